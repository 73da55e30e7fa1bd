import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  root: [
    '/client/dashboard',
    '/client/key',
    '/client/key/add',
    '/client/key/edit/:id',
    '/client/key/detail/:id',
    '/client/config',
  ],
} satisfies AccessCases
