import { defineModule } from '#platform/manifest/manifest.ts'
import { campaign } from './collections/campaign.ts'
import { cart } from './collections/cart.ts'
import { product } from './collections/product.ts'
import { productCategory } from './collections/product-category.ts'
import { property } from './collections/property.ts'
import { shippingMethod } from './collections/shipping-method.ts'
import { stockItem } from './collections/stock-item.ts'
import { stockMove } from './collections/stock-move.ts'
import { subProduct } from './collections/sub-product.ts'
import { vendorStore } from './collections/vendor-store.ts'
import { examples } from './commands/examples.ts'
import { openRoutes } from './routes/public.ts'
import { officeRoutes } from './routes/office.ts'
import { stockRoutes } from './routes/stock.ts'
import { campaignUse, stockHold } from './tables.ts'

export default defineModule({
  name: 'shop',
  label: { th: 'ร้านค้า', en: 'Shop' },
  steps: ['stock'],
  collections: [
    product,
    productCategory,
    subProduct,
    stockItem,
    stockMove,
    cart,
    shippingMethod,
    campaign,
    property,
    vendorStore,
  ],
  tables: [stockHold, campaignUse],
  uses: ['config'],
  hooks: { afterChange: ['product', 'sub_product', 'campaign'] },
  jobs: ['end-hold'],
  examples,
  api: {
    'PUT /product/:id': 'change-product',
    'POST /cart/query': 'cart/query-carts',
    'POST /cart': 'cart/create-cart',
    'PUT /cart/:cartId': 'cart/replace-cart',
    'POST /cart/add': 'cart/add-item',
    'POST /cart/change': 'cart/change-item',
    'POST /cart/remove': 'cart/remove-item',
  },
  routes: [...openRoutes, ...officeRoutes, ...stockRoutes],
})
