import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Assets are for the owners of the institution. */
const rowCases: RowCases = async ({ root, mark, kept }) => {
  kept('asset', await create(root, 'asset', { code: 'AS-1', name: mark('asset', 'owners') }), 'owners')
  const life = await create(root, 'asset_life', { category: mark('life', 'owners'), years: 5 })
  kept('asset_life', life, 'owners')
  kept('asset_holder', await create(root, 'asset_holder', { name: mark('holder', 'owners') }), 'owners')
}
export default rowCases
