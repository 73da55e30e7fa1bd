import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Branches are for staff. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  kept('branch', await create(admin, 'branch', { code: 'canary', name: mark('branch', 'staff') }), 'staff')
}
export default rowCases
