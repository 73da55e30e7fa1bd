import { memberPage, officePage, openPage, type Route } from '#platform/manifest/manifest.ts'

const readers = ['admin', 'manager'] as const
const admins = ['admin'] as const

/** Orders and the ways to pay them, for staff. */
export const orderRoutes: Route[] = [
  officePage(readers, {
    path: '/order/index/dashboard',
    name: 'order-dashboard',
    title: { th: 'คำสั่งซื้อ', en: 'Orders' },
    list: 'order',
    groups: ['sales'],
    hasDashboard: true,
    counter: 'orderCount',
    meta: { inMenu: true, icon: 'sales' },
    linkedFromRecords: { collection: 'course', by: 'courseID' },
    help: [
      {
        th: 'เปิดคำสั่งซื้อที่ “รอตรวจสลิป” เทียบสลิปกับรายการเดินบัญชี แล้วอนุมัติพร้อมเลขที่รายการ หรือไม่อนุมัติพร้อมเหตุผล',
        en: 'Open an order with a slip to review. Compare the slip with the bank statement. Approve it with the transaction number, or reject it with a reason.',
      },
      {
        th: 'เมื่อชำระครบ ระบบลงทะเบียนให้ผู้ซื้อทันที ถ้าที่นั่งเต็ม คำสั่งซื้อจะเป็น “ต้องดำเนินการ”',
        en: 'A paid order enrols the buyer at once. If all seats are taken, the order needs attention.',
      },
    ],
  }),
  openPage({
    path: '/shop/checkout',
    name: 'shop-checkout',
    title: { th: 'ตะกร้าสินค้าและสั่งซื้อ', en: 'Cart and checkout' },
    screen: 'checkout/checkout',
    plugin: 'shop',
  }),
  memberPage({
    path: '/credit/wallet',
    name: 'credit-wallet',
    title: { th: 'เครดิตของฉัน', en: 'My credit' },
    screen: 'wallet/wallet',
    plugin: 'credit',
  }),
  openPage({
    path: '/redeem-coupon/:code',
    name: 'redeem-coupon',
    title: { th: 'คูปอง', en: 'Coupon' },
    screen: 'redeem/redeem',
    plugin: 'redeem-coupon',
  }),
  memberPage({
    path: '/lesson/detail/:id/company',
    name: 'lesson-company',
    title: { th: 'ซื้อที่นั่งให้หน่วยงาน', en: 'Buy seats for a company' },
    screen: 'company/company',
  }),
  officePage(readers, {
    path: '/shop/orders',
    name: 'shop-orders',
    title: { th: 'คำสั่งซื้อสินค้า', en: 'Shop orders' },
    list: 'order',
    presets: { type: 'shop' },
    plugin: 'shop',
    groups: ['sales'],
    meta: { inMenu: true, icon: 'shop' },
    linkedFromList: 'product',
    help: [
      {
        th: 'คำสั่งซื้อที่ชำระแล้วและต้องส่งของอยู่ในสถานะการจัดส่ง “กำลังเตรียมจัดส่ง” เปิดคำสั่งซื้อแล้วกรอกบริษัทขนส่งและเลขติดตามพัสดุ',
        en: 'Paid orders with goods are “Preparing”. Open an order and enter the carrier and the tracking number.',
      },
      {
        th: 'ถ้าสินค้าหมดหลังชำระเงิน คำสั่งซื้อจะเป็น “ต้องดำเนินการ” เติมสต็อกแล้วลองส่งมอบอีกครั้ง หรือติดต่อผู้ซื้อ',
        en: 'If goods are gone after the payment, the order needs attention. Restock and try again, or contact the buyer.',
      },
    ],
  }),
  officePage(readers, {
    path: '/order/detail/:id',
    name: 'order-detail',
    title: { th: 'รายละเอียดคำสั่งซื้อ', en: 'Order' },
    screen: 'detail',
    show: 'order',
  }),
  officePage(readers, {
    path: '/order/detail/:id/manage',
    name: 'order-manage',
    title: { th: 'ตรวจและรับชำระเงิน', en: 'Review and record payment' },
    screen: 'manage',
  }),
  officePage(readers, {
    path: '/order/payment',
    name: 'order-payment',
    title: { th: 'การรับชำระเงิน', en: 'Payments' },
    list: 'payment',
    linkedFromList: 'order',
  }),
  officePage(admins, {
    path: '/setup/payment',
    name: 'setup-payment',
    title: { th: 'ช่องทางชำระเงิน', en: 'Payment methods' },
    list: 'payment_provider',
    groups: ['system'],
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'เพิ่มพร้อมเพย์หรือบัญชีธนาคารที่รับเงินค่าเรียน ผู้ซื้อเห็น QR และบัญชีในหน้าชำระเงิน',
        en: 'Add the PromptPay ID or bank account that receives course fees. Buyers see the QR code and the account on the pay page.',
      },
      {
        th: 'ลองสแกน QR ด้วยแอปธนาคารก่อนเปิดขาย ชื่อบัญชีที่แอปแสดงต้องตรงกับของสถาบัน ปิดช่องทางที่เลิกใช้แทนการลบ',
        en: 'Scan the QR code with a banking app before you sell. The account name that the app shows must be yours. Switch off a method that is no longer used instead of deleting it.',
      },
      {
        th: 'บัตรเครดิต: เลือกประเภทบัตร ใส่คีย์ลับของผู้ให้บริการ บันทึก แล้วเปิดช่องทางนั้นและกด “ทดสอบการเชื่อมต่อ”',
        en: 'Cards: choose the type for cards, enter the secret key of the gateway and save. Then open the method and press “Test the connection”.',
      },
    ],
  }),
  officePage(admins, {
    path: '/shop/payment',
    name: 'shop-payment',
    title: { th: 'ช่องทางชำระเงินของร้าน', en: 'Payment methods of the shop' },
    list: 'payment_provider',
    plugin: 'shop',
    linkedFromList: 'product',
  }),
  officePage(admins, {
    path: '/setup/payment/add',
    name: 'setup-payment-add',
    title: { th: 'เพิ่มช่องทางชำระเงิน', en: 'Add payment method' },
    add: 'payment_provider',
  }),
  officePage(admins, {
    path: '/setup/payment/edit/:id',
    name: 'setup-payment-edit',
    title: { th: 'แก้ไขช่องทางชำระเงิน', en: 'Edit payment method' },
    edit: 'payment_provider',
  }),
  officePage(admins, {
    path: '/setup/payment/detail/:id',
    name: 'setup-payment-detail',
    title: { th: 'ช่องทางชำระเงิน', en: 'Payment method' },
    screen: 'provider',
    show: 'payment_provider',
  }),
  officePage(admins, {
    path: '/setup/payment/test/:id',
    name: 'setup-payment-test',
    title: { th: 'ทดสอบผู้ให้บริการบัตร', en: 'Test the card gateway' },
    screen: 'test-provider',
  }),
]
