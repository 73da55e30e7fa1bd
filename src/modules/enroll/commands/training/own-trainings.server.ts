import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type OpenRound, roundsOfCourse } from '../../rounds/rounds-of-course.server.ts'
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
}

const most = 100

/** The viewer's trainings with an end or of a later attempt, the first to end first. */
export const ownTrainings = async (ctx: Context): Promise<OwnTraining[]> => {
  const found = await ownRows(ctx)
  const trainings: OwnTraining[] = []
  for (const { _id, courseID, name: course, attempt, completedOn, validUntil, ...facts } of found) {
    const one = { _id, courseID, course, attempt, completedOn, validUntil }
    const mayRepeat = mayRepeatOn(one, bangkokDay(ctx.now))
    trainings.push({ ...one, choices: mayRepeat ? await choicesOf(ctx, { ...facts, _id: courseID }) : [] })
  }
  return trainings
}

const ownRows = (ctx: Context) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.courseID', 'enroll.attempt', 'enroll.completedOn', 'enroll.validUntil'])
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
  'courseID' | 'name' | 'attempt' | 'completedOn' | 'validUntil'
>

/** The rounds that are open and free, or the course itself; empty where nobody can register. */
async function choicesOf(ctx: Context, course: Facts): Promise<(OpenRound | null)[]> {
  const { status, hasRounds, startRegistDate, endRegistDate } = course
  if (!status) return []
  if (hasRounds) {
    const rounds = await roundsOfCourse(ctx, course)
    return rounds.filter(({ isOpen, left, price }) => isOpen && left !== 0 && isFree(course, price))
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
