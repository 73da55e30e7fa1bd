import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { emailIssue, normalizeEmail } from '#domain/validation/email.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { resumeMailWords } from '../../words.ts'
import { findForm } from '../form/find-form.server.ts'
import { readToken } from '../form-token.server.ts'
import { issueResumeSecret } from './resume-draft.server.ts'

const hour = 3_600_000
const perClient = [{ most: 5, ms: hour }]
/** Strangers cannot fill somebody's mailbox. */
const perAddress = [{ most: 3, ms: 24 * hour }]

interface Asked {
  formID: string
  token: string
  email: string
}

/**
 * Issues a secret as `issueResumeSecret` does, and mails its link. The letter holds nothing that a person typed. Throws invalid for an
 * address that is none, before an earlier secret ends, and too-many.
 */
export async function mailResumeLink(ctx: Context, { email, ...of }: Asked): Promise<string> {
  const to = normalizeEmail(email)
  const issue = emailIssue('email', to)
  if (issue) throw invalid(issue)
  // Before the limits: a stranger without a form must not use up the mails of an address.
  readToken(ctx, of)
  ctx.app.limits.count(`form resume mail ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perClient)
  ctx.app.limits.count(
    `form resume mail to ${ctx.site._id} ${createHash('sha256').update(to).digest('hex')}`,
    perAddress,
  )
  const form = await findForm(ctx, of.formID)
  const secret = await issueResumeSecret(ctx, of)
  const words = inLocale(resumeMailWords, ctx.locale)
  await sendMail(ctx, {
    to,
    letter: {
      subject: fill(words.subject, { form: form.title }),
      paragraphs: [fill(words.text, { form: form.title })],
      action: { label: words.action, href: `${absolute(ctx, href('/form/resume'))}#${secret}` },
      note: words.note,
    },
    isSecret: true,
  })
  return secret
}
