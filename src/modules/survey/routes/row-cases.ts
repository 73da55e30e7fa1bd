import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Learners read open surveys of their courses and their own responses; drafts, and the responses of others, are for staff. */
const rowCases: RowCases = async ({ admin, own, other, courseID, mark, kept, insert }) => {
  const scale = { min: 1, max: 5, minLabel: '', maxLabel: '' }
  const questions = [
    { id: 'q001', isRequired: true, question: { type: 'scale' as const, stem: '<p>x</p>', content: scale } },
  ]
  const survey = { courseID, questions }
  const draft = await create(admin, 'survey', { ...survey, name: mark('survey-draft', 'staff') })
  kept('survey', draft, 'staff')
  const foreign = await create(admin, 'course', { name: 'หลักสูตรอื่นของแบบสำรวจ', status: true })
  const others = { ...survey, courseID: foreign._id, status: 'open' as const }
  kept('survey', await create(admin, 'survey', { ...others, name: mark('survey-other-course', 'staff') }), 'staff')
  const open = await create(admin, 'survey', { ...survey, name: mark('survey-open', 'owner', own), status: 'open' })
  kept('survey', open, 'owner', own)
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  for (const [n, userID] of [own, other].entries()) {
    const row = { _id: `5a${n}${site}`.padEnd(24, '0') }
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    const answers = { q001: mark(`survey-response-${n}`, audience, owner) }
    const submittedAt = new Date(admin.now).toISOString()
    await insert('survey_response', { ...row, surveyID: open._id, userID, questionVersion: 1, answers, submittedAt })
    kept('survey_response', row, audience, owner)
  }
}

export default rowCases
