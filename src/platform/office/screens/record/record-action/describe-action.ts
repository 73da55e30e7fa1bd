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

/** Returns the input fields and texts of an action. For a single row the fields start with its values. */
export const describeRecordAction = async (
  ctx: Context,
  of: { collection: AnyCollection; action: RecordAction; row?: Record<string, unknown> | undefined },
): Promise<RecordActionDescription> => {
  const { action, collection, row } = of
  const { locale } = ctx
  const fields = await describeFields(ctx, { collection, names: action.asks ?? [], row: row ?? null })
  return {
    name: action.name,
    label: action.label[locale],
    icon: action.icon,
    ...(action.isDestructive && { isDestructive: true }),
    ...(action.text && { text: action.text[locale] }),
    hidden: [
      { name: 'intent', value: 'action' },
      { name: 'recordAction', value: action.name },
    ],
    fields: fields.map((field) => ({ ...field, isRequired: true })),
    words: formWordsIn(locale),
    locale,
    cancel: { label: words.cancel[locale], href: '' },
  }
}

/**
 * Returns the actions of a row as buttons. An action with input or confirmation opens its dialog; others run at once.
 */
export const recordActionForms = (ctx: Context, { collection, row, url }: OfRow): Action[] => {
  if (!url) return []
  const fitting = actionsOf(ctx, collection).filter((action) => isFor(ctx, { collection, action, row }))
  return fitting.map((action) => ({
    label: action.label[ctx.locale],
    icon: action.icon,
    ...(action.isPrimary && { isPrimary: true }),
    ...(action.isDestructive && { isDestructive: true }),
    ...(action.text || action.asks
      ? { href: at(url, { action: action.name }) }
      : {
          method: 'post' as const,
          hidden: [
            { name: 'intent', value: 'action' },
            { name: 'recordAction', value: action.name },
          ],
        }),
  }))
}

/** Returns the action in a record's address, if it applies to that row. */
export const requestedRecordAction = async (
  ctx: Context,
  { collection, row, url }: OfRow,
): Promise<{ action?: RecordActionDescription }> => {
  const action = url && recordActionNamed(ctx, collection, url.searchParams.get('action') ?? '')
  if (!action || !isFor(ctx, { collection, action, row })) return {}
  const described = await describeRecordAction(ctx, { collection, action, row })
  return { action: { ...described, cancel: { ...described.cancel, href: at(url, { action: null }) } } }
}

/** Returns the same page with another action or none, without the last result. */
export const at = (url: URL, { action, ...told }: { action: string | null } & Record<string, string | null>) => {
  const query = new URLSearchParams(url.searchParams)
  for (const name of ['action', 'done', 'batch', 'print', '_routes']) query.delete(name)
  for (const [name, value] of Object.entries({ action, ...told })) if (value !== null) query.set(name, value)
  const asked = query.toString()
  return url.pathname + (asked && `?${asked}`)
}
