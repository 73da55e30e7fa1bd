import { openPage, type Route } from '#platform/manifest/manifest.ts'

const product = { title: { th: 'สินค้า', en: 'Product' }, screen: 'public/product' }

/** The shop as customers see it. All of it opens without a login. */
export const openRoutes: Route[] = [
  openPage({
    path: '/shop/products',
    name: 'shop-products',
    title: { th: 'สินค้าทั้งหมด', en: 'All products' },
    screen: 'public/products',
    inTop: true,
  }),
  openPage({ path: '/shop/product/:id', name: 'shop-product', ...product }),
  openPage({ path: '/shop/product/:id/:variant', name: 'shop-product-variant', ...product }),
  openPage({
    path: '/shop/store/:slug',
    name: 'shop-store',
    title: { th: 'หน้าร้าน', en: 'Store' },
    screen: 'public/store',
  }),
]
