import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  managers: [
    '/order/subscription',
    '/order/subscription/detail/:id',
    '/order/subscription/periods',
    '/order/plan',
    '/order/plan/detail/:id',
  ],
  admins: ['/order/plan/add', '/order/plan/edit/:id'],
} satisfies AccessCases
