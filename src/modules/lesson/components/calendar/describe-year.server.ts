import { href } from 'react-router'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { formatHours, thaiYear } from '#domain/thai-calendar/format.ts'
import { MONTHS, SHORT_MONTHS } from '#domain/thai-calendar/names.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { monthsOf, reach, seasonOf, yearAsked, yearsAround } from '../../rules/calendar/training-year.ts'
import { registrationOn } from '../../rules/registration.ts'
import { shownPrice } from '../../rules/shown-price.ts'
import { calendarWords, courseWords } from '../../words.ts'
import { roundListWords } from '../course/round-words.ts'
import { daysInFull, daysInMonth } from './days.ts'
import { type Training, thisYearOf, trainingsOf } from './find-trainings.server.ts'

export type YearShown = Awaited<ReturnType<typeof describeYear>>
export type MonthShown = YearShown['months'][number]
export type SessionShown = MonthShown['courses'][number]

/** The year in the URL: its months that have courses, and links to the other years (specification §2.1). */
export const describeYear = async (ctx: Context) => {
  // The current day decides which months are past and which registrations are open.
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  const thisYear = thisYearOf(ctx)
  const year = yearAsked(ctx.query.get('year'), thisYear)
  const today = bangkokDay(ctx.now)
  const trainings = await trainingsOf(ctx, year)
  const months = monthsOf(trainings, today).map(({ courses, ...of }) => ({
    ...of,
    name: MONTHS[ctx.locale][of.month - 1]!,
    note: noteOf(ctx, { season: of.season, count: courses.length }),
    courses: courses.map((course) => sessionOf(ctx, { course, today })),
  }))
  return {
    year: shownYear(ctx, year),
    isThisYear: year === thisYear,
    years: yearsAround(thisYear).map((one) => ({ year: one, label: shownYear(ctx, one), isCurrent: one === year })),
    previous: year > thisYear - reach ? year - 1 : null,
    next: year < thisYear + reach ? year + 1 : null,
    cells: cellsOf(ctx, { year, today, counts: new Map(months.map(({ month, courses }) => [month, courses.length])) }),
    months,
    file: trainings.length > 0 ? href('/lesson/calendar/:id', { id: `${year}.ics` }) : null,
    words: wordsOf(ctx, { name: 'lesson.calendar', words: calendarWords }),
  }
}

const shownYear = ({ locale }: Context, year: number) => String(locale === 'th' ? thaiYear(year) : year)

function noteOf({ locale }: Context, { season, count }: { season: string; count: number }) {
  const rounds = fill(calendarWords.rounds[locale], { n: count })
  if (season === 'past') return `${rounds} · ${calendarWords.past[locale]}`
  return season === 'now' ? `${rounds} · ${calendarWords.now[locale]}` : rounds
}

/** All twelve months at a glance. A month without courses has no link. */
function cellsOf({ locale }: Context, of: { year: number; today: string; counts: ReadonlyMap<number, number> }) {
  return SHORT_MONTHS[locale].map((name, at) => {
    const count = of.counts.get(at + 1) ?? 0
    return {
      month: at + 1,
      name,
      count,
      said: count > 0 ? fill(calendarWords.rounds[locale], { n: count }) : calendarWords.none[locale],
      season: seasonOf(`${of.year}-${String(at + 1).padStart(2, '0')}`, of.today),
    }
  })
}

function sessionOf(ctx: Context, { course, today }: { course: Training; today: string }) {
  const { locale } = ctx
  const { stand } = course
  const words = wordsOf(ctx, { name: 'lesson.course', words: courseWords })
  return {
    id: course.round?._id ?? course._id,
    name: course.round
      ? `${course.name} ${fill(roundListWords.round[locale], { n: course.round.number })}`
      : course.name,
    href: href('/lesson/detail/:id', { id: course._id }),
    isOver: stand.last < today,
    month: SHORT_MONTHS[locale][Number(stand.first.slice(5, 7)) - 1]!,
    days: daysInMonth(stand, locale),
    inFull: daysInFull(stand, locale),
    kind: calendarWords[stand.kind][locale],
    hours: course.hours > 0 ? formatHours(course.hours, locale) : '',
    lecturer: course.lecturer.map(({ name }) => name).join(', '),
    state: stateOf(ctx, { course, today }),
    price: shownPrice(course, { words, locale }),
    file: stand.last >= today ? href('/lesson/calendar/:id', { id: `${course._id}.ics` }) : null,
  }
}

function stateOf({ locale }: Context, { course, today }: { course: Training; today: string }) {
  if (course.stand.last < today) return { tone: null, label: calendarWords.over[locale] }
  const { state } = registrationOn(course, today)
  if (state === 'open') return { tone: 'success' as const, label: calendarWords.open[locale] }
  return { tone: null, label: calendarWords[state][locale] }
}
