import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  owners: ['/category/dashboard', '/category/add', '/category/edit/:id'],
} satisfies AccessCases
