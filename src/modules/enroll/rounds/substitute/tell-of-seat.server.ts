import type { Context } from '#platform/context.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { daysInWords } from '../days-in-words.ts'
import type { GivenSeat } from './transfers.server.ts'
import { substituteNotices } from './words.ts'

interface SeatNotice {
  what: keyof typeof substituteNotices
  to: string
  seat: GivenSeat
  /** The name of the other person. */
  other: string
  path: string
}

/** Tells a learner of a seat that changes its person, on the channels that they chose, in the transaction that changes it. */
export const tellOfSeat = async (ctx: Context, { what, to, seat, other, path }: SeatNotice): Promise<void> => {
  const { title, text } = substituteNotices[what]
  const filled = (locale: Locale, of: Text) =>
    fill(of[locale], { course: seat.name, n: seat.number, other, days: daysInWords(seat, locale) })
  const put = (of: Text): Text => ({ th: filled('th', of), en: filled('en', of) })
  await remind(ctx, [
    {
      ...{ kind: 'substitute', to, subject: seat._id, occurrence: newId(ctx.now), course: seat.courseID },
      ...{ about: { collection: 'course', row: seat.courseID }, title: put(title), text: put(text), href: path },
    },
  ])
}
