import { z } from 'zod'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { type Addressee, addresseesOf } from '#platform/identity/password/addressee.ts'
import { newHandle, noteRequest, type Purpose } from '#platform/identity/password/requests.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { passwordPath } from '../rules/password-path.ts'
import { passwordMailWords } from '../words/words.ts'

const payload = z.object({
  email: z.string(),
  handle: z.string(),
  locale: z.enum(['th', 'en']),
  purpose: z.enum(['reset', 'activate']),
  /** The account, if it is known. */
  user: z.string().optional(),
})

/**
 * Mails a link for each account of this site with the address, in its language. Without such an account, it sends
 * nothing.
 */
export default defineJob({
  name: 'user/send-password-link',
  payload,
  async work(ctx, { payload: asked, finish }) {
    await inTransaction(ctx, async (inside) => {
      const all = await addresseesOf(inside, asked.email)
      const meant = all.filter(({ _id }) => asked.user === undefined || asked.user === _id)
      for (const [at, person] of meant.entries())
        await mailTo(inside, { ...asked, handle: at === 0 ? asked.handle : newHandle(), person })
      await finish(inside)
    })
  },
})

async function mailTo(
  ctx: Context,
  of: { person: Addressee; email: string; handle: string; locale: 'th' | 'en'; purpose: Purpose },
) {
  const { person, email, handle, locale, purpose } = of
  const requestId = await noteRequest(ctx, { person, email, handle, purpose })
  if (requestId === null) return
  const words = inLocale(passwordMailWords[purpose], locale)
  const named = { name: plainName(`${person.firstname} ${person.lastname}`), site: ctx.site.siteName }
  const path = `${passwordPath(ctx.site, purpose)}?requestId=${requestId}`
  await sendMail(ctx, {
    to: person.email,
    letter: {
      subject: fill(words.subject, named),
      greeting: fill(words.greeting, named),
      paragraphs: [fill(words.text, named)],
      action: { label: words.action, href: absolute(ctx, path) },
      note: words.note,
    },
    locale,
    isSecret: true,
    isToStaff: person.isStaff,
  })
}
