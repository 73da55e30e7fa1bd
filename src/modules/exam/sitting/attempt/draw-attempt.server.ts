import { randomBytes } from 'node:crypto'
import { drawPaper } from '#domain/learning/assessment/draw.ts'
import { firstChainText } from '#domain/learning/assessment/paper-chain.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { filledPools } from '../../exams/pools-of.server.ts'
import type { ExamVersion } from '../../exams/read-exam.server.ts'
import { examPaper, examSitting } from '../../tables.ts'
import { addEvent } from '../log/add-event.server.ts'
import { sha256 } from '../log/hash.server.ts'
import { deviceOf, newLease } from './device.server.ts'
import type { OwnRound } from './find-round.server.ts'
import { startTimes } from './times.server.ts'

/** Draws the paper of a new attempt and stores it with its seed, its times and the first event of its log. */
export async function drawAttempt(
  inside: Context,
  { round, exam, attempt }: { round: OwnRound; exam: ExamVersion; attempt: number },
): Promise<string> {
  const { examID, courseID, type, examVersion, graceMinutes, closesAt } = round
  const { duration } = exam.blueprint.settings
  const { endsAt, deadline } = await startTimes(inside, { examID, duration, closesAt, graceMinutes })
  const { _id } = await record(inside, 'exam_attempt', {
    ...{ enrollID: round.enrolment._id, userID: inside.viewer.id, courseID, examID, type, round: round.round },
    ...{ examVersion, roundID: round._id, attempt },
  })
  await compute(inside, 'exam_attempt', { _id, change: { status: 'open', startedAt: nowOf(inside), endsAt } })
  await storePaper(inside, { attemptID: _id, exam, deadline })
  return _id
}

async function storePaper(
  inside: Context,
  { attemptID, exam, deadline }: { attemptID: string; exam: ExamVersion; deadline: string | null },
) {
  const seed = randomBytes(32).toString('hex')
  const pools = await filledPools(inside, exam.pools!)
  const drawn = drawPaper({ blueprint: exam.blueprint, pools, seed })
  const paper = JSON.stringify(drawn)
  await insertPrivate(inside, examPaper, { row: { attemptID, body: paper } })
  const head = sha256(firstChainText({ attemptID, paper }))
  const lease = newLease(inside, attemptID)
  await insertPrivate(inside, examSitting, {
    row: {
      ...{ attemptID, seed, generator: drawn.generator, state: 'open', deadline, seq: 0, head, lease },
      ...{ lastNumber: 0, page: 0, deviceKey: randomBytes(32).toString('base64'), pausedAt: null },
    },
  })
  const event = { kind: 'start', lease, device: deviceOf(inside, attemptID) } as const
  await addEvent(inside, { at: { attemptID, seq: 0, head }, event })
}
