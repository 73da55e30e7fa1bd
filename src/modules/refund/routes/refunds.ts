import { officePage, type Route } from '#platform/manifest/manifest.ts'

const readers = ['admin', 'manager'] as const

/** Refunds of orders, for staff. */
export const refundRoutes: Route[] = [
  officePage(readers, {
    path: '/order/refund',
    name: 'order-refund',
    title: { th: 'การคืนเงิน', en: 'Refunds' },
    list: 'refund',
    groups: ['sales'],
    counter: 'refundCount',
    meta: { inMenu: true, icon: 'sales' },
    linkedFromList: 'order',
    help: [
      {
        th: 'ขอคืนเงินจากหน้าจัดการคำสั่งซื้อ ผู้อื่นอนุมัติ แล้วบันทึกเลขที่รายการเมื่อโอนคืนแล้ว',
        en: 'Request a refund where you manage the order. Somebody else approves it. Enter the transaction number once the money is sent.',
      },
      {
        th: 'เงินที่ชำระด้วยบัตรคืนผ่านผู้ให้บริการได้ด้วยปุ่ม “คืนเข้าบัตรตอนนี้” ระบบตรวจผลให้เอง ถ้าไม่สำเร็จ ส่งใหม่ได้',
        en: 'Card payments go back through the gateway with “Refund to the card now”. The result appears here. You can send a failed refund again.',
      },
      {
        th: 'เมื่ออนุมัติ ผู้ซื้อถูกถอนจากหลักสูตรที่คืนเงิน และระบบออกใบลดหนี้ให้เองถ้าออกใบกำกับภาษีไปแล้ว',
        en: 'On approval the buyer leaves the refunded courses. If a tax invoice was issued, a credit note follows.',
      },
    ],
  }),
  officePage(readers, {
    path: '/order/refund/detail/:id',
    name: 'order-refund-detail',
    title: { th: 'รายละเอียดการคืนเงิน', en: 'Refund' },
    screen: 'detail',
    show: 'refund',
  }),
  officePage(readers, {
    path: '/order/refund/add/:id',
    name: 'order-refund-add',
    title: { th: 'ขอคืนเงิน', en: 'Request refund' },
    screen: 'request',
  }),
  officePage(['admin'], {
    path: '/order/refund/config',
    name: 'order-refund-config',
    title: { th: 'การตั้งค่าการคืนเงิน', en: 'Refund settings' },
    edit: 'configuration',
    fields: ['refundLimit', 'refundFullDays', 'refundLatePercent'],
    linkedFromList: 'refund',
  }),
]
