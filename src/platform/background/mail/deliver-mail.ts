import { sql } from 'kysely'
import { z } from 'zod'
import { publish } from '#platform/background/events/publish.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { recordTry } from './record-try.ts'
import { bounceAddress } from './sender/bounce-address.ts'
import { mailSenderOf } from './sender/check-sender.ts'
import { dkimOf } from './sender/dkim-keys.ts'
import { domainOf, senderOf } from './sender/sender.ts'
import { type MailKind, suppressionOf } from './suppression/suppression.ts'
import { type DeliveryTry, MailRefusal } from './transport/delivery.ts'
import type { Parcel } from './transport/mailer.ts'
import { mailerOf } from './transport/site-mailer.ts'
import { suppressedText } from './words.ts'

interface QueuedMail extends Pick<Parcel, 'to' | 'toName' | 'subject' | 'text' | 'html' | 'unsubscribe'> {
  _id: string
  createdAt: string
  tries: number
  secret: boolean
  kind: MailKind
  message: string | null
}

/** How a delivery ended: without a server, suppressed, accepted, or refused. */
type Outcome =
  | { state: 'kept' }
  | { state: 'suppressed'; error: string }
  | { state: 'accepted'; attempt: DeliveryTry }
  | { state: 'refused'; refusal: MailRefusal; isOver: boolean }

/**
 * Passes a queued mail to the mail server; without a server the mail stays. Its success and the job's completion are
 * written together. Only a crash between the server's reply and that write can send it twice, with the same Message-ID.
 */
export const deliverMail = defineJob({
  name: 'platform/deliver-mail',
  payload: z.object({ mail: z.string() }),
  concurrency: 4,
  async work(ctx, { payload, signal, isLast, finish }) {
    const mail = await findQueued(ctx, payload.mail)
    if (!mail) return
    const outcome = await deliver(ctx, { mail, signal, isLast })
    const isOver = outcome.state !== 'refused' || outcome.isOver
    await inTransaction(ctx, async (inside) => {
      await settle(inside, mail, outcome)
      if (isOver) await finish(inside)
    })
    if (!isOver) throw outcome.refusal
  },
})

/** Reads past the field rules, because nobody else may see the content of a secret mail. */
async function findQueued(ctx: Context, _id: string): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`select _id, "to", "toName", subject, text, html, "createdAt", tries, secret,
    unsubscribe, kind, message from mail
    where site = ${ctx.site._id} and _id = ${_id} and state = 'queued'`.execute(ctx[executor])
  return rows[0]
}

/** An abort here is not a reply of the server. */
async function deliver(
  ctx: Context,
  { mail, signal, isLast }: { mail: QueuedMail; signal: AbortSignal; isLast: boolean },
): Promise<Outcome> {
  const suppressed = await suppressionOf(ctx, { address: mail.to, kind: mail.kind })
  if (suppressed) return { state: 'suppressed', error: suppressedText(suppressed, ctx.locale) }
  try {
    const mailer = await mailerOf(ctx)
    if (!mailer) return { state: 'kept' }
    return { state: 'accepted', attempt: await mailer.hand(await parcelOf(ctx, mail), signal) }
  } catch (error) {
    if (signal.aborted || !(error instanceof MailRefusal)) throw error
    return { state: 'refused', refusal: error, isOver: error.isFinal || isLast }
  }
}

async function parcelOf(ctx: Context, mail: QueuedMail): Promise<Parcel> {
  const sender = await senderOf(ctx)
  const { bounceMailbox } = await mailSenderOf(ctx)
  const { _id, createdAt, to, toName, subject, text, html, unsubscribe } = mail
  return {
    ...{ from: sender, messageId: `${_id}@${sender.address.split('@')[1]}`, date: new Date(createdAt) },
    ...{ to, toName, subject, text, html, unsubscribe },
    envelopeFrom: bounceAddress(ctx, { mailbox: bounceMailbox, mail: _id }),
    dkim: await dkimOf(ctx, domainOf(sender.address)),
  }
}

async function settle(ctx: Context, mail: QueuedMail, outcome: Outcome) {
  if (outcome.state === 'accepted')
    await recordTry(ctx, { mail: mail._id, outcome: 'accepted', attempt: outcome.attempt })
  if (outcome.state === 'refused') {
    const { attempt, isFinal } = outcome.refusal
    const named = { ...attempt, envelope: { ...attempt.envelope, to: attempt.envelope.to || mail.to } }
    await recordTry(ctx, { mail: mail._id, outcome: isFinal ? 'refused' : 'deferred', attempt: named })
  }
  const change = changeOf(ctx, mail, outcome)
  await compute(ctx, 'mail', { _id: mail._id, change })
  const isSettled = change.state === 'sent' || change.state === 'failed'
  if (isSettled && mail.message) await publish(ctx, 'mail.settled', { _id: mail._id, message: mail.message })
}

function changeOf(ctx: Context, mail: QueuedMail, outcome: Outcome) {
  if (outcome.state === 'kept') return { state: 'kept' } as const
  const isOver = outcome.state !== 'refused' || outcome.isOver
  const content = mail.secret && isOver ? { text: '', html: '' } : {}
  if (outcome.state === 'suppressed') return { state: 'failed', error: outcome.error, ...content } as const
  const tries = mail.tries + 1
  if (outcome.state === 'accepted')
    return { state: 'sent', tries, error: null, sentAt: nowOf(ctx), ...content } as const
  return { state: isOver ? 'failed' : 'queued', tries, error: outcome.refusal.message, ...content } as const
}
