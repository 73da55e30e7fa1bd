import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type OpenRound, roundsOfCourse } from '../../rounds/rounds-of-course.server.ts'
import { mineOf } from '../../waitlist/watch.server.ts'
import { mayRepeatOn } from './rules/validity.ts'

/** One of the learner's trainings that has or will have an end. */
export interface OwnTraining {
  _id: string
  courseID: string
  course: string
  attempt: number
  completedOn: string | null
  validUntil: string | null
  /** Where the training can be taken again today: rounds, or null for the course itself. */
  choices: (OpenRound | null)[]
  /** Full rounds whose waitlist the learner can join, and their place in the line that they are in. */
  full: OpenRound[]
  place: number | null
}

const most = 100

/** The viewer's trainings with an end or of a later attempt, the first to end first. */
export const ownTrainings = async (ctx: Context): Promise<OwnTraining[]> => {
  const found = await ownRows(ctx)
  const trainings: OwnTraining[] = []
  for (const { _id, courseID, name: course, attempt, completedOn, validUntil, roundID, ...facts } of found) {
    const one = { _id, courseID, course, attempt, completedOn, validUntil }
    const mayRepeat = mayRepeatOn(one, bangkokDay(ctx.now))
    const choices = mayRepeat ? await choicesOf(ctx, { ...facts, _id: courseID }) : []
    const { place } = mayRepeat ? await mineOf(ctx, courseID) : { place: null }
    trainings.push({
      ...{ ...one, place: place?.place ?? null },
      choices: choices.filter((choice) => choice?.left !== 0),
      full: choices.flatMap((choice) => (choice?.left === 0 && choice._id !== roundID ? choice : [])),
    })
  }
  return trainings
}

const ownRows = (ctx: Context) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.courseID', 'enroll.attempt', 'enroll.completedOn', 'enroll.validUntil'])
    .select('enroll.roundID')
    .select(['course.name', 'course.hasRounds', 'course.price', 'course.sale_price', 'course.status'])
    .select(['course.startRegistDate', 'course.endRegistDate'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.standing', '<>', 'withdrawn')
    .where((is) => is.or([is('enroll.validUntil', 'is not', null), is('enroll.attempt', '>', 1)]))
    .orderBy('enroll.validUntil')
    .orderBy('enroll._id')
    .limit(most)
    .execute()

type Facts = Omit<
  Awaited<ReturnType<typeof ownRows>>[number],
  'courseID' | 'roundID' | 'name' | 'attempt' | 'completedOn' | 'validUntil'
>

/** The rounds that are open and free, also full ones, or the course itself; empty where nobody can register. */
async function choicesOf(ctx: Context, course: Facts): Promise<(OpenRound | null)[]> {
  const { status, hasRounds, startRegistDate, endRegistDate } = course
  if (!status) return []
  if (hasRounds) {
    const rounds = await roundsOfCourse(ctx, course)
    return rounds.filter(({ isOpen, price }) => isOpen && isFree(course, price))
  }
  const today = bangkokDay(ctx.now)
  const isOpen = (startRegistDate ?? today) <= today && (endRegistDate ?? today) >= today
  return isOpen && isFree(course, null) ? [null] : []
}

const isFree = (course: Facts, price: number | null) =>
  priceOf(price === null ? course : { price, sale_price: null }).isFree

/** The viewer's completed earlier attempts, the newest first. */
export const earlierAttempts = (ctx: Context) =>
  from(ctx, 'enrolment_attempt')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enrolment_attempt.courseID')
    .select(['enrolment_attempt._id', 'enrolment_attempt.number', 'enrolment_attempt.completedOn'])
    .select(['enrolment_attempt.validUntil', 'enrolment_attempt.hours', 'course.name as course'])
    .where('enrolment_attempt.userID', '=', ctx.viewer.id)
    .orderBy('enrolment_attempt.completedOn', 'desc')
    .orderBy('enrolment_attempt._id')
    .limit(most)
    .execute()
