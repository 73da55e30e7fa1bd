import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { readConditions } from '#platform/office/screens/list/filter/conditions.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { daysInWords } from '../../rounds/days-in-words.ts'
import { rosterWords as words } from './roster-words.ts'
import type { Enrolments } from './read-roster.ts'

/** A round as the heading of its roster names it. */
export interface RosterRound {
  _id: string
  courseID: string
  number: number
  startDate: string
  endDate: string | null
  place: string
}

const most = 200
const id = /^[0-9a-f]{24}$/

/** The one round to which the address narrows a roster; undefined without one, or where it also asks for others. */
export const chosenRound = async (ctx: Context, { searchParams }: URL): Promise<RosterRound | undefined> => {
  const conditions = readConditions(searchParams)
  const [only, ...more] = conditions.filter(({ field }) => field === 'roundID')
  const isAlternative = searchParams.get('any') === '1' && conditions.length > 1
  if (!only || more.length > 0 || isAlternative || only.operator !== 'is' || !id.test(only.value)) return undefined
  const round = await from(ctx, 'course_round')
    .leftJoin(rows(ctx, 'room'), 'room._id', 'course_round.room')
    .select(['course_round._id', 'course_round.courseID', 'course_round.number', 'course_round.startDate'])
    .select(['course_round.endDate', 'course_round.place', 'room.name as room'])
    .where('course_round._id', '=', only.value)
    .executeTakeFirst()
  if (!round) return undefined
  const { room, place, ...known } = round
  return { ...known, place: [place, room ?? ''].filter(Boolean).join(' ') }
}

/**
 * The rounds of the roster's only course to choose from, the latest first, and the other parameters that the form keeps. Null for several
 * courses and for a course without rounds.
 */
export const describeRounds = async (
  ctx: Context,
  of: { url: URL; round: RosterRound | undefined; courses: readonly Enrolments[] },
) => {
  const { url, round, courses } = of
  const courseID = round?.courseID ?? (courses.length === 1 ? courses[0]!._id : undefined)
  if (courseID === undefined) return null
  const all = await roundsOf(ctx, courseID)
  if (all.length === 0) return null
  const { locale } = ctx
  const named = (one: RosterDays) =>
    fill(words.roundWithDays[locale], { n: one.number, days: daysInWords(one, locale) })
  const choices = all.map((one) => ({ value: `roundID:is:${one._id}`, label: named(one) }))
  return {
    rounds: {
      chosen: round ? `roundID:is:${round._id}` : '',
      choices: [{ value: '', label: words.allRounds[locale] }, ...choices],
      heading: {
        round: round ? String(round.number) : '',
        day: round ? daysInWords(round, locale) : '',
        place: round?.place ?? '',
      },
    },
    kept: keptOf(url, courseID),
  }
}

type RosterDays = Pick<RosterRound, 'number' | 'startDate' | 'endDate'>

const roundsOf = (ctx: Context, courseID: string) =>
  from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.number', 'course_round.startDate', 'course_round.endDate'])
    .where('course_round.courseID', '=', courseID)
    .orderBy('course_round.startDate', 'desc')
    .orderBy('course_round._id')
    .limit(most)
    .execute()

/** The choice replaces the condition on the round. Without it the roster is still of this course alone. */
function keptOf({ searchParams }: URL, courseID: string): [string, string][] {
  const course = `courseID:is:${courseID}`
  const others = [...searchParams].filter(
    ([name, value]) => name !== 'where' || (value !== '' && value !== course && !value.startsWith('roundID:')),
  )
  return [...others, ['where', course]]
}
