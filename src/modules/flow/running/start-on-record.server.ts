import type { Listener } from '#platform/http/api/command.ts'
import { findOne } from '#platform/http/api/find.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { startRun } from '#platform/flow/runs/start-run.ts'
import type { FlowEvent } from '../collections/flow-choices.ts'

type Cause = { chain: string; depth: number }

/**
 * Returns the listener that starts the flows of an event. The values of the run are the record as an administrator reads
 * it. Each flow starts once for a record, however often the event is reported.
 */
export const startOnEvent =
  (collection: string): Listener =>
  async (ctx, { _id, cause }) => {
    if (typeof _id !== 'string') return
    const event = `${collection}.created` as FlowEvent
    const flows = await from(ctx, 'flow')
      .select(['flow._id', 'flow.publishedVersion'])
      .where('flow.status', '=', 'active')
      .where('flow.trigger', '=', 'event')
      .where('flow.event', '=', event)
      .execute()
    if (flows.length === 0) return
    const form = (await findOne(ctx, collection, _id)) as Record<string, unknown> | undefined
    if (!form || isOutgoing(collection, form)) return
    for (const { _id: flowID, publishedVersion: version } of flows)
      await startRun(ctx, {
        ...{ flowID, version, trigger: 'event', form, subject: `${collection}:${_id}`, key: `${event}:${_id}` },
        ...{ person: nobody, binding: null },
        ...nextCause(cause),
      })
  }

/** A message that the site sends itself is no event: a flow would answer its own mail. */
const isOutgoing = (collection: string, { direction }: Record<string, unknown>) =>
  collection === 'message' && direction === 'out'

/**
 * Starts the flows of a form that was sent, for the person who sent it: those that name the form, and the one that the form
 * names. Private answers are not among its values.
 */
export const startOnForm: Listener = async (ctx, { submissionID, formID, flow = '', cause }) => {
  if (typeof submissionID !== 'string' || typeof formID !== 'string' || typeof flow !== 'string') return
  const flows = await from(ctx, 'flow')
    .select(['flow._id', 'flow.publishedVersion'])
    .where('flow.status', '=', 'active')
    .where('flow.trigger', '=', 'form')
    .where((of) => of.or([of('flow.formID', '=', formID), of('flow._id', '=', flow)]))
    .execute()
  const submission = flows.length > 0 ? await submissionOf(ctx, submissionID) : null
  if (!submission) return
  for (const { _id: flowID, publishedVersion: version } of flows)
    await startRun(ctx, {
      ...{ flowID, version, trigger: 'form', subject: `form:${submissionID}`, key: `form:${submissionID}` },
      ...{ ...submission, binding: null },
      ...nextCause(cause),
    })
}

async function submissionOf(ctx: Context, _id: string) {
  const row = (await findOne(ctx, 'form', _id)) as Record<string, unknown> | undefined
  if (!row) return null
  const { formData, userID, number } = row
  const form = { ...(typeof formData === 'object' ? formData : {}), number }
  const person = typeof userID === 'string' && userID !== '' ? { home: ctx.site._id, userID } : nobody
  return { form, person }
}

const nobody = { home: '', userID: '' }

/** An event that a flow caused is one deeper in the same chain. */
const nextCause = (cause: unknown) => {
  const { chain, depth } = (cause ?? {}) as Partial<Cause>
  return typeof chain === 'string' && typeof depth === 'number' ? { cause: { chain, depth: depth + 1 } } : {}
}
