import { memberPage, officePage } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const inMenu = { groups: ['system'], meta: { inMenu: true, icon: 'branch' } }

/** Documents and their files. */
export const documentRoutes = [
  officePage(admins, {
    path: '/billing/transaction',
    name: 'billing-transaction',
    title: { th: 'เอกสารการขาย', en: 'Sales documents' },
    list: 'tax_document',
    hasSubmenu: true,
    ...inMenu,
    help: [
      {
        th: 'เอกสารของคำสั่งซื้อออกเลขที่เองหลังชำระเงิน 10 นาที ระหว่างนั้นแก้ข้อมูลผู้ซื้อได้ หรือเลือกออกเลขที่ทันที',
        en: 'Documents of orders get their number 10 minutes after the payment. Until then you can correct the buyer, or issue at once.',
      },
      {
        th: 'เอกสารที่มีเลขที่แล้วแก้ไขไม่ได้ ถ้าข้อมูลผู้ซื้อผิด ให้ยกเลิกแล้วออกฉบับแทน ถ้าลดราคาหรือคืนเงิน ให้ออกใบลดหนี้',
        en: 'A numbered document cannot change. If the buyer is wrong, void it and issue a replacement. For a refund, issue a credit note.',
      },
    ],
  }),
  officePage(admins, {
    path: '/billing/transaction/add',
    name: 'billing-transaction-add',
    title: { th: 'ออกเอกสาร', en: 'Add document' },
    screen: 'add',
    add: 'tax_document',
  }),
  officePage(admins, {
    path: '/billing/transaction/edit/:id',
    name: 'billing-transaction-edit',
    title: { th: 'แก้ไขข้อมูลผู้ซื้อ', en: 'Edit buyer' },
    edit: 'tax_document',
  }),
  officePage(admins, {
    path: '/billing/transaction/detail/:id',
    name: 'billing-transaction-detail',
    title: { th: 'เอกสาร', en: 'Document' },
    screen: 'transaction',
    show: 'tax_document',
  }),
  officePage(admins, {
    path: '/billing/transaction/void/:id',
    name: 'billing-transaction-void',
    title: { th: 'ยกเลิกเอกสาร', en: 'Void document' },
    screen: 'void',
  }),
  officePage(admins, {
    path: '/billing/transaction/credit/:id',
    name: 'billing-transaction-credit',
    title: { th: 'ออกใบลดหนี้', en: 'Issue credit note' },
    screen: 'credit',
  }),
  memberPage({
    path: '/billing/document/:id',
    name: 'billing-document',
    title: { th: 'ไฟล์เอกสาร', en: 'Document file' },
    screen: 'document',
  }),
  memberPage({
    path: '/billing/document/:id/xml',
    name: 'billing-document-xml',
    title: { th: 'ไฟล์ XML ของเอกสาร', en: 'Document XML' },
    screen: 'etax/xml',
  }),
]
