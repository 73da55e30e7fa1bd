import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  owners: [
    '/website/dashboard',
    '/website/add',
    '/website/edit/:id',
    '/website/detail/:id',
    '/website/menu/:id',
    '/website/design/:id',
    '/website/admin/:id',
    '/website/user',
    '/website/user/add',
    '/website/user/add/:id',
    '/website/user/edit/:id',
    '/website/user/detail/:id',
    '/website/config',
  ],
} satisfies AccessCases
