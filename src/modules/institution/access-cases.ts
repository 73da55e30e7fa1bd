import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  owners: [
    '/institution/dashboard',
    '/institution/add',
    '/institution/edit/:id',
    '/institution/detail/:id',
    '/institution/menu/:id',
    '/institution/admin/:id',
    '/institution/user',
    '/institution/user/add',
    '/institution/user/add/:id',
    '/institution/user/edit/:id',
    '/institution/user/detail/:id',
    '/institution/config',
  ],
} satisfies AccessCases
