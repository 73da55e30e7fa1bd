import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** API keys are for the root user. */
const rowCases: RowCases = async ({ root, mark, kept }) => {
  const key = { name: mark('api-key', 'root'), scopes: ['course:read'] }
  kept('api_key', await create(root, 'api_key', key), 'root')
}
export default rowCases
