import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  admins: ['/note/home', '/note/add', '/note/edit/:id'],
} satisfies AccessCases
