import type { RecordAction } from '#platform/data/collection/define.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Action } from '#ui/office/description.ts'
import type { RecordActionDescription } from '#ui/office/record/record-action/record-action-description.ts'
import { formWordsIn } from '../../description/form-words.ts'
import { describeFields } from '../../description/describe-form.ts'
import { recordActionNamed, actionsOf, isFor } from './actions.ts'
import { recordActionWords as words } from './words.ts'

type OfRow = { collection: AnyCollection; row: Record<string, unknown>; url: URL | undefined }

/** What a deed asks and says before it is done; of one row its fields begin with what that holds. */
export const describeRecordAction = async (
  ctx: Context,
  of: { collection: AnyCollection; deed: RecordAction; row?: Record<string, unknown> | undefined },
): Promise<RecordActionDescription> => {
  const { deed, collection, row } = of
  const { locale } = ctx
  const fields = await describeFields(ctx, { collection, names: deed.asks ?? [], row: row ?? null })
  return {
    name: deed.name,
    label: deed.label[locale],
    icon: deed.icon,
    ...(deed.isDestructive && { isDestructive: true }),
    ...(deed.text && { text: deed.text[locale] }),
    hidden: [
      { name: 'intent', value: 'deed' },
      { name: 'deed', value: deed.name },
    ],
    fields: fields.map((field) => ({ ...field, isRequired: true })),
    words: formWordsIn(locale),
    locale,
    cancel: { label: words.cancel[locale], href: '' },
  }
}

/** The deeds of a row as its actions: what asks or says something first leads there, what does not is done at once. */
export const recordActionForms = (ctx: Context, { collection, row, url }: OfRow): Action[] => {
  if (!url) return []
  const fitting = actionsOf(ctx, collection).filter((deed) => isFor(ctx, { collection, deed, row }))
  return fitting.map((deed) => ({
    label: deed.label[ctx.locale],
    icon: deed.icon,
    ...(deed.isPrimary && { isPrimary: true }),
    ...(deed.isDestructive && { isDestructive: true }),
    ...(deed.text || deed.asks
      ? { href: at(url, { deed: deed.name }) }
      : {
          method: 'post' as const,
          hidden: [
            { name: 'intent', value: 'deed' },
            { name: 'deed', value: deed.name },
          ],
        }),
  }))
}

/** The deed that the address of a record asks about, where it is done to that row. */
export const requestedRecordAction = async (
  ctx: Context,
  { collection, row, url }: OfRow,
): Promise<{ deed?: RecordActionDescription }> => {
  const deed = url && recordActionNamed(ctx, collection, url.searchParams.get('deed') ?? '')
  if (!deed || !isFor(ctx, { collection, deed, row })) return {}
  const described = await describeRecordAction(ctx, { collection, deed, row })
  return { deed: { ...described, cancel: { ...described.cancel, href: at(url, { deed: null }) } } }
}

/** The same page with another deed, or none, and without what was done before. */
export const at = (url: URL, { deed, ...told }: { deed: string | null } & Record<string, string | null>) => {
  const query = new URLSearchParams(url.searchParams)
  for (const name of ['deed', 'done', 'batch', 'print', '_routes']) query.delete(name)
  for (const [name, value] of Object.entries({ deed, ...told })) if (value !== null) query.set(name, value)
  const asked = query.toString()
  return url.pathname + (asked && `?${asked}`)
}
