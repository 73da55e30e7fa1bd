import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default { admins: ['/shop/demo'] } satisfies AccessCases
