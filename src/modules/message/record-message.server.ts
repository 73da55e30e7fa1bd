import type { Context } from '#platform/context.ts'
import { compute, record } from '#platform/data/collection/write.ts'

interface OutgoingMessage {
  name: string
  email: string
  subject: string
  body: string
  /** The same key records the same message. */
  key: string | null
}

/** Records an e-mail of the site with the status `submit` (specification §7). Returns its `_id`. */
export const recordMessage = async (ctx: Context, message: OutgoingMessage): Promise<string> => {
  const { _id } = await record(ctx, 'message', { ...message, status: 'submit', direction: 'out' })
  return _id
}

/** Names the mail whose delivery the status follows. */
export const linkMail = (ctx: Context, { _id, mail }: { _id: string; mail: string }) =>
  compute(ctx, 'message', { _id, change: { mail } })

/** Sets the status after the mail server accepted or refused the mail (specification §7). */
export const settleMessage = (ctx: Context, of: { _id: string; status: 'confirm' | 'fail'; error: string | null }) =>
  compute(ctx, 'message', { _id: of._id, change: { status: of.status, error: of.error } })
