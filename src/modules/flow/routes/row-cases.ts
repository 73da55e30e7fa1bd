import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Flows are for managers and administrators: nobody else reads one as a row, also not a published one. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  const row = await create(admin, 'flow', { name: mark('flow-name', 'managers'), trigger: 'button' })
  kept('flow', row, 'managers')
}

export default rowCases
