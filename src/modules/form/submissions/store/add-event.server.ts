import { insertPrivate } from '#platform/data/private-table/access.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { formEvent, type FormEventRow } from './tables.ts'

/** A changed answer or status. */
export interface EventChange {
  name: string
  from: unknown
  to: unknown
}

interface NewEvent {
  submissionID: string
  kind: FormEventRow['kind']
  changes?: readonly EventChange[]
  reason?: string
  /** Whether nobody's name is stored. */
  isAnonymous?: boolean
}

/** Adds an event to the timeline of a submission. */
export async function addEvent(ctx: Context, of: NewEvent): Promise<void> {
  await insertPrivate(ctx, formEvent, { row: eventRow(ctx, of) })
}

/** An event as it is stored. */
export function eventRow(ctx: Context, of: NewEvent): FormEventRow {
  const { submissionID, kind, changes = [], reason = '', isAnonymous = false } = of
  const { viewer } = ctx
  const by = isAnonymous ? { byID: '', byName: '' } : { byID: viewer.id, byName: viewer.name }
  return {
    _id: newId(ctx.now),
    submissionID,
    kind,
    ...by,
    changes: JSON.stringify(changes),
    reason,
    at: nowOf(ctx),
  }
}
