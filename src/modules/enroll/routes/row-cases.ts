import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Open rounds are for everybody, planned ones and internal notes for staff. */
const rowCases: RowCases = async ({ admin, courseID, mark, kept }) => {
  const days = { courseID, startDate: '2036-12-01' }
  const open = { ...days, status: 'open' as const, name: mark('round', 'everybody'), note: mark('round-note', 'staff') }
  kept('course_round', await create(admin, 'course_round', open), 'everybody')
  const planned = { ...days, name: mark('planned-round', 'staff') }
  kept('course_round', await create(admin, 'course_round', planned), 'staff')
}
export default rowCases
