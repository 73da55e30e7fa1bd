import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** What a site hides is for its staff to read; the note is theirs alone. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  const flag = await create(admin, 'display_flag', { code: 'canary', note: mark('display-flag', 'staff') })
  kept('display_flag', flag, 'staff')
}
export default rowCases
