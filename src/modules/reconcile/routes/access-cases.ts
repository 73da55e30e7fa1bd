import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  managers: ['/order/work', '/order/audit'],
  admins: [
    '/lesson/reconcile',
    '/lesson/reconcile/sample/:id',
    '/lesson/reconcile-xls',
    '/setup/bank-account',
    '/setup/bank-account/add',
    '/setup/bank-account/edit/:id',
    '/setup/bank-account/layout/:id',
  ],
} satisfies AccessCases
