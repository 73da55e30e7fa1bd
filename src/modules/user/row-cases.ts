import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** What a site asks of people is for its staff to read; its forms ask the rest. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  // A field that is off asks nobody.
  kept(
    'user_field',
    await create(admin, 'user_field', {
      key: 'canary',
      name: mark('user-field', 'staff'),
      type: 'text',
      active: false,
    }),
    'staff',
  )
}
export default rowCases
