import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** A note of the site is for administrators; others are for who wrote them and whom they name. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  const { id } = admin.viewer
  for (const [audience, who] of [
    ['site', 'admins'],
    ['private', 'author'],
    ['shared', 'author'],
  ] as const) {
    const body = mark(`note-${audience}`, who, id)
    kept('note', await create(admin, 'note', { title: 'บันทึก', body, audience }), who, id)
  }
}
export default rowCases
