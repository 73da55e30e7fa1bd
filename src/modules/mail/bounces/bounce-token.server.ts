import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailSenderOf } from '#platform/background/mail/sender/check-sender.ts'
import type { Context } from '#platform/context.ts'

/** What a mail server shows to report bounces to the context's site. It changes with the epoch of the sender. */
export const bounceToken = async (ctx: Context): Promise<string> => {
  const { bounceEpoch } = await mailSenderOf(ctx)
  return createHmac('sha256', ctx.app.sealing.key)
    .update(`bounce call\n${ctx.site._id}\n${bounceEpoch}`)
    .digest('base64url')
}

export const isBounceToken = async (ctx: Context, token: string): Promise<boolean> => {
  const [right, sent] = [Buffer.from(await bounceToken(ctx)), Buffer.from(token)]
  return right.length === sent.length && timingSafeEqual(right, sent)
}
