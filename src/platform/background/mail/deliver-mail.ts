import { sql } from 'kysely'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { type Parcel, Returned } from './mailer.ts'

interface Queued extends Pick<Parcel, 'to' | 'subject' | 'text' | 'html' | 'unsubscribe'> {
  _id: string
  createdAt: string
  tries: number
  secret: boolean
}

/**
 * Passes a queued mail to the mail server; without a server the mail stays. Its success and the job's completion are
 * written together. Only a crash between the server's reply and that write can send it twice, with the same Message-ID.
 */
export const deliverMail = defineJob({
  name: 'platform/deliver-mail',
  payload: z.object({ mail: z.string() }),
  concurrency: 4,
  async work(ctx, { payload, signal, isLast, finish }) {
    const mail = await queued(ctx, payload.mail)
    if (!mail) return
    const error = ctx.app.mailer && (await fateOf(ctx, { mail, signal }))
    const isOver = !error || error.isFinal || isLast
    await inTransaction(ctx, async (inside) => {
      await compute(inside, 'mail', { _id: mail._id, change: { ...outcome(ctx, { mail, error, isOver }) } })
      if (isOver) await finish(inside)
    })
    if (!isOver) throw error
  },
})

/** Reads past the field rules, because nobody else may see the content of a secret mail. */
async function queued(ctx: Context, _id: string): Promise<Queued | undefined> {
  const { rows } =
    await sql<Queued>`select _id, "to", subject, text, html, "createdAt", tries, secret, unsubscribe from mail
    where site = ${ctx.site._id} and _id = ${_id} and state = 'queued'`.execute(ctx[executor])
  return rows[0]
}

/** Returns null if the server accepted the mail. An abort here is not a reply of the server. */
async function fateOf(ctx: Context, { mail, signal }: { mail: Queued; signal: AbortSignal }): Promise<Returned | null> {
  const sender = await senderOf(ctx)
  const { _id, createdAt, to, subject, text, html, unsubscribe } = mail
  const messageId = `${_id}@${sender.address.split('@')[1]}`
  try {
    const parcel = { from: sender, messageId, date: new Date(createdAt), to, subject, text, html, unsubscribe }
    await ctx.app.mailer!.hand(parcel, signal)
    return null
  } catch (error) {
    if (signal.aborted || !(error instanceof Returned)) throw error
    return error
  }
}

/** Returns the sender from the site's configuration, or by default an address at its host name. */
async function senderOf(ctx: Context): Promise<Parcel['from']> {
  const set = await from(ctx, 'configuration')
    .select(['configuration.email_from_name', 'configuration.email_from_email'])
    .executeTakeFirst()
  const name = (set?.email_from_name ?? ctx.site.siteName).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return { name, address: set?.email_from_email ?? `no-reply@${ctx.site.hostname || 'localhost'}` }
}

function outcome(ctx: Context, of: { mail: Queued; error: Returned | null; isOver: boolean }) {
  const { mail, error, isOver } = of
  if (!ctx.app.mailer) return { state: 'kept' } as const
  const tries = mail.tries + 1
  const emptied = mail.secret && isOver ? { text: '', html: '' } : {}
  if (!error) return { state: 'sent', tries, error: null, sentAt: nowOf(ctx), ...emptied } as const
  return { state: isOver ? 'failed' : 'queued', tries, error: error.message, ...emptied } as const
}
