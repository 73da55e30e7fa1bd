import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const both = ['credit', 'shop'] as const
const readers = ['admin', 'manager'] as const
const inMenu = { groups: ['sales'], meta: { inMenu: true, icon: 'sales' }, plugin: both }
const forCredit = { creditPrice: { $gt: 0 } }

/** Goods that learners redeem with credit: the shop of learners, and products, stock and parcels for staff. */
export const creditGoodsRoutes: Route[] = [
  memberPage(
    {
      path: '/credit/shop',
      name: 'credit-shop',
      title: { th: 'แลกของด้วยเครดิต', en: 'Redeem with credit' },
      screen: 'wallet/goods',
      plugin: both,
    },
    ['user'],
  ),
  memberPage(
    {
      path: '/credit/shop/:id',
      name: 'credit-shop-goods',
      title: { th: 'แลกสินค้า', en: 'Redeem goods' },
      screen: 'wallet/redeem-goods',
      plugin: both,
    },
    ['user'],
  ),
  officePage(admins, {
    path: '/credit/products',
    name: 'credit-products',
    title: { th: 'สินค้าแลกเครดิต', en: 'Goods for credit' },
    screen: 'wallet/products',
    list: 'product',
    rows: forCredit,
    ...inMenu,
    help: [
      {
        th: 'หน้านี้แสดงสินค้าที่กำหนด “แลกด้วยเครดิต” ผู้เรียนแลกได้เมื่อสินค้าเผยแพร่แล้วและมีสต็อก',
        en: 'This page lists products with a price in credits. Learners redeem them once they are published and in stock.',
      },
      {
        th: 'เพิ่มสินค้าใหม่ หรือเปิดสินค้าที่มีอยู่แล้วใส่จำนวนเครดิต สินค้าเดียวกันขายเป็นเงินในร้านค้าได้ด้วย',
        en: 'Add a product, or open one and enter its price in credits. The shop can sell the same product for money.',
      },
    ],
  }),
  officePage(admins, {
    path: '/credit/inventory',
    name: 'credit-inventory',
    title: { th: 'สต็อกของแลก', en: 'Stock of goods for credit' },
    list: 'stock_item',
    rows: { product: forCredit },
    ...inMenu,
    help: [
      {
        th: 'สต็อกนี้เป็นสต็อกเดียวกับร้านค้า การแลกจองสินค้าทันที และตัดออกเมื่อระบบเตรียมจัดส่ง',
        en: 'It is the same stock as the shop’s. A redemption holds goods at once and takes them when the parcel is prepared.',
      },
      {
        th: 'เลือกรายการเพื่อรับเข้า เบิกออก หรือปรับยอด และดูประวัติ ถ้าผู้เรียนยกเลิกก่อนจัดส่ง สินค้ากลับเข้าสต็อก',
        en: 'Select an item to change its stock or see its ledger. Goods come back if the learner cancels before they are sent.',
      },
    ],
  }),
  officePage(readers, {
    path: '/credit/shipping',
    name: 'credit-shipping',
    title: { th: 'จัดส่งของแลก', en: 'Parcels of goods for credit' },
    list: 'order',
    presets: { type: 'redemption' },
    counter: 'redemptionCount',
    ...inMenu,
    help: [
      {
        th: 'หน้านี้แสดงการแลกของผู้เรียน รายการที่ “กำลังเตรียมจัดส่ง” รอคุณส่ง เปิดรายการแล้วกรอกบริษัทขนส่งและเลขติดตามพัสดุ',
        en: 'This page lists redemptions. Those in “Preparing” wait for you. Open one and enter the carrier and the tracking number.',
      },
      {
        th: 'ก่อนจัดส่ง ผู้เรียนและเจ้าหน้าที่ยกเลิกได้ เครดิตและสินค้าจะกลับคืน ใบกำกับภาษีออกเมื่อจัดส่งแล้ว',
        en: 'Until it is sent, the learner and staff can cancel. Credit and goods come back. The tax document follows the sending.',
      },
    ],
  }),
]
