import { officePage } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const inMenu = { groups: ['system'], meta: { inMenu: true, icon: 'branch' } }

/** Tax branches. */
export const branchRoutes = [
  officePage(admins, {
    path: '/billing/branch',
    name: 'billing-branch',
    title: { th: 'สาขาผู้ออกเอกสาร', en: 'Tax branches' },
    list: 'tax_branch',
    ...inMenu,
  }),
  officePage(admins, {
    path: '/billing/branch/add',
    name: 'billing-branch-add',
    title: { th: 'เพิ่มสาขาผู้ออกเอกสาร', en: 'Add tax branch' },
    add: 'tax_branch',
  }),
  officePage(admins, {
    path: '/billing/branch/edit/:id',
    name: 'billing-branch-edit',
    title: { th: 'แก้ไขสาขาผู้ออกเอกสาร', en: 'Edit tax branch' },
    edit: 'tax_branch',
  }),
  officePage(admins, {
    path: '/billing/branch/detail/:id',
    name: 'billing-branch-detail',
    title: { th: 'สาขาผู้ออกเอกสาร', en: 'Tax branch' },
    screen: 'etax/branch',
    show: 'tax_branch',
  }),
]
