import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  managers: ['/credit/dashboard', '/credit/history'],
  admins: ['/credit/payment', '/credit/payment/add', '/credit/payment/edit/:id'],
} satisfies AccessCases
