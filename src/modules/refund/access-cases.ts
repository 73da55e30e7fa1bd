import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  managers: ['/order/refund', '/order/refund/detail/:id', '/order/refund/add/:id'],
  admins: ['/order/refund/config'],
} satisfies AccessCases
