import { href } from 'react-router'
import type { Enrolment } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { assignmentOf, standOf } from './assignment/assignment.server.ts'
import { handInWords } from './assignment/words.ts'
import { describeOwnAttendance } from './attendance/describe-own.server.ts'
import { sessionWords } from './session/words.ts'
import { describeSessions } from './teaching/detail-parts.server.ts'

/** What a lesson asks for besides reading: work to submit, or a session to attend. Null for every other kind. */
export const taskOf = async (
  ctx: Context,
  of: { lesson: { _id: string; kind: string }; courseID: string; enrolment: Enrolment | null },
) => {
  const { lesson, courseID, enrolment } = of
  if (lesson.kind === 'session')
    return {
      sessions: await describeSessions(ctx, { courseID, lessonID: lesson._id, enrolment }),
      attendance: await describeOwnAttendance(ctx, enrolment),
    }
  if (lesson.kind !== 'assignment' || !enrolment) return null
  const words = wordsOf(ctx, { name: 'lesson.handIn', words: handInWords })
  const { turn, all } = await standOf(ctx, {
    lesson: await assignmentOf(ctx, { cid: courseID, pid: lesson._id }),
    enrolment,
  })
  const isReturned = turn === 'open' && all[0]?.status === 'returned'
  const said = {
    ...{ open: isReturned ? words.returned : words.open, waiting: words.waiting, passed: words.passed },
    ...{ failed: words.failedState, 'used-up': words.usedUp, 'too-late': words.tooLate },
  }
  return {
    handIn: {
      state: said[turn],
      label: turn === 'open' ? words.go : words.see,
      href: href('/lesson/hand-in/:cid/:pid', { cid: courseID, pid: lesson._id }),
    },
  }
}
export type LessonTask = NonNullable<Awaited<ReturnType<typeof taskOf>>>

/** Why a learner cannot complete such a lesson without staff. Null for every other kind. */
export const judgedLack = (ctx: Context, { kind }: { kind: string }): string | null => {
  if (kind === 'assignment') return wordsOf(ctx, { name: 'lesson.handIn', words: handInWords }).byMarking
  return kind === 'session' ? wordsOf(ctx, { name: 'lesson.session', words: sessionWords }).byComing : null
}
