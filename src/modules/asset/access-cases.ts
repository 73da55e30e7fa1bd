import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  owners: [
    '/asset/dashboard',
    '/asset/add',
    '/asset/edit/:id',
    '/asset/detail/:id',
    '/asset/admin/:id',
    '/asset/assign/:id',
    '/asset/label',
    '/asset/excel',
    '/asset/user',
    '/asset/user/add',
    '/asset/user/add/:id',
    '/asset/user/edit/:id',
    '/asset/user/detail/:id',
    '/asset/config',
    '/asset/depreciation',
    '/asset/life',
    '/asset/life/add',
    '/asset/life/edit/:id',
    '/asset/category',
    '/asset/category/add',
    '/asset/category/edit/:id',
  ],
} satisfies AccessCases
