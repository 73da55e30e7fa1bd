import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { addressHash } from './address-hash.ts'
import { judgeBounce, maxSoftBounces, softBounceDays } from './bounce-rules.ts'
import { suppress } from './suppression.ts'

const dayMs = 86_400_000

/**
 * Suppresses a recipient after a recorded bounce: at once if the address does not exist, from news alone if it bounced
 * softly too often. Call it in the transaction that recorded the try.
 */
export const suppressBounced = async (
  ctx: Context,
  of: { address: string; enhancedCode: string | null; response: string },
): Promise<void> => {
  const verdict = judgeBounce(of.enhancedCode)
  const { address, response: note } = of
  if (verdict === 'hard') await suppress(ctx, { address, note, reason: 'hard', scope: 'all', until: null, by: '' })
  if (verdict !== 'soft' || (await softBounces(ctx, address)) < maxSoftBounces) return
  const until = new Date(ctx.now + softBounceDays * dayMs).toISOString()
  await suppress(ctx, { address, note, reason: 'soft', scope: 'news', until, by: '' })
}

/** How many mails to the address bounced softly lately. Tries of one mail count once. */
async function softBounces(ctx: Context, address: string): Promise<number> {
  const since = new Date(ctx.now - softBounceDays * dayMs).toISOString()
  const { rows } = await sql<{ enhancedCode: string; mail: string }>`select distinct mail, "enhancedCode" from mail_try
    where site = ${ctx.site._id} and recipient = ${addressHash(ctx, address)} and "isAboutRecipient"
    and at > ${since} limit 500`.execute(ctx[executor])
  return new Set(rows.filter(({ enhancedCode }) => judgeBounce(enhancedCode) === 'soft').map(({ mail }) => mail)).size
}
