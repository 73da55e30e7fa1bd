import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { absolute } from '#platform/site/absolute.ts'
import { confirmMailWords } from './identity-words.ts'

/** Mails the activation link to the viewer's new address. */
export const mailConfirmation = async (
  ctx: Context,
  { email, requestId, isToStaff }: { email: string; requestId: string; isToStaff: boolean },
) => {
  const words = inLocale(confirmMailWords, ctx.locale)
  const named = {
    name: plainName(ctx.viewer.name),
    site: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
  }
  await sendMail(ctx, {
    to: email,
    letter: {
      subject: fill(words.subject, named),
      greeting: fill(words.greeting, named),
      paragraphs: [fill(words.text, named)],
      action: { label: words.action, href: absolute(ctx, `${href('/user/confirm')}?requestId=${requestId}`) },
      note: words.note,
    },
    isSecret: true,
    isToStaff,
  })
}
