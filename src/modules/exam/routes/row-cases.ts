import { compute, create, record } from '#platform/data/collection/write.ts'
import type { RowCases, RowCaseTools } from '#platform/manifest/row-cases.ts'

/** Banks and questions are for managers, rounds for the learners of the course, attempts for their learner, and accommodations for administrators. */
const rowCases: RowCases = async (tools) => {
  const { admin, courseID, own, mark, kept } = tools
  const bank = await create(admin, 'question_bank', { name: mark('question-bank', 'managers') })
  kept('question_bank', bank, 'managers')
  const question = { bankID: bank._id, code: mark('bank-question', 'managers').slice(0, 60), source: '' }
  kept('question', await record(admin, 'question', question), 'managers')
  const draft = await create(admin, 'exam', { courseID, name: mark('exam-draft', 'staff') })
  kept('exam', draft, 'staff')
  const exam = await create(admin, 'exam', { courseID, name: mark('exam-published', 'owner', own) })
  kept('exam', exam, 'owner', own)
  await compute(admin, 'exam', { _id: exam._id, change: { current: 1 } })
  const reason = mark('accommodation', 'admins')
  kept('accommodation', await create(admin, 'accommodation', { userID: own, reason }), 'admins')
  await sat(tools, exam._id)
}

/** A published round with its code, and the attempt of the learner in it with a result that is not released. */
async function sat({ admin, own, courseID, enrollID, mark, kept }: RowCaseTools, examID: string) {
  const code = mark('exam-code', 'managers').slice(0, 40)
  const round = await create(admin, 'exam_round', { examID, code, status: true })
  kept('exam_round', round, 'owner', own)
  kept('exam_round', await create(admin, 'exam_round', { examID, round: 2 }), 'staff')
  const sitting = { enrollID, userID: own, courseID, examID, type: round.type, round: round.round }
  const attempt = await record(admin, 'exam_attempt', { ...sitting, examVersion: 1, roundID: round._id, attempt: 1 })
  kept('exam_attempt', attempt, 'owner and managers', own)
  kept('exam_result', await record(admin, 'exam_result', { ...sitting, attemptID: attempt._id }), 'managers')
  const appeal = { ...sitting, attemptID: attempt._id, text: mark('exam-appeal', 'owner and managers', own) }
  kept('exam_appeal', await record(admin, 'exam_appeal', appeal), 'owner and managers', own)
}

export default rowCases
