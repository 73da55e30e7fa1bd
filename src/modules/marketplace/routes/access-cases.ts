import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §6 (L185.3). */
export default {
  admins: [
    '/marketplace/dashboard',
    '/marketplace/category',
    '/marketplace/campaign',
    '/marketplace/campaign/add',
    '/marketplace/campaign/edit/:id',
    '/marketplace/campaign/detail/:id',
    '/marketplace/property',
    '/marketplace/property/add',
    '/marketplace/property/edit/:id',
    '/marketplace/store',
    '/marketplace/store/add',
    '/marketplace/store/edit/:id',
    '/marketplace/store/detail/:id',
    '/marketplace/vendor',
    '/marketplace/vendor/add',
    '/marketplace/vendor/edit/:id',
    '/marketplace/vendor/detail/:id',
    '/marketplace/account',
    '/marketplace/account/add',
    '/marketplace/account/detail/:id',
    '/marketplace/ledger',
    '/marketplace/statement',
    '/marketplace/statement/detail/:id',
  ],
} satisfies AccessCases
