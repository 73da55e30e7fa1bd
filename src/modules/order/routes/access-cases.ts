import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  all: ['/shop/checkout', '/redeem-coupon/:code'],
  learners: ['/credit/wallet', '/lesson/detail/:id/company'],
  managers: [
    '/order/index/dashboard',
    '/order/detail/:id',
    '/order/detail/:id/manage',
    '/order/payment',
    '/shop/orders',
  ],
  admins: [
    '/setup/payment',
    '/shop/payment',
    '/setup/payment/add',
    '/setup/payment/edit/:id',
    '/setup/payment/detail/:id',
    '/setup/payment/test/:id',
  ],
} satisfies AccessCases
