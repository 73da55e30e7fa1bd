import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  all: ['/lesson/certification/search'],
  learners: ['/lesson/certification/:cid', '/lesson/certification/:cid/:uid', '/certificate/file/:id'],
  readers: ['/certificate/dashboard', '/certificate/detail/:id'],
  managers: [
    '/certificate/issue',
    '/certificate/issue/:id',
    '/certificate/review',
    '/certificate/review/:id',
    '/lesson/pdf',
    '/lesson/pdf/:kind',
  ],
  admins: [
    '/certificate/template',
    '/certificate/template/add',
    '/certificate/template/edit/:id',
    '/certificate/template/detail/:id',
    '/certificate/template/design/:id',
    '/certificate/template/preview/:id',
    '/certificate/series',
    '/certificate/series/add',
    '/certificate/series/edit/:id',
    '/certificate/series/detail/:id',
  ],
} satisfies AccessCases
