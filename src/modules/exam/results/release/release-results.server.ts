import { href } from 'react-router'
import { type Fraction, fraction, fractionText } from '#domain/learning/assessment/fraction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueueMany } from '#platform/background/jobs/enqueue.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { fromPrivate, insertPrivateRows } from '#platform/data/private-table/access.ts'
import { readMarked } from '../../marking/read-marked.server.ts'
import { examRelease } from '../../tables.ts'
import { settleResultJob } from './jobs.ts'
import type { PaperScore } from '../rules/paper-score.ts'
import { scoreOf } from './score-of.ts'
import { resultWords as words } from '../words.ts'

/** A result as it was released, exactly: fractions as text. */
interface ReleaseBody {
  points: string
  most: string
  percent: string
  passed: boolean
}

/**
 * Releases the results of marked attempts at one instant, in a transaction that locked the attempts. One that was released before keeps its
 * instant, and its new result is put on record. Jobs then apply each result to its lesson and hours.
 */
export async function releaseResults(inside: Context, attemptIDs: readonly string[]): Promise<void> {
  if (attemptIDs.length === 0) return
  const attempts = await readMarked(inside, attemptIDs)
  const scores = attempts.flatMap((attempt) => {
    const score = scoreOf(attempt)
    return score ? [{ attemptID: attempt._id, score }] : []
  })
  await addReleases(inside, scores)
  const ids = scores.map(({ attemptID }) => attemptID)
  await markReleased(inside, ids)
  await enqueueSettling(
    inside,
    attempts.filter(({ _id }) => ids.includes(_id)),
  )
}

/** Puts released results on record, each with the next number of its attempt. */
async function addReleases(
  inside: Context,
  scores: readonly { attemptID: string; score: PaperScore }[],
): Promise<void> {
  if (scores.length === 0) return
  const before = await fromPrivate(inside, examRelease)
    .select(['attemptID', ({ fn }) => fn.max('number').as('last')])
    .where(
      'attemptID',
      'in',
      scores.map(({ attemptID }) => attemptID),
    )
    .groupBy('attemptID')
    .execute()
  const last = new Map(before.map((one) => [one.attemptID, Number(one.last)]))
  await insertPrivateRows(
    inside,
    examRelease,
    scores.map(({ attemptID, score }) => ({
      ...{ attemptID, number: (last.get(attemptID) ?? 0) + 1, body: JSON.stringify(releaseBody(score)) },
      ...{ createdAt: nowOf(inside), createdBy: inside.viewer.id },
    })),
  )
}

/** Sets the instant of release where there is none, and tells the learners. */
async function markReleased(inside: Context, attemptIDs: readonly string[]): Promise<void> {
  if (attemptIDs.length === 0) return
  const fresh = await from(inside, 'exam_result')
    .innerJoin(rows(inside, 'exam'), 'exam._id', 'exam_result.examID')
    .select(['exam_result._id', 'exam_result.attemptID', 'exam_result.userID', 'exam_result.courseID', 'exam.name'])
    .where('exam_result.attemptID', 'in', attemptIDs)
    .where('exam_result.releasedAt', 'is', null)
    .orderBy('exam_result._id')
    .execute()
  for (const { _id, attemptID, userID, courseID, name } of fresh) {
    await compute(inside, 'exam_result', { _id, change: { releasedAt: nowOf(inside) } })
    await compute(inside, 'exam_attempt', { _id: attemptID, change: { status: 'released' } })
    await notify(inside, {
      ...{ to: userID, about: { collection: 'exam_attempt', row: attemptID } },
      title: { th: fill(words.released.th, { exam: name }), en: fill(words.released.en, { exam: name }) },
      href: href('/lesson/detail/:id', { id: courseID }),
    })
  }
}

/** Queues what follows from results, once for each enrolment and exam. */
export async function enqueueSettling(
  inside: Context,
  attempts: readonly { enrollID: string; examID: string }[],
): Promise<void> {
  const due = new Map(attempts.map(({ enrollID, examID }) => [`${enrollID} ${examID}`, { enrollID, examID }]))
  await enqueueMany(
    inside,
    settleResultJob,
    [...due].map(([key, payload]) => ({ key, payload })),
  )
}

/** Returns the exact percentage and the points of the newest release of attempts, by attempt. */
export async function readReleases(
  ctx: Context,
  attemptIDs: readonly string[],
): Promise<Map<string, { percent: Fraction; most: Fraction }>> {
  if (attemptIDs.length === 0) return new Map()
  const stored = await fromPrivate(ctx, examRelease)
    .select(['attemptID', 'body'])
    .where('attemptID', 'in', attemptIDs)
    .orderBy('number')
    .execute()
  return new Map(
    stored.map(({ attemptID, body }) => {
      const { percent, most } = JSON.parse(body) as ReleaseBody
      return [attemptID, { percent: fraction(percent), most: fraction(most) }]
    }),
  )
}

const releaseBody = ({ points, most, percent, passed }: PaperScore): ReleaseBody => ({
  ...{ points: fractionText(points), most: fractionText(most), percent: fractionText(percent), passed },
})
