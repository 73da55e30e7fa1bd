import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { applyToRows, type Outcome, undoBatches } from '../../list/bulk/apply-to-rows.ts'
import { countedIn, undoing } from '../../list/done.ts'
import type { Posted } from '../record-forms.ts'
import { at } from './describe-action.ts'
import { postedRecordAction } from './actions.ts'

/** Applies a declared action to one record, as an undoable batch. Returns the address with the result. */
export const runRecordAction = async (ctx: Context, { collection, _id, form, url }: Posted): Promise<string> => {
  const action = postedRecordAction(ctx, collection, form)
  const outcome = proved(await applyToRows(ctx, collection, { ids: [_id], action }))
  return at(url, { action: null, done: `action-${String(form.get('recordAction'))} 1`, batch: outcome.batch })
}

/** Undoes an action on the record. */
export const undoRecordAction = async (ctx: Context, { collection, form, url }: Posted): Promise<string> => {
  proved(await undoBatches(ctx, collection, [String(form.get('batch') ?? '')]))
  return at(url, { action: null, done: 'undone 1' })
}

/** Returns the message about the last action on a record, with its undo. */
export const recordActionDone = (
  ctx: Context,
  { collection, url }: { collection: AnyCollection; url: URL },
): Pick<RecordDescription, 'saved' | 'undo'> => {
  const done = url.searchParams.get('done') ?? ''
  const batch = url.searchParams.get('batch') ?? ''
  const saved = collection.actions && countedIn(ctx, { collection, done })
  if (!saved) return {}
  return { saved, ...(/^[0-9a-f]{24}$/.test(batch) && { undo: { ...undoing(ctx, batch), icon: 'arrow-back-up' } }) }
}

/** A single record either succeeds or throws. */
function proved(outcome: Outcome): Outcome {
  const [failure] = outcome.failures
  if (failure) throw conflict({ field: '_id', code: 'unfit', th: failure.th, en: failure.en })
  return outcome
}
