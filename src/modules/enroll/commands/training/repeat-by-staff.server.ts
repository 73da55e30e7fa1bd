import type { ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { tellLearner } from '../tell-learner.server.ts'
import { takeSeat } from '../../waitlist/take-seat.server.ts'
import { beginAttempt } from './begin-attempt.server.ts'
import { trainingWords as words } from './words.ts'

/**
 * Begins the next attempt of an enrolment for staff, whose seat change is settled. Where they name no round, it is the one that the
 * course is on. Throws invalid for another moment than now, and conflict where something else is changed with it.
 */
export const repeatByStaff = async (ctx: Context, of: ChangedRow & { before: Record<string, unknown> }) => {
  const { before, row } = of
  if (row['attemptFrom'] !== nowOf(ctx)) throw invalid({ field: 'attemptFrom', code: 'wrong', ...words.notNow })
  if (['standing', 'passed', 'progressFrom'].some((field) => before[field] !== row[field]))
    throw conflict({ field: 'attemptFrom', code: 'wrong', ...words.alone })
  if (before['roundID'] === row['roundID']) await joinCurrentRound(ctx, row)
  await beginAttempt(ctx, { enrollID: row._id, formerRound: before['roundID'] as string | null })
  await tellLearner(ctx, of)
}

async function joinCurrentRound(ctx: Context, row: ChangedRow['row']) {
  const course = await from(ctx, 'course')
    .select('course.currentRound')
    .where('course._id', '=', String(row['courseID']))
    .executeTakeFirst()
  const roundID = course?.currentRound ?? row['roundID']
  if (roundID === row['roundID']) return
  await takeSeat(ctx, { before: row, row: { ...row, roundID } })
  await compute(ctx, 'enroll', { _id: row._id, change: { roundID: roundID as string } })
}
