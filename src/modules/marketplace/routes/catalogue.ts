import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const
const inMenu = { groups: ['sales'], meta: { inMenu: true, icon: 'shop' } }

/** Overview, categories, campaigns, properties and stores. */
export const catalogueRoutes: Route[] = [
  officePage(roles, {
    path: '/marketplace/dashboard',
    name: 'marketplace-dashboard',
    title: { th: 'ภาพรวมตลาดกลาง', en: 'Overview' },
    screen: 'dashboard',
    hasSubmenu: true,
    hasDashboard: true,
    ...inMenu,
    help: [
      {
        th: 'ยอดขาย ค่าธรรมเนียม และยอดรอจ่ายของผู้ขายทุกราย กดที่ตัวเลขเพื่อดูรายการ',
        en: 'Sales, commission and payouts due of all vendors. Select a figure to see its rows.',
      },
      {
        th: 'ยอดขายเข้าบัญชีผู้ขายเมื่อคำสั่งซื้อเสร็จสิ้น หักค่าธรรมเนียมตามอัตราในขณะนั้น',
        en: 'Sales enter the ledger when an order is done, less the commission at that time.',
      },
    ],
  }),
  officePage(roles, {
    path: '/marketplace/category',
    name: 'marketplace-category',
    title: { th: 'หมวดสินค้าของผู้ขาย', en: 'Categories' },
    list: 'product_category',
    ...inMenu,
  }),
  officePage(roles, {
    path: '/marketplace/campaign',
    name: 'marketplace-campaign',
    title: { th: 'แคมเปญ', en: 'Campaigns' },
    list: 'campaign',
    ...inMenu,
    help: [
      {
        th: 'แคมเปญลดราคาตั้งแต่วันแรกจนหมดวันสุดท้ายตามเวลาไทย ลูกค้าจ่ายราคาที่ต่ำที่สุดระหว่างราคาขายกับราคาแคมเปญ',
        en: 'A campaign lowers prices from its first day through its last one, Thai time. Customers pay the lower of the sale price and the campaign price.',
      },
      {
        th: 'เมื่อส่วนลดรวมถึงงบที่ตั้งไว้ แคมเปญจบเอง คำสั่งซื้อที่สั่งไปแล้วใช้ราคาเดิม',
        en: 'When the discounts reach the budget, the campaign ends. Orders that exist keep their price.',
      },
    ],
  }),
  officePage(roles, {
    path: '/marketplace/campaign/add',
    name: 'marketplace-campaign-add',
    title: { th: 'เพิ่มแคมเปญ', en: 'Add campaign' },
    add: 'campaign',
  }),
  officePage(roles, {
    path: '/marketplace/campaign/edit/:id',
    name: 'marketplace-campaign-edit',
    title: { th: 'แก้ไขแคมเปญ', en: 'Edit campaign' },
    edit: 'campaign',
  }),
  officePage(roles, {
    path: '/marketplace/campaign/detail/:id',
    name: 'marketplace-campaign-detail',
    title: { th: 'แคมเปญ', en: 'Campaign' },
    show: 'campaign',
  }),
  officePage(roles, {
    path: '/marketplace/property',
    name: 'marketplace-property',
    title: { th: 'คุณสมบัติสินค้า', en: 'Properties' },
    list: 'property',
    ...inMenu,
  }),
  officePage(roles, {
    path: '/marketplace/property/add',
    name: 'marketplace-property-add',
    title: { th: 'เพิ่มคุณสมบัติสินค้า', en: 'Add property' },
    add: 'property',
  }),
  officePage(roles, {
    path: '/marketplace/property/edit/:id',
    name: 'marketplace-property-edit',
    title: { th: 'แก้ไขคุณสมบัติสินค้า', en: 'Edit property' },
    edit: 'property',
  }),
  officePage(roles, {
    path: '/marketplace/store',
    name: 'marketplace-store',
    title: { th: 'หน้าร้านของผู้ขาย', en: 'Stores' },
    list: 'vendor_store',
    linkedFromRecords: { collection: 'vendor', by: 'vendorID' },
    ...inMenu,
  }),
  officePage(roles, {
    path: '/marketplace/store/add',
    name: 'marketplace-store-add',
    title: { th: 'เพิ่มหน้าร้าน', en: 'Add store' },
    add: 'vendor_store',
  }),
  officePage(roles, {
    path: '/marketplace/store/edit/:id',
    name: 'marketplace-store-edit',
    title: { th: 'แก้ไขหน้าร้าน', en: 'Edit store' },
    edit: 'vendor_store',
  }),
  officePage(roles, {
    path: '/marketplace/store/detail/:id',
    name: 'marketplace-store-detail',
    title: { th: 'หน้าร้าน', en: 'Store' },
    show: 'vendor_store',
  }),
]
