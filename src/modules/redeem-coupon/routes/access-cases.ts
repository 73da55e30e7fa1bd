import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  admins: [
    '/coupon/dashboard',
    '/coupon/add',
    '/coupon/edit/:id',
    '/coupon/detail/:id',
    '/coupon/uses',
    '/coupon/batch',
  ],
} satisfies AccessCases
