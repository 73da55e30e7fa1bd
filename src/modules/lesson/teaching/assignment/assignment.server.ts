import { type Enrolment, enrolmentOf } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { openedToViewer } from '../../lesson-access/lesson-state.server.ts'
import { notFound } from '#platform/errors/errors.ts'
import { dueAt, isLateAt } from './rules/due.ts'
import { attemptsSince, turnOf } from './rules/turn.ts'

const id = /^[0-9a-f]{24}$/

/**
 * An assignment with its requirements. Its content is null if it is locked for the viewer. Throws not-found for any
 * other lesson.
 */
export const assignmentOf = async (ctx: Context, { cid = '', pid = '' }: Record<string, string | undefined>) => {
  if (!id.test(cid) || !id.test(pid)) throw notFound()
  const lesson = await from(await openedToViewer(ctx, pid), 'lesson')
    .select(['lesson._id', 'lesson.courseID', 'lesson.name', 'lesson.content', 'lesson.rubric', 'lesson.passScore'])
    .select(['lesson.dueOn', 'lesson.dueDays', 'lesson.refusesLate', 'lesson.attempts'])
    .select(['lesson.fileTypes', 'lesson.fileMost'])
    .where('lesson._id', '=', pid)
    .where('lesson.courseID', '=', cid)
    .where('lesson.kind', '=', 'assignment')
    .where('lesson.status', '=', true)
    .executeTakeFirst()
  if (!lesson) throw notFound()
  return lesson
}
export type Assignment = Awaited<ReturnType<typeof assignmentOf>>

/** All submissions of an enrolment for a lesson, last attempt first. */
export const handInsOf = (ctx: Context, of: { enrollID: string; lessonID: string }) =>
  from(ctx, 'hand_in')
    .select(['hand_in._id', 'hand_in.attempt', 'hand_in.status', 'hand_in.text', 'hand_in.files', 'hand_in.handedAt'])
    .select(['hand_in.isLate', 'hand_in.score', 'hand_in.most', 'hand_in.remarks', 'hand_in.markedAt'])
    .select(['hand_in.markedBy', 'hand_in.marks', 'hand_in.version'])
    .where('hand_in.enrollID', '=', of.enrollID)
    .where('hand_in.lessonID', '=', of.lessonID)
    .orderBy('hand_in.attempt', 'desc')
    .execute()
export type HandIn = Awaited<ReturnType<typeof handInsOf>>[number]

/**
 * The viewer's state for an assignment: submissions, deadline, and whose turn it is. Null for viewers who are not
 * enrolled.
 */
export const handInOf = async (ctx: Context, lesson: Assignment) => {
  const enrolment = await enrolmentOf(ctx, lesson.courseID)
  return enrolment && standOf(ctx, { lesson, enrolment })
}

export const standOf = async (ctx: Context, { lesson, enrolment }: { lesson: Assignment; enrolment: Enrolment }) => {
  const all = await handInsOf(ctx, { enrollID: enrolment._id, lessonID: lesson._id })
  const [anew, before] = attemptsSince(all, enrolment.since)
  const due = dueAt(lesson, enrolment.createdAt)
  const isLate = isLateAt(due, ctx.now)
  const { attempts, refusesLate } = lesson
  const latest = anew[0] ? { ...anew[0], attempt: anew[0].attempt - before } : null
  return { enrolment, all, before, due, isLate, turn: turnOf({ latest, attempts, isLate, refusesLate }) }
}
