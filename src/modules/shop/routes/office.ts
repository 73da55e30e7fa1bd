import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const
const inMenu = { groups: ['sales'], meta: { inMenu: true, icon: 'shop' } }

/** The shop as staff run it: products, categories and shipping. */
export const officeRoutes: Route[] = [
  officePage(roles, {
    path: '/shop/dashboard',
    name: 'shop-dashboard',
    hasSubmenu: true,
    hasDashboard: true,
    title: { th: 'สินค้า', en: 'Products' },
    screen: 'dashboard',
    list: 'product',
    ...inMenu,
    help: [
      {
        th: 'เพิ่มสินค้าแล้วเพิ่มตัวเลือกอย่างน้อยหนึ่งรายการ ลูกค้าเลือกซื้อและระบบนับสต็อกตามตัวเลือก',
        en: 'Add a product, then at least one variant. Customers buy variants, and stock is counted for each of them.',
      },
      {
        th: 'สินค้าแสดงในร้านค้าเมื่อเผยแพร่แล้ว ราคาที่ลูกค้าจ่ายคือราคาขาย ถ้าไม่ได้กำหนดคือราคาปกติ',
        en: 'Published products are shown in the shop. Customers pay the sale price if it is set, otherwise the price.',
      },
    ],
  }),
  officePage(roles, {
    path: '/shop/add',
    name: 'shop-add',
    title: { th: 'เพิ่มสินค้า', en: 'Add product' },
    add: 'product',
  }),
  officePage(roles, {
    path: '/shop/edit/:id',
    name: 'shop-edit',
    title: { th: 'แก้ไขสินค้า', en: 'Edit product' },
    edit: 'product',
  }),
  officePage(roles, {
    path: '/shop/detail/:id',
    name: 'shop-detail',
    title: { th: 'สินค้า', en: 'Product' },
    screen: 'product',
    show: 'product',
  }),
  officePage(roles, {
    path: '/shop/variant',
    name: 'shop-variant',
    title: { th: 'ตัวเลือกสินค้า', en: 'Variants' },
    list: 'sub_product',
    linkedFromList: 'product',
    linkedFromRecords: { collection: 'product', by: 'productID' },
  }),
  officePage(roles, {
    path: '/shop/variant/add',
    name: 'shop-variant-add',
    title: { th: 'เพิ่มตัวเลือกสินค้า', en: 'Add variant' },
    add: 'sub_product',
  }),
  officePage(roles, {
    path: '/shop/variant/edit/:id',
    name: 'shop-variant-edit',
    title: { th: 'แก้ไขตัวเลือกสินค้า', en: 'Edit variant' },
    edit: 'sub_product',
  }),
  officePage(roles, {
    path: '/shop/variant/detail/:id',
    name: 'shop-variant-detail',
    title: { th: 'ตัวเลือกสินค้า', en: 'Variant' },
    show: 'sub_product',
  }),
  officePage(roles, {
    path: '/shop/category',
    name: 'shop-category',
    title: { th: 'หมวดสินค้า', en: 'Product categories' },
    list: 'product_category',
    ...inMenu,
  }),
  officePage(roles, {
    path: '/shop/category/add',
    name: 'shop-category-add',
    title: { th: 'เพิ่มหมวดสินค้า', en: 'Add product category' },
    add: 'product_category',
  }),
  officePage(roles, {
    path: '/shop/category/edit/:id',
    name: 'shop-category-edit',
    title: { th: 'แก้ไขหมวดสินค้า', en: 'Edit product category' },
    edit: 'product_category',
  }),
  officePage(roles, {
    path: '/shop/shipping',
    name: 'shop-shipping',
    title: { th: 'วิธีจัดส่ง', en: 'Shipping methods' },
    list: 'shipping_method',
    ...inMenu,
  }),
  officePage(roles, {
    path: '/shop/shipping/add',
    name: 'shop-shipping-add',
    title: { th: 'เพิ่มวิธีจัดส่ง', en: 'Add shipping method' },
    add: 'shipping_method',
  }),
  officePage(roles, {
    path: '/shop/shipping/edit/:id',
    name: 'shop-shipping-edit',
    title: { th: 'แก้ไขวิธีจัดส่ง', en: 'Edit shipping method' },
    edit: 'shipping_method',
  }),
]
