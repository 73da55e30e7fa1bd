import { officePage, type Route } from '#platform/manifest/manifest.ts'

const readers = ['admin', 'manager'] as const
const admins = ['admin'] as const

/** Wallets and top-up packages, for staff. The wallet of a learner is in the module `order`. */
export const creditRoutes: Route[] = [
  officePage(readers, {
    path: '/credit/dashboard',
    name: 'credit-dashboard',
    title: { th: 'เครดิต', en: 'Credit' },
    list: 'credit_lot',
    groups: ['sales'],
    hasDashboard: true,
    meta: { inMenu: true, icon: 'sales' },
    help: [
      {
        th: 'หน้านี้แสดงเครดิตที่ผู้เรียนได้รับแต่ละครั้งและยอดที่เหลือ เครดิต 1 บาทชำระได้ 1 บาท',
        en: 'This page shows the credit that learners received and what is left. A credit of 1 baht pays 1 baht.',
      },
      {
        th: 'ผู้เรียนเติมเครดิตด้วยแพ็กเกจในหน้า “แพ็กเกจเครดิต” ระบบใช้เครดิตที่ใกล้หมดอายุก่อน',
        en: 'Learners top up with packages of the page “Credit packages”. Credit with the nearest end is spent first.',
      },
    ],
  }),
  officePage(readers, {
    path: '/credit/history',
    name: 'credit-history',
    title: { th: 'ประวัติเครดิต', en: 'Credit history' },
    list: 'credit_move',
    linkedFromList: 'credit_lot',
  }),
  officePage(admins, {
    path: '/credit/payment',
    name: 'credit-payment',
    title: { th: 'แพ็กเกจเครดิต', en: 'Credit packages' },
    list: 'credit_package',
    groups: ['sales'],
    meta: { inMenu: true, icon: 'sales' },
  }),
  officePage(admins, {
    path: '/credit/payment/add',
    name: 'credit-payment-add',
    title: { th: 'เพิ่มแพ็กเกจเครดิต', en: 'Add credit package' },
    add: 'credit_package',
  }),
  officePage(admins, {
    path: '/credit/payment/edit/:id',
    name: 'credit-payment-edit',
    title: { th: 'แก้ไขแพ็กเกจเครดิต', en: 'Edit credit package' },
    edit: 'credit_package',
  }),
]
