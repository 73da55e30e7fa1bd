import { fromPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type AttemptState, paymentAttempt } from '../tables.ts'
import { lookJob } from './attempt-jobs.ts'

const openStates = ['created', 'action', 'processing'] as const satisfies readonly AttemptState[]

export const isOpen = ({ state }: { state: AttemptState }) => (openStates as readonly AttemptState[]).includes(state)

const attempts = (ctx: Context) =>
  fromPrivate(ctx, paymentAttempt)
    .select([
      'payment_attempt._id',
      'payment_attempt.orderID',
      'payment_attempt.providerID',
      'payment_attempt.provider',
    ])
    .select(['payment_attempt.amount', 'payment_attempt.providerRef', 'payment_attempt.url', 'payment_attempt.state'])
    .select(['payment_attempt.failure', 'payment_attempt.createdAt', 'payment_attempt.expiresAt'])

/** An attempt to pay at a gateway. Lock its order before it is read for a change. */
export const attemptOf = (ctx: Context, _id: string) =>
  attempts(ctx).where('payment_attempt._id', '=', _id).executeTakeFirst()

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof attemptOf>>>

/** The latest attempts of an order, newest first, at most twenty. */
export const attemptsOf = (ctx: Context, orderID: string) =>
  attempts(ctx)
    .where('payment_attempt.orderID', '=', orderID)
    .orderBy('payment_attempt.createdAt', 'desc')
    .orderBy('payment_attempt._id', 'desc')
    .limit(20)
    .execute()

/** The attempt of an order that can still bring money; undefined without one. */
export const openAttemptOf = (ctx: Context, orderID: string) =>
  attempts(ctx)
    .where('payment_attempt.orderID', '=', orderID)
    .where('payment_attempt.state', 'in', [...openStates])
    .executeTakeFirst()

/** The attempts of several orders that can still bring money. */
export const openAttemptsOf = (ctx: Context, orderIDs: readonly string[]) =>
  attempts(ctx)
    .where('payment_attempt.orderID', 'in', [...orderIDs])
    .where('payment_attempt.state', 'in', [...openStates])
    .execute()

/** The attempts of this site with one of the references of a gateway. */
export const attemptsByRef = (ctx: Context, { provider, refs }: { provider: string; refs: readonly string[] }) =>
  attempts(ctx)
    .where('payment_attempt.provider', '=', provider)
    .where('payment_attempt.providerRef', 'in', [...refs])
    .execute()

/** Changes an attempt whose order is locked. An end is written with its time. */
export const changeAttempt = (
  ctx: Context,
  { _id }: Pick<AttemptRow, '_id'>,
  change: { state: AttemptState; providerRef?: string; url?: string; failure?: string | null },
) =>
  updatePrivate(ctx, paymentAttempt, {
    where: { _id },
    change: { ...change, endedAt: isOpen(change) ? null : nowOf(ctx) },
  })

/** Asks the gateway about an attempt soon, in the background. */
export const lookSoon = (ctx: Context, { _id }: Pick<AttemptRow, '_id'>) =>
  enqueue(ctx, lookJob, { payload: { attempt: _id }, key: `soon ${_id}` })
