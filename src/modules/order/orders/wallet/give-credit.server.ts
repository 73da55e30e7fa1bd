import { addLot, type NewLot } from '#modules/credit/public-api.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { Context } from '#platform/context.ts'
import { postEntry } from '../../payments/post-entry.server.ts'
import { endCreditJob } from '../order-jobs.ts'

interface GivenCredit extends Omit<NewLot, 'expiresAt'> {
  /** After how many days it ends; null for never. */
  days: number | null
  /** The accounts that pay for it, in baht. Together they are the amount. */
  from: readonly (readonly [account: string, amount: number])[]
}

/** Adds credit to a wallet with its journal entry, in the caller's transaction, and ends it at its time. Once for each `ref`. */
export async function giveCredit(ctx: Context, { days, from, ...lot }: GivenCredit): Promise<void> {
  const end = days === null ? null : ctx.now + days * 86_400_000
  const expiresAt = end === null ? null : new Date(end).toISOString()
  const _id = await addLot(ctx, { ...lot, expiresAt })
  if (_id === null) return
  const lines = [...from, [`wallet:${lot.userID}`, -lot.amount] as const]
  await postEntry(ctx, { kind: 'credit', source: lot.ref, lines })
  if (end !== null) await enqueue(ctx, endCreditJob, { payload: { lot: _id }, key: _id, at: end })
}
