import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  owners: [
    '/school/dashboard',
    '/school/add',
    '/school/wizard',
    '/school/edit/:id',
    '/school/detail/:id',
    '/school/menu/:id',
    '/school/admin/:id',
    '/school/clone/:id',
    '/school/user',
    '/school/user/add',
    '/school/user/add/:id',
    '/school/user/edit/:id',
    '/school/user/detail/:id',
    '/school/config',
  ],
} satisfies AccessCases
