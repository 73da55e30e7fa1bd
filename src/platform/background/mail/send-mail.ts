import { safeTheme } from '#ui/theme/theme.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { type EmailContent, emailText } from './email-content.ts'
import { letterHtml } from './email-html.server.tsx'
import { queueMail } from './queue-mail.ts'
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
 * Queues a mail in the product's own words in its transaction, as `queueMail` does. Also throws invalid if its link is
 * not an absolute http(s) address.
 */
export const sendMail = async (ctx: Context, mail: Mail): Promise<string> => {
  const { to, letter, locale = ctx.locale, isSecret = false, isToStaff = false, unsubscribe = null } = mail
  if (letter.action && !/^https?:$/.test(URL.parse(letter.action.href)?.protocol ?? '')) throw invalid(wrongLink)
  const { siteName, theme } = ctx.site
  const sender = { siteName, brand: safeTheme(theme).brand, footer: words.footer[locale] }
  const content = { text: emailText(letter, sender), html: letterHtml(letter, { ...sender, locale }) }
  const flags = { secret: isSecret, toStaff: isToStaff, unsubscribe }
  return queueMail(ctx, { to, subject: letter.subject, ...content, ...flags })
}

/** Bad links are refused before anything is stored (attack H14). */
const wrongLink = {
  ...{ field: 'action', code: 'wrong' as const },
  ...{ th: 'ลิงก์ในอีเมลไม่ถูกต้อง', en: 'The link in the email is not valid' },
}
