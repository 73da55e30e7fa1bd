import { addBaht } from '#domain/money/baht.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type PartState, refundPart } from '../tables.ts'
import { partJob } from './part-jobs.ts'

const partsIn = (ctx: Context) =>
  fromPrivate(ctx, refundPart)
    .select(['refund_part._id', 'refund_part.refundID', 'refund_part.providerID', 'refund_part.charge'])
    .select(['refund_part.amount', 'refund_part.state', 'refund_part.ref', 'refund_part.failure'])
    .select(['refund_part.createdAt', 'refund_part.sentAt'])

/** A part of a refund. Lock the order of the refund before it is read for a change. */
export const partOf = (ctx: Context, _id: string) => partsIn(ctx).where('refund_part._id', '=', _id).executeTakeFirst()

export type PartRow = NonNullable<Awaited<ReturnType<typeof partOf>>>

/** The parts of a refund, oldest first. */
export const partsOf = (ctx: Context, refundID: string) =>
  partsIn(ctx)
    .where('refund_part.refundID', '=', refundID)
    .orderBy('refund_part.createdAt')
    .orderBy('refund_part._id')
    .limit(100)
    .execute()

/** Whether the gateway has not decided about a part. */
export const isOpen = ({ state }: { state: PartState }): boolean => state !== 'done' && state !== 'failed'

/** What of a refund is still to be sent, in baht: parts that the gateway returned or may return are not. */
export const leftToSend = async (ctx: Context, { _id, amount }: { _id: string; amount: number }): Promise<number> => {
  const sent = (await partsOf(ctx, _id)).filter(({ state }) => state !== 'failed')
  return addBaht(Number(amount), ...sent.map((part) => -Number(part.amount)))
}

/** Changes a part whose order is locked. An end is written with its time. */
export const changePart = (
  ctx: Context,
  { _id }: Pick<PartRow, '_id'>,
  change: { state: PartState; ref?: string | null; failure?: string | null; sentAt?: string },
) =>
  updatePrivate(ctx, refundPart, {
    where: { _id },
    change: { ...change, endedAt: isOpen(change) ? null : nowOf(ctx) },
  })

/** Has a part settled in the background: now, or at a moment in milliseconds since 1970. */
export const settleLater = (ctx: Context, { _id, at }: { _id: string; at?: number }) =>
  enqueue(ctx, partJob, {
    payload: { part: _id },
    ...(at === undefined ? { key: `soon ${_id}` } : { key: `${_id} ${at}`, at }),
  })
