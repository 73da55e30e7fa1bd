import type { RecordAction } from '#platform/data/collection/define.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { matches } from '#domain/query/matches.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { conditionOf } from '#platform/data/collection/writing/assertions/conditions.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { readField } from '../../save/read-form.ts'
import type { RowAction } from '../../list/bulk/apply-to-rows.ts'
import { recordActionWords as words } from './words.ts'

/** Returns the actions that the viewer may apply to some row. They may write each field that it sets or asks for. */
export const actionsOf = (ctx: Context, collection: AnyCollection): RecordAction[] => {
  if (!collection.actions || !mayEver(collection.access.update, ruledBy(ctx, collection))) return []
  return collection.actions.filter((action) =>
    namesIn(action).every((name) => isWritable(ctx, collection.fields[name]!)),
  )
}

const namesIn = ({ sets, asks = [] }: RecordAction) => [...Object.keys(sets?.({ now: '' }) ?? {}), ...asks]

/** Returns the named action if the viewer may use it; undefined otherwise. */
export const recordActionNamed = (ctx: Context, collection: AnyCollection, name: string) =>
  actionsOf(ctx, collection).find((action) => action.name === name)

/** Whether an action applies to a stored row. */
export const isFor = (
  ctx: Context,
  of: { collection: AnyCollection; action: RecordAction; row: Record<string, unknown> },
) => matches(conditionOf(ctx.app.collections, of.collection, of.action.where), of.row)

/** Returns the change of an action with its input, at the context's time. */
export const changeOf = (ctx: Context, action: RecordAction, asked: Record<string, unknown>) => ({
  ...action.sets?.({ now: nowOf(ctx) }),
  ...asked,
})

/**
 * Returns a submitted action. Throws invalid if required input is missing, or the viewer has no action of that name.
 */
export const postedRecordAction = (ctx: Context, collection: AnyCollection, form: FormData): RowAction => {
  const action = recordActionNamed(ctx, collection, String(form.get('recordAction') ?? ''))
  if (!action) throw invalid({ field: 'recordAction', code: 'unknown', ...words.unknown })
  const asked = (action.asks ?? []).map((name) => [name, askedIn(ctx, collection, { form, name })] as const)
  return { verb: 'update', change: Object.fromEntries(asked), action: action.name }
}

function askedIn(ctx: Context, { fields }: AnyCollection, { form, name }: { form: FormData; name: string }) {
  const field = fields[name]!
  const posted = readField(ctx, field, { form, name, stored: null })
  if (posted && !posted.isLeft) return posted.value
  const { th, en } = field.label
  throw invalid({
    ...{ field: name, code: 'required' },
    ...{ th: fill(words.required.th, { field: th }), en: fill(words.required.en, { field: en }) },
  })
}
