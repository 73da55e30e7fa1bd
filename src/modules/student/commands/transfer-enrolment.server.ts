import { recount, seatsForCourse } from '#modules/enroll/public-api.ts'
import { reassignTo } from '#platform/data/collection/removal/reassign-references.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, record, remove, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Undoing } from '../rules/undoing.ts'
import { studentWords, transferWords as words } from '../words.ts'
import { lessonsAlike } from './edition/lessons-alike.server.ts'

export interface Transferring {
  enrollID: string
  /** The target course. */
  courseID: string
  /** Whether completed lessons move along. */
  keeps: boolean
  reason: string
}

/** A completed lesson that moves along, and the lesson that it becomes. */
interface Carried {
  completion: string
  lesson: string
  into: string
}

export interface Transfer {
  enrolment: { _id: string; userID: string; courseID: string; standing: string; name: string; course: string }
  course: { _id: string; name: string }
  finished: number
  carried: Carried[]
  /** The learner's existing enrolment there. `reason` is why it was withdrawn. */
  there: { _id: string; isWithdrawn: boolean; reason: string | null } | null
  /** Whether the transfer exceeds the seat limit. */
  isBeyond: boolean
}

/** What a transfer would do. Throws not-found for records of another site, and invalid for the current course. */
export const planTransfer = async (ctx: Context, of: Omit<Transferring, 'reason'>): Promise<Transfer> => {
  const enrolment = await enrolmentOf(ctx, of.enrollID)
  const course = await from(ctx, 'course')
    .select(['_id', 'name', 'seats', 'currentRound'])
    .where('_id', '=', of.courseID)
    .executeTakeFirst()
  if (!course) throw notFound()
  if (course._id === enrolment.courseID) throw invalid({ field: 'course', code: 'same', ...words.noCourse })
  const finished = await finishedIn(ctx, enrolment._id)
  const there = await thereIn(ctx, { userID: enrolment.userID, courseID: course._id })
  const known = new Set(there ? (await finishedIn(ctx, there._id)).map(({ lesson }) => lesson) : [])
  const like = await lessonsAlike(ctx, { from: enrolment.courseID, into: course._id })
  const carried = finished.flatMap(({ completion, lesson }) => {
    const into = like.get(lesson)
    return of.keeps && into !== undefined && !known.has(into) ? [{ completion, lesson, into }] : []
  })
  const isBeyond = (!there || there.isWithdrawn) && (await seatsForCourse(ctx, course)) === 0
  return { enrolment, course, finished: finished.length, carried, there, isBeyond }
}

/** Moves an enrolment to another course, in one transaction. The former one is withdrawn. `undoChange` undoes it. */
export const transferEnrolment = (ctx: Context, of: Transferring): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { enrolment, course, carried, there } = await planTransfer(inside, of)
    if (enrolment.standing === 'withdrawn') throw conflict({ field: 'enrollID', code: 'gone', ...studentWords.gone })
    const { userID } = enrolment
    const to = await arrive(inside, { userID, courseID: course._id, there, reason: of.reason })
    for (const { completion, into } of carried) {
      await lead(inside, { field: 'lessonID', ids: [completion], into })
      await lead(inside, { field: 'enrollID', ids: [completion], into: to })
    }
    await update(inside, 'enroll', { _id: enrolment._id, change: { standing: 'withdrawn', reason: of.reason } })
    await recount(inside, { courseID: course._id, enrollID: to })
    await recount(inside, { courseID: enrolment.courseID, enrollID: enrolment._id })
    const led = carried.flatMap(({ completion, lesson }) => [
      { collection: 'lesson_completion', field: 'lessonID', ids: [completion], from: lesson },
      { collection: 'lesson_completion', field: 'enrollID', ids: [completion], from: enrolment._id },
    ])
    const { _id: from_, standing } = enrolment
    await record(inside, 'person_change', {
      ...{ userID, kind: 'transfer', other: enrolment._id, reason: of.reason },
      told: fill(words.told[ctx.locale], { from: enrolment.course, to: course.name }).slice(0, 200),
      undo: {
        version: 1,
        led,
        removed: [],
        before: {},
        moved: { from: from_, to, isNew: there === null, standing, ...withdrawnBefore(there) },
      },
    })
    return userID
  })

/**
 * The enrolment in which the learner continues: a new one, or the existing one there, which is reopened. The reason
 * also justifies exceeding the seat limit.
 */
async function arrive(
  ctx: Context,
  of: { userID: string; courseID: string; there: Transfer['there']; reason: string },
): Promise<string> {
  const { userID, courseID, there, reason } = of
  if (!there) return (await create(ctx, 'enroll', { userID, courseID, source: 'staff', reason }))._id
  if (there.isWithdrawn) await update(ctx, 'enroll', { _id: there._id, change: { standing: 'active', reason } })
  return there._id
}

const withdrawnBefore = (there: Transfer['there']) => (there?.isWithdrawn ? { withdrawn: there.reason ?? '' } : {})

/** Moves the lessons back, restores the former enrolment, and removes one that was created for the transfer. */
export const untransfer = async (ctx: Context, { led, moved }: Undoing): Promise<void> => {
  if (!moved) return
  for (const { field, ids, from: into } of led) await lead(ctx, { field, ids, into })
  const change = { standing: moved.standing as 'active', reason: null }
  const former = await update(ctx, 'enroll', { _id: moved.from, change })
  const there = await from(ctx, 'enroll').select('courseID').where('_id', '=', moved.to).executeTakeFirst()
  if (there) await recount(ctx, { courseID: there.courseID, enrollID: moved.to })
  await recount(ctx, { courseID: former.courseID, enrollID: moved.from })
  if (moved.withdrawn !== undefined && there)
    await update(ctx, 'enroll', { _id: moved.to, change: { standing: 'withdrawn', reason: moved.withdrawn } })
  if (moved.isNew && there) await remove(ctx, 'enroll', moved.to)
}

const lead = (ctx: Context, { field, ids, into }: { field: string; ids: string[]; into: string }) =>
  reassignTo(ctx, { led: [{ collection: 'lesson_completion', field, ids }], into })

async function enrolmentOf(ctx: Context, _id: string): Promise<Transfer['enrolment']> {
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.standing'])
    .select(['course.name as course', 'user.firstname', 'user.lastname'])
    .where('enroll._id', '=', _id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { firstname, lastname, ...enrolment } = found
  return { ...enrolment, name: `${firstname} ${lastname}`.trim() }
}

async function thereIn(ctx: Context, of: { userID: string; courseID: string }): Promise<Transfer['there']> {
  const found = await from(ctx, 'enroll')
    .select(['_id', 'standing', 'reason'])
    .where('userID', '=', of.userID)
    .where('courseID', '=', of.courseID)
    .executeTakeFirst()
  return found ? { _id: found._id, isWithdrawn: found.standing === 'withdrawn', reason: found.reason } : null
}

async function finishedIn(ctx: Context, enrollID: string) {
  const found = await from(ctx, 'lesson_completion')
    .select(['_id as completion', 'lessonID as lesson'])
    .where('enrollID', '=', enrollID)
    .execute()
  return found
}
