import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  'learners-alone': ['/user/seats', '/user/seats/:id', '/user/seats/:id/file', '/user/seat/:token'],
  readers: [
    '/enroll/dashboard',
    '/enroll/review',
    '/enroll/review/:id',
    '/enroll/detail/:id',
    '/enroll/waiting',
    '/enroll/waiting/:id',
    '/enroll/hours',
    '/enroll/hours/detail/:id',
  ],
  managers: [
    '/enroll/new',
    '/enroll/new/many',
    '/enroll/new/many/:id',
    '/enroll/roster',
    '/enroll/review/:id/edit',
    '/enroll/waiting/add',
    '/enroll/hours/year',
    '/enroll/report',
  ],
  admins: [
    '/enroll/term',
    '/enroll/term/add',
    '/enroll/term/edit/:id',
    '/enroll/disclosure',
    '/enroll/company',
    '/enroll/company/add',
    '/enroll/company/:id',
    '/enroll/company/:id/edit',
    '/enroll/seat',
    '/enroll/hours/add',
    '/enroll/hours/rule',
    '/enroll/hours/rule/add',
    '/enroll/hours/rule/edit/:id',
  ],
} satisfies AccessCases
