import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  all: ['/shop/checkout', '/redeem-coupon/:code'],
  'learners-alone': ['/credit/shop', '/credit/shop/:id'],
  learners: ['/credit/wallet', '/lesson/detail/:id/company'],
  managers: [
    '/order/index/dashboard',
    '/order/detail/:id',
    '/order/detail/:id/manage',
    '/order/payment',
    '/shop/orders',
    '/credit/shipping',
  ],
  admins: [
    '/setup/payment',
    '/shop/payment',
    '/credit/products',
    '/credit/inventory',
    '/setup/payment/add',
    '/setup/payment/edit/:id',
    '/setup/payment/detail/:id',
    '/setup/payment/test/:id',
  ],
} satisfies AccessCases
