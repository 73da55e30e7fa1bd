import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { ReminderKind } from '#platform/background/reminders/kinds.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { waitlistWords } from './words.ts'

/** Tells a learner of a place in a waitlist, or of a followed course, on the channels that they chose. */
export const tellWaiting = async (
  ctx: Context,
  of: { to: string; what: keyof typeof waitlistWords; course: { _id: string; name: string }; until?: Text },
) => {
  const said = waitlistWords[of.what]
  const filled = ({ th, en }: Text): Text => ({
    th: fill(th, { course: of.course.name, until: of.until?.th ?? '' }),
    en: fill(en, { course: of.course.name, until: of.until?.en ?? '' }),
  })
  await remind(ctx, [
    {
      ...{ kind: kindOf[of.what], to: of.to, subject: of.course._id, course: of.course._id },
      about: { collection: 'course', row: of.course._id },
      ...{ title: filled(said.title), text: filled(said.text), href: pathOf(of.what, of.course._id) },
    },
  ])
}

const kindOf = {
  enrolled: 'waitlist',
  offered: 'seat_offered',
  expired: 'waitlist',
  closed: 'waitlist',
  open: 'course_open',
} as const satisfies Record<keyof typeof waitlistWords, ReminderKind>

const pathOf = (what: keyof typeof waitlistWords, id: string) =>
  what === 'offered' ? href('/lesson/subscribe/:id', { id }) : href('/lesson/detail/:id', { id })
