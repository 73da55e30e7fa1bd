import { drawPaper } from '#domain/learning/assessment/draw.ts'
import { firstChainText } from '#domain/learning/assessment/paper-chain.ts'
import { compute, create, record } from '#platform/data/collection/write.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { publishExam } from '#modules/exam/exams/publish-exam.server.ts'
import { filledPools } from '#modules/exam/exams/pools-of.server.ts'
import { readExam } from '#modules/exam/exams/read-exam.server.ts'
import { saveDraft } from '#modules/exam/exams/save-draft.server.ts'
import { createQuestion } from '#modules/exam/questions/create-question.server.ts'
import { sittingExample as ids } from '#modules/exam/commands/sitting-example.ts'
import { addEvent } from '#modules/exam/sitting/log/add-event.server.ts'
import { sha256 } from '#modules/exam/sitting/log/hash.server.ts'
import { examPaper, examSitting } from '#modules/exam/tables.ts'
import { blueprintOf } from '../writes/exams/exam.ts'

const device = '0'.repeat(16)

/** Seeds an exam that the learner sits twice: the examples answer and submit one attempt, and open the other on this device. */
export async function plantSitting(admin: Context, userID: string) {
  const { courseID, examID } = ids
  await create(admin, 'course', { _id: courseID, name: 'ไฟฟ้าสำหรับช่าง', status: true })
  const { _id: enrollID } = await create(admin, 'enroll', { _id: exampleId('enroll', 20), courseID, userID })
  const { _id: bankID } = await create(admin, 'question_bank', { name: 'คลังข้อสอบไฟฟ้า' })
  const question = { type: 'truefalse', stem: '<p>ฟิวส์ต่ออนุกรมกับวงจร</p>', content: {} } as const
  const key = { type: 'truefalse', key: { correct: true } } as const
  const questionID = await createQuestion(admin, { bankID, code: 'EL-001', status: 'ready', question, key })
  await create(admin, 'exam', { _id: examID, courseID, name: 'สอบความรู้ไฟฟ้า' })
  await saveDraft(admin, { examID, blueprint: blueprintOf([questionID], { attempts: null, releasesItself: false }) })
  await publishExam(admin, { examID })
  await create(admin, 'exam_round', { _id: exampleId('exam_round', 20), examID, status: true })
  for (const [n, attemptID] of [ids.attemptID, ids.otherAttemptID].entries())
    await plantAttempt(admin, { attemptID, enrollID, userID, attempt: n + 1 })
}

async function plantAttempt(
  admin: Context,
  { attemptID, ...of }: { attemptID: string; enrollID: string; userID: string; attempt: number },
) {
  const { courseID, examID, lease } = ids
  const row = { _id: attemptID, ...of, courseID, examID, type: 'final' as const, round: 1, examVersion: 1 }
  await record(admin, 'exam_attempt', { ...row, roundID: exampleId('exam_round', 20) })
  await compute(admin, 'exam_attempt', { _id: attemptID, change: { status: 'open', startedAt: nowOf(admin) } })
  const { blueprint, pools } = (await readExam(admin, { examID, version: 1 }))!
  const seed = '0'.repeat(64)
  const body = JSON.stringify(drawPaper({ blueprint, pools: await filledPools(admin, pools!), seed }))
  await insertPrivate(admin, examPaper, { row: { attemptID, body } })
  const head = sha256(firstChainText({ attemptID, paper: body }))
  const start = { attemptID, seed, generator: 1, state: 'open', deadline: null, seq: 0, head, lease } as const
  const onDevice = { lastNumber: 0, page: 0, deviceKey: Buffer.alloc(32).toString('base64'), pausedAt: null }
  await insertPrivate(admin, examSitting, { row: { ...start, ...onDevice } })
  await addEvent(admin, { at: { attemptID, seq: 0, head }, event: { kind: 'start', lease, device } })
}
