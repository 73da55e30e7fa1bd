import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { absolute } from '#platform/site/absolute.ts'
import { waitlistWords } from './words.ts'

/** Notifies a learner, in the app and by mail, of a waiting list or of a followed course. */
export const tellWaiting = async (
  ctx: Context,
  of: { to: string; what: keyof typeof waitlistWords; course: { _id: string; name: string }; until?: Text },
) => {
  const said = waitlistWords[of.what]
  const filled = ({ th, en }: Text): Text => ({
    th: fill(th, { course: of.course.name, until: of.until?.th ?? '' }),
    en: fill(en, { course: of.course.name, until: of.until?.en ?? '' }),
  })
  const [title, text] = [filled(said.title), filled(said.text)]
  const path = pathOf(of.what, of.course._id)
  const about = { collection: 'course', row: of.course._id }
  if (!(await notify(ctx, { to: of.to, about, title, text, href: path }))) return
  const person = await from(ctx, 'user').select('user.email').where('user._id', '=', of.to).executeTakeFirst()
  if (!person?.email) return
  const { locale } = ctx
  const letter = {
    subject: title[locale],
    paragraphs: [text[locale]],
    action: { label: said.act[locale], href: absolute(ctx, path) },
  }
  await sendMail(ctx, { to: person.email, letter })
}

const pathOf = (what: keyof typeof waitlistWords, id: string) =>
  what === 'offered' ? href('/lesson/subscribe/:id', { id }) : href('/lesson/detail/:id', { id })
