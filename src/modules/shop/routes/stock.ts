import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const

/** The inventory and its ledger. */
export const stockRoutes: Route[] = [
  officePage(roles, {
    path: '/shop/inventory',
    name: 'shop-inventory',
    title: { th: 'สต็อกสินค้า', en: 'Inventory' },
    list: 'stock_item',
    linkedFromRecords: { collection: 'product', by: 'productID' },
    groups: ['sales'],
    meta: { inMenu: true, icon: 'shop' },
    help: [
      {
        th: 'ในคลังคือจำนวนที่มีจริง จองแล้วคือจำนวนที่รอชำระเงิน พร้อมขายคือส่วนที่เหลือ',
        en: 'On hand is what you have. Reserved waits for payment. Available is the rest.',
      },
      {
        th: 'เลือกรายการเพื่อรับเข้า เบิกออก หรือปรับยอด ทุกการเปลี่ยนแปลงบันทึกในประวัติสต็อก และแก้ย้อนหลังไม่ได้',
        en: 'Select an item to receive, take out or adjust stock. The ledger records every change, and nothing in it can change.',
      },
    ],
  }),
  officePage(roles, {
    path: '/shop/inventory/detail/:id',
    name: 'shop-inventory-detail',
    title: { th: 'สต็อก', en: 'Stock' },
    screen: 'stock/item',
    show: 'stock_item',
  }),
  officePage(roles, {
    path: '/shop/inventory/edit/:id',
    name: 'shop-inventory-edit',
    title: { th: 'แก้ไขการแจ้งสินค้าใกล้หมด', en: 'Edit low stock level' },
    edit: 'stock_item',
  }),
  officePage(roles, {
    path: '/shop/inventory/move/:id',
    name: 'shop-inventory-move',
    title: { th: 'ปรับสต็อก', en: 'Change stock' },
    screen: 'stock/move',
  }),
  officePage(roles, {
    path: '/shop/ledger',
    name: 'shop-ledger',
    title: { th: 'ประวัติสต็อก', en: 'Stock ledger' },
    list: 'stock_move',
    linkedFromList: 'stock_item',
  }),
  officePage(roles, {
    path: '/shop/config',
    name: 'shop-config',
    title: { th: 'การตั้งค่าร้านค้า', en: 'Shop settings' },
    edit: 'configuration',
    fields: ['shopNotice', 'shopHoldMinutes', 'shopLowStock'],
    groups: ['sales'],
    meta: { inMenu: true, icon: 'settings' },
  }),
]
