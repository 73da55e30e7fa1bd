import { officePage } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const inMenu = { groups: ['system'], meta: { inMenu: true, icon: 'branch' } }
const rates = { th: 'อัตราภาษีมูลค่าเพิ่ม', en: 'VAT rates' }
const withheld = { th: 'อัตราหักภาษี ณ ที่จ่าย', en: 'Withholding rates' }
const certificates = { th: 'หนังสือรับรองการหักภาษี (50 ทวิ)', en: 'Withholding certificates' }

/** The report, rates and certificates. */
export const taxRoutes = [
  officePage(admins, {
    path: '/billing/report',
    name: 'billing-report',
    title: { th: 'รายงานภาษีขาย', en: 'Output VAT report' },
    screen: 'report/report',
    ...inMenu,
    linkedFromList: 'tax_document',
  }),
  officePage(admins, {
    path: '/billing/report/download/:branch',
    name: 'billing-report-download',
    title: { th: 'ไฟล์ e-Tax ของเดือน', en: 'e-Tax files of a month' },
    screen: 'report/download',
  }),
  officePage(admins, { path: '/billing/rate', name: 'billing-rate', title: rates, list: 'tax_rate', ...inMenu }),
  officePage(admins, {
    path: '/billing/rate/add',
    name: 'billing-rate-add',
    title: { th: 'เพิ่มอัตราภาษี', en: 'Add VAT rate' },
    add: 'tax_rate',
  }),
  officePage(admins, {
    path: '/billing/rate/edit/:id',
    name: 'billing-rate-edit',
    title: { th: 'แก้ไขอัตราภาษี', en: 'Edit VAT rate' },
    edit: 'tax_rate',
  }),
  officePage(admins, {
    path: '/billing/withholding-rate',
    name: 'billing-withholding-rate',
    title: withheld,
    list: 'withholding_rate',
    ...inMenu,
    help: [
      {
        th: 'อัตราที่นิติบุคคลหักจากยอดก่อนภาษีมูลค่าเพิ่ม ระบบใช้อัตราของวันที่รับชำระ',
        en: 'What companies withhold from the amount before VAT. The rate of the day of the payment applies.',
      },
      {
        th: 'อัตราที่เริ่มใช้แล้วแก้ไขไม่ได้ ให้เพิ่มอัตราใหม่ที่มีวันเริ่มหลังวันนี้',
        en: 'A rate that has begun cannot change. Add a rate that begins after today instead.',
      },
    ],
  }),
  officePage(admins, {
    path: '/billing/withholding-rate/add',
    name: 'billing-withholding-rate-add',
    title: { th: 'เพิ่มอัตราหักภาษี ณ ที่จ่าย', en: 'Add withholding rate' },
    add: 'withholding_rate',
  }),
  officePage(admins, {
    path: '/billing/withholding-rate/edit/:id',
    name: 'billing-withholding-rate-edit',
    title: { th: 'แก้ไขอัตราหักภาษี ณ ที่จ่าย', en: 'Edit withholding rate' },
    edit: 'withholding_rate',
  }),
  officePage(admins, {
    path: '/billing/withholding',
    name: 'billing-withholding',
    title: certificates,
    list: 'withholding_certificate',
    ...inMenu,
  }),
  officePage(admins, {
    path: '/billing/withholding/edit/:id',
    name: 'billing-withholding-edit',
    title: { th: 'แก้ไขหนังสือรับรอง', en: 'Edit certificate' },
    edit: 'withholding_certificate',
  }),
  officePage(admins, {
    path: '/billing/withholding/detail/:id',
    name: 'billing-withholding-detail',
    title: { th: 'หนังสือรับรอง', en: 'Certificate' },
    show: 'withholding_certificate',
  }),
]
