import type { Context } from '#platform/context.ts'
import { inTransaction, lockKey } from '#platform/data/collection/transaction.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { maySendNews } from '#platform/background/mail/sender/check-sender.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { EmailDesign } from '../rules/email-design.ts'
import { emailTemplateVersion } from '../tables.ts'
import type { EmailValues } from '../template/fill-values.ts'
import { mailWords } from '../words.ts'
import { emailError } from './email-errors.ts'
import { findSent, recordEmail, type SentEmail } from './record-email.server.ts'
import { renderEmail, renderOptions } from './render-email.server.ts'

export interface TemplateEmail {
  /** The `_id` of a template of the site. */
  templateID: string | null
  /** Exactly one address. */
  to: string
  toName?: string
  /** By path: `form`, `user`, `answers` (a list of label and value) and `link`. The site's own values are added. */
  values: EmailValues
  /** Names what causes the mail, such as a step of a run. The same key sends once. At most 200 characters. */
  key: string
}

/**
 * Sends a mail from a template of the site, in the caller's transaction and for any viewer: the caller decides the
 * recipient. Throws invalid with a text of the specification §8. News is refused while the sender is not verified.
 */
export const sendTemplate = (ctx: Context, email: TemplateEmail): Promise<SentEmail> =>
  inTransaction(ctx, async (inside) => {
    const { templateID, to, toName = '', values, key } = email
    await lockKey(inside, `email ${key}`)
    const sent = await findSent(inside, key)
    if (sent) return sent
    const { design, kind } = await templateDesign(inside, templateID)
    if (kind === 'news' && !(await maySendNews(inside)))
      throw invalid({ field: 'templateID', code: 'sender', ...mailWords.noNews })
    const content = renderEmail(design, renderOptions(inside, { design, kind, to, values }))
    return recordEmail(inside, { ...content, to, toName, kind, key })
  })

/** The newest version of a template that was not removed. Reads past the row rule: a visitor's form may send it. */
async function templateDesign(ctx: Context, templateID: string | null) {
  if (!templateID) throw emailError('noTemplate', 'templateID')
  const found = await fromPrivate(ctx, emailTemplateVersion)
    .select(['email_template_version.design', 'email_template_version.kind', 'email_template_version.isRemoved'])
    .where('email_template_version.templateID', '=', templateID)
    .orderBy('email_template_version.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found || found.isRemoved) throw emailError('fetch', 'templateID')
  return { design: JSON.parse(found.design) as EmailDesign, kind: found.kind }
}
