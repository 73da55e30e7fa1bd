import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import { daysInWords, type OpenRound } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { seatsInWords } from '../seats/seats.ts'
import { type CourseAccess, logInFor } from './course-access.server.ts'
import type { courseOf } from './lessons.server.ts'
import { roundListWords } from './round-words.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

/** What can be done about a round: enrol in it, change to it, wait for it, or log in to do so. */
interface RoundAct {
  label: string
  href: string
}

/** The open rounds of a course with what the viewer can do about each; null for a course without rounds. */
export const describeRounds = (
  ctx: Context,
  of: { course: Course; access: CourseAccess; rounds: readonly OpenRound[] },
) => {
  const { course, access, rounds } = of
  if (!course.hasRounds) return null
  const words = wordsOf(ctx, { name: 'lesson.rounds', words: roundListWords })
  return {
    id: 'rounds',
    words: { title: words.title, none: words.none, join: words.enrol, calendar: '' },
    sessions: rounds.map((round) => {
      const isOwn = access.enrolment?.roundID === round._id
      const act = isOwn ? cancelAct(ctx, { course, round }) : actOf(ctx, { course, access, round })
      return {
        id: round._id,
        name: [fill(words.round, { n: round.number }), round.name, isOwn ? words.own : ''].filter(Boolean).join(' · '),
        when: daysInWords(round, ctx.locale),
        text: textOf(ctx, round),
        url: act?.href ?? null,
        file: null,
        ...(act && { label: act.label }),
      }
    }),
  }
}
export type RoundList = ReturnType<typeof describeRounds>

function textOf(ctx: Context, round: OpenRound): string {
  const { locale } = ctx
  const words = wordsOf(ctx, { name: 'lesson.rounds', words: roundListWords })
  const until = round.endRegistDate && formatDay(round.endRegistDate, { length: 'medium', locale })
  const lecturers = round.lecturer
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ')
  return [
    round.place,
    lecturers && fill(words.lecturers, { names: lecturers }),
    ...(round.price !== null ? [formatBaht(round.price, { style: 'word', locale })] : []),
    ...(round.isOpen
      ? [seatsInWords(round.left, locale), until ? fill(words.until, { day: until }) : '']
      : [words.closed]),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The viewer's own round links to the page that cancels it, or says whom to contact, until it begins. */
function cancelAct(ctx: Context, { course, round }: { course: Course; round: OpenRound }): RoundAct | null {
  if (round.startDate <= bangkokDay(ctx.now)) return null
  const words = wordsOf(ctx, { name: 'lesson.rounds', words: roundListWords })
  return { label: words.cancel, href: href('/lesson/detail/:id/cancel', { id: course._id }) }
}

/** An enrolment of the viewer changes its round; everybody else enrols, or waits where the round is full. */
function actOf(ctx: Context, of: { course: Course; access: CourseAccess; round: OpenRound }): RoundAct | null {
  const { course, access, round } = of
  const words = wordsOf(ctx, { name: 'lesson.rounds', words: roundListWords })
  const path = `${href('/lesson/detail/:id/enroll', { id: course._id })}?round=${round._id}`
  if (!round.isOpen) return null
  if (!access.enrolment && isPriced(round, course)) return buyAct(ctx, { ...of, path, label: words.buy })
  if (access.enrolment?.source === 'order') return round.left === 0 ? null : { label: words.change, href: path }
  if ((round.price ?? 0) > 0) return null
  if (access.enrolment) return round.left === 0 ? null : { label: words.change, href: path }
  if (round.left === 0 && access.offer !== 'log-in') {
    const line = `${href('/lesson/subscribe/:id', { id: course._id })}?round=${round._id}`
    return ['enrol', 'full'].includes(access.offer) ? { label: words.wait, href: line } : null
  }
  if (access.offer === 'log-in') return { label: words.enrol, href: logInFor(ctx, path) }
  return ['enrol', 'full'].includes(access.offer) ? { label: words.enrol, href: path } : null
}

const isPriced = ({ price }: OpenRound, course: Course) =>
  !priceOf(price === null ? course : { price, sale_price: null }).isFree

/** A round with a price is bought, unless it is full or the viewer may not enrol. */
function buyAct(ctx: Context, of: { access: CourseAccess; round: OpenRound; path: string; label: string }) {
  const { access, round, path, label } = of
  if (round.left === 0 || !['priced', 'log-in', 'enrol', 'full'].includes(access.offer)) return null
  return { label, href: ctx.viewer.role === 'guest' ? logInFor(ctx, path) : path }
}
