import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  root: [
    '/origin',
    '/origin/dashboard',
    '/origin/collection',
    '/origin/collection/add',
    '/origin/collection/edit/:id',
    '/origin/collection/detail/:id',
    '/origin/collection/admin/:id',
    '/origin/unit',
    '/origin/unit/add',
    '/origin/unit/edit/:id',
    '/origin/unit/detail/:id',
    '/origin/unit/admin/:id',
    '/origin/user',
    '/origin/user/add',
    '/origin/user/add/:id',
    '/origin/user/edit/:id',
    '/origin/user/detail/:id',
    '/origin/config',
  ],
} satisfies AccessCases
