import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  all: ['/shop/products', '/shop/product/:id', '/shop/product/:id/:variant', '/shop/store/:slug'],
  admins: [
    '/shop/dashboard',
    '/shop/add',
    '/shop/edit/:id',
    '/shop/detail/:id',
    '/shop/variant',
    '/shop/variant/add',
    '/shop/variant/edit/:id',
    '/shop/variant/detail/:id',
    '/shop/category',
    '/shop/category/add',
    '/shop/category/edit/:id',
    '/shop/shipping',
    '/shop/shipping/add',
    '/shop/shipping/edit/:id',
    '/shop/inventory',
    '/shop/inventory/detail/:id',
    '/shop/inventory/edit/:id',
    '/shop/inventory/move/:id',
    '/shop/ledger',
    '/shop/config',
  ],
} satisfies AccessCases
