import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { sql } from 'kysely'
import { hideRows } from '#platform/data/collection/removal/hide-rows.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { recount } from '../recounting/recount.server.ts'
import { trainingWords as words } from './words.ts'

/**
 * Stores the completed attempt of an enrolment and begins the next one, in the caller's transaction, which locks the row. Its lessons
 * start from the beginning; hours and the earlier result stay. Throws conflict if the present attempt is not complete or the enrolment
 * is withdrawn. Seats are the caller's matter: the round of the ended attempt is `formerRound`.
 */
export const beginAttempt = async (
  ctx: Context,
  { enrollID, formerRound }: { enrollID: string; formerRound: string | null },
): Promise<void> => {
  const present = await presentAttempt(ctx, enrollID)
  if (!present) throw notFound()
  if (present.completedOn === null) throw conflict({ field: 'attemptFrom', code: 'running', ...words.running })
  if (present.standing === 'withdrawn') throw conflict({ field: 'attemptFrom', code: 'withdrawn', ...words.withdrawn })
  await archive(ctx, { ...present, roundID: formerRound, completedOn: present.completedOn })
  await hideRows(ctx, 'lesson_completion', await completionsIn(ctx, enrollID))
  const now = nowOf(ctx)
  const endsOn = present.accessDays ? addDays(bangkokDay(ctx.now), present.accessDays - 1) : null
  await compute(ctx, 'enroll', {
    _id: enrollID,
    change: {
      ...{ attempt: present.attempt + 1, attemptFrom: now, progressFrom: now, activeAt: now },
      ...{ passed: false, testResult: null, completedOn: null, validUntil: null, remindedAt: null, endsOn },
    },
  })
  await recount(ctx, { courseID: present.courseID, enrollID })
}

const presentAttempt = (ctx: Context, enrollID: string) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.createdAt', 'enroll.standing'])
    .select(['enroll.attempt', 'enroll.attemptFrom', 'enroll.progressFrom', 'enroll.passed', 'enroll.endsOn'])
    .select(['enroll.completedOn', 'enroll.validUntil', 'enroll.analytics', 'course.accessDays'])
    .where('enroll._id', '=', enrollID)
    .executeTakeFirst()

type Present = NonNullable<Awaited<ReturnType<typeof presentAttempt>>>

async function archive(ctx: Context, present: Present & { roundID: string | null; completedOn: string }) {
  const { _id, userID, courseID, roundID, attempt, passed, endsOn, completedOn, validUntil, progressFrom } = present
  await record(ctx, 'enrolment_attempt', {
    ...{
      userID,
      enrollID: _id,
      courseID,
      number: attempt,
      roundID,
      passed,
      endsOn,
      completedOn,
      validUntil,
      progressFrom,
    },
    startedAt: present.attemptFrom ?? present.createdAt,
    percent: present.analytics?.percent ?? 100,
    hours: await hoursOf(ctx, present),
  })
}

async function hoursOf(ctx: Context, { _id, attempt }: Pick<Present, '_id' | 'attempt'>): Promise<number> {
  const found = await from(ctx, 'hours_entry')
    .select(sql<number>`coalesce(sum(hours_entry.hours), 0)`.as('hours'))
    .where('hours_entry.enrollID', '=', _id)
    .where('hours_entry.attempt', '=', attempt)
    .executeTakeFirst()
  return Math.max(0, Number(found?.hours ?? 0))
}

const completionsIn = async (ctx: Context, enrollID: string) =>
  (
    await from(ctx, 'lesson_completion')
      .select('lesson_completion._id')
      .where('lesson_completion.enrollID', '=', enrollID)
      .orderBy('lesson_completion._id')
      .execute()
  ).map(({ _id }) => _id)
