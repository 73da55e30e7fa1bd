import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §6 (L185.3). */
export default {
  learners: ['/billing/document/:id', '/billing/document/:id/xml'],
  admins: [
    '/billing/transaction',
    '/billing/transaction/add',
    '/billing/transaction/edit/:id',
    '/billing/transaction/detail/:id',
    '/billing/transaction/void/:id',
    '/billing/transaction/credit/:id',
    '/billing/branch',
    '/billing/branch/add',
    '/billing/branch/edit/:id',
    '/billing/branch/detail/:id',
    '/billing/report',
    '/billing/rate',
    '/billing/rate/add',
    '/billing/rate/edit/:id',
    '/billing/report/download/:branch',
    '/billing/withholding-rate',
    '/billing/withholding-rate/add',
    '/billing/withholding-rate/edit/:id',
    '/billing/withholding',
    '/billing/withholding/edit/:id',
    '/billing/withholding/detail/:id',
  ],
} satisfies AccessCases
