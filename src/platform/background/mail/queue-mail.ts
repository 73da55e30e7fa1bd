import { excerpt } from '#domain/thai-text/excerpt.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { accepted } from '#platform/data/collection/writing/accept.ts'
import { asColumns, searchText } from '#platform/data/collection/writing/columns.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { insertRow } from '#platform/data/collection/writing/store.ts'
import { withWriteTransaction } from '#platform/data/collection/writing/write-transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { publish } from '#platform/background/events/publish.ts'
import { deliverMail } from './deliver-mail.ts'
import { type MailKind, suppressionOf } from './suppression/suppression.ts'
import { suppressedText } from './words.ts'

/** A mail with its content as it is sent. */
export interface QueuedMail {
  /** Exactly one address. */
  to: string
  toName?: string
  subject: string
  text: string
  html: string
  /** News stop with an unsubscribe; other mail does not. */
  kind?: MailKind
  secret?: boolean
  toStaff?: boolean
  /** The whole address at which a mail program stops mail of this kind (RFC 8058). */
  unsubscribe?: string | null
  /** The `message` whose state follows that of the mail. */
  message?: string | null
}

/** In characters including their marks. */
const maxSubject = 150
const maxNameLength = 100

/**
 * Queues a mail of the site in its transaction; it is sent after the commit. Returns the `_id` of its row in `mail`. A
 * mail to a suppressed address is recorded as failed. Throws invalid for a bad address, or an empty or multi-line
 * subject. A long subject is cut between characters.
 */
export const queueMail = async (ctx: Context, mail: QueuedMail): Promise<string> => {
  const issues = issuesOf(mail)
  if (issues.length > 0) throw invalid(...issues)
  const collection = collectionOf(ctx, 'mail')
  return withWriteTransaction(ctx, collection, async (inside) => {
    const { to, kind = 'transactional', message = null } = mail
    const suppressed = await suppressionOf(inside, { address: to, kind })
    const state = suppressed ? { state: 'failed', error: suppressedText(suppressed, ctx.locale) } : {}
    const values = { ...accepted(ctx, collection, {}), ...valuesOf(mail), ...state }
    const row = await insertRow(inside, collection, {
      ...{ site: ctx.site._id, _id: newId(ctx.now), createdAt: nowOf(ctx), updatedAt: nowOf(ctx) },
      ...{ search: searchText(collection, values), ...asColumns(collection, values) },
    })
    if (!suppressed) await enqueue(inside, deliverMail, { payload: { mail: row._id } })
    else if (message) await publish(inside, 'mail.settled', { _id: row._id, message })
    return row._id
  })
}

function valuesOf({ to, toName = '', subject, kind, secret, toStaff, unsubscribe, message, ...content }: QueuedMail) {
  const name = toName.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim()
  return {
    ...{ to: to.toLowerCase(), toName: excerpt(name, maxNameLength), ...content },
    ...{ subject: excerpt(subject.normalize('NFC'), maxSubject), kind: kind ?? 'transactional' },
    ...{ secret: secret ?? false, toStaff: toStaff ?? false },
    ...{ unsubscribe: unsubscribe ?? null, message: message ?? null },
  }
}

/** Content that could inject mail headers (attacks A19, H14). */
function issuesOf({ to, subject }: QueuedMail): Issue[] {
  const address = emailIssue('to', to)
  const isLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u.test(subject) && subject.trim() !== ''
  const text = { th: 'หัวเรื่องต้องเป็นข้อความบรรทัดเดียว', en: 'The subject must be a single line of text' }
  return [...(address ? [address] : []), ...(isLine ? [] : [{ field: 'subject', code: 'wrong' as const, ...text }])]
}
