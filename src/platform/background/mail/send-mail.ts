import { excerpt } from '#domain/thai-text/excerpt.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { safeTheme } from '#ui/theme/theme.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { accepted } from '#platform/data/collection/writing/accept.ts'
import { asColumns, searchText } from '#platform/data/collection/writing/columns.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { insertRow } from '#platform/data/collection/writing/store.ts'
import { withWriteTransaction } from '#platform/data/collection/writing/write-transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { deliverMail } from './deliver-mail.ts'
import { type EmailContent, emailText } from './email-content.ts'
import { letterHtml } from './email-html.server.tsx'
import { words } from './words.ts'

export interface Mail {
  /** Exactly one address. */
  to: string
  letter: EmailContent
  /** The language of the mail; by default that of the context. */
  locale?: Locale
  /** Contains a secret, such as a password link. Its content is stored only if no mail server is configured. */
  isSecret?: boolean
  /** The whole address at which a mail program stops mail of this kind (RFC 8058). */
  unsubscribe?: string | null
  /** It is for a member of staff. */
  isToStaff?: boolean
}

/**
 * Queues a mail of the site in its transaction; it is sent after the commit. Returns the `_id` of its row in `mail`.
 * Throws invalid for a bad address, or an empty or multi-line subject. A long subject is cut between characters.
 */
export const sendMail = async (ctx: Context, mail: Mail): Promise<string> => {
  const issues = issuesOf(mail)
  if (issues.length > 0) throw invalid(...issues)
  const collection = collectionOf(ctx, 'mail')
  const said = { ...accepted(ctx, collection, {}), ...written(ctx, mail) }
  return withWriteTransaction(ctx, collection, async (inside) => {
    const row = await insertRow(inside, collection, {
      ...{ site: ctx.site._id, _id: newId(ctx.now), createdAt: nowOf(ctx), updatedAt: nowOf(ctx) },
      ...{ search: searchText(collection, said), ...asColumns(collection, said) },
    })
    await enqueue(inside, deliverMail, { payload: { mail: row._id } })
    return row._id
  })
}

/** In characters including their marks. */
const longestSubject = 150

function written(
  { site, locale: own }: Context,
  { to, letter, locale = own, isSecret = false, isToStaff = false, unsubscribe = null }: Mail,
) {
  const sender = { siteName: site.siteName, brand: safeTheme(site.theme).brand, footer: words.footer[locale] }
  return {
    to: to.toLowerCase(),
    subject: excerpt(letter.subject.normalize('NFC'), longestSubject),
    text: emailText(letter, sender),
    html: letterHtml(letter, { ...sender, locale }),
    secret: isSecret,
    toStaff: isToStaff,
    unsubscribe,
  }
}

/** Content that could inject mail headers or bad links (attacks A19, H14). */
function issuesOf({ to, letter }: Mail): Issue[] {
  const address = emailIssue('to', to)
  const isLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]+$/u.test(letter.subject) && letter.subject.trim() !== ''
  const isLink = !letter.action || /^https?:$/.test(URL.parse(letter.action.href)?.protocol ?? '')
  return [
    ...(address ? [address] : []),
    ...(isLine
      ? []
      : [fault('subject', { th: 'หัวเรื่องต้องเป็นข้อความบรรทัดเดียว', en: 'The subject must be a single line of text' })]),
    ...(isLink ? [] : [fault('action', { th: 'ลิงก์ในอีเมลไม่ถูกต้อง', en: 'The link in the email is not valid' })]),
  ]
}

const fault = (field: string, text: { th: string; en: string }): Issue => ({ field, code: 'wrong', ...text })
