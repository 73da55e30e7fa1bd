import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const
const inMenu = { groups: ['sales'], meta: { inMenu: true, icon: 'shop' } }
const ofVendor = { linkedFromRecords: { collection: 'vendor', by: 'vendorID' } }

/** Vendors with their accounts, ledger and statements. */
export const vendorRoutes: Route[] = [
  officePage(roles, {
    path: '/marketplace/vendor',
    name: 'marketplace-vendor',
    title: { th: 'ผู้ขาย', en: 'Vendors' },
    list: 'vendor',
    counter: 'applications',
    ...inMenu,
    help: [
      {
        th: 'เพิ่มผู้ขาย แนบเอกสารยืนยันตัวตน แล้วอนุมัติพร้อมเหตุผล สินค้าของผู้ขายเผยแพร่ได้หลังอนุมัติ',
        en: 'Add a vendor, attach the identity documents, then approve it with a reason. Its products can be published afterwards.',
      },
      {
        th: 'บัญชีธนาคารต้องมีผู้ดูแลสองคน คนหนึ่งบันทึก อีกคนยืนยัน จากนั้นจ่ายเงินได้หลัง 72 ชั่วโมง',
        en: 'A bank account needs two administrators: one enters it, another one confirms it. Payouts are possible 72 hours later.',
      },
    ],
  }),
  officePage(roles, {
    path: '/marketplace/vendor/add',
    name: 'marketplace-vendor-add',
    title: { th: 'เพิ่มผู้ขาย', en: 'Add vendor' },
    add: 'vendor',
  }),
  officePage(roles, {
    path: '/marketplace/vendor/edit/:id',
    name: 'marketplace-vendor-edit',
    title: { th: 'แก้ไขผู้ขาย', en: 'Edit vendor' },
    edit: 'vendor',
  }),
  officePage(roles, {
    path: '/marketplace/vendor/detail/:id',
    name: 'marketplace-vendor-detail',
    title: { th: 'ผู้ขาย', en: 'Vendor' },
    show: 'vendor',
  }),
  officePage(roles, {
    path: '/marketplace/account',
    name: 'marketplace-account',
    title: { th: 'การเปลี่ยนบัญชีธนาคาร', en: 'Bank account changes' },
    list: 'vendor_bank_change',
    linkedFromList: 'vendor',
    ...ofVendor,
  }),
  officePage(roles, {
    path: '/marketplace/account/add',
    name: 'marketplace-account-add',
    title: { th: 'บันทึกบัญชีธนาคารใหม่', en: 'Enter bank account' },
    add: 'vendor_bank_change',
  }),
  officePage(roles, {
    path: '/marketplace/account/detail/:id',
    name: 'marketplace-account-detail',
    title: { th: 'การเปลี่ยนบัญชีธนาคาร', en: 'Bank account change' },
    show: 'vendor_bank_change',
  }),
  officePage(roles, {
    path: '/marketplace/ledger',
    name: 'marketplace-ledger',
    title: { th: 'บัญชีผู้ขาย', en: 'Vendor ledger' },
    list: 'vendor_ledger',
    linkedFromList: 'vendor',
    ...ofVendor,
  }),
  officePage(roles, {
    path: '/marketplace/statement',
    name: 'marketplace-statement',
    title: { th: 'ใบสรุปยอดผู้ขาย', en: 'Vendor statements' },
    list: 'vendor_statement',
    ...ofVendor,
    ...inMenu,
    help: [
      {
        th: 'ระบบสร้างใบสรุปยอดของเดือนก่อนให้ทุกคืน ผู้ดูแลคนหนึ่งอนุมัติ อีกคนโอนเงินแล้วบันทึกพร้อมหลักฐาน',
        en: 'Statements of the last month are made each night. One administrator approves, another one transfers the money and records it with the proof.',
      },
      {
        th: 'ถ้ายอดติดลบเพราะคืนเงินลูกค้า ยอดจะยกไปหักในเดือนถัดไป',
        en: 'If refunds make a total negative, it is carried to the next month.',
      },
    ],
  }),
  officePage(roles, {
    path: '/marketplace/statement/detail/:id',
    name: 'marketplace-statement-detail',
    title: { th: 'ใบสรุปยอดผู้ขาย', en: 'Vendor statement' },
    screen: 'statement',
    show: 'vendor_statement',
  }),
]
