import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and decision 620. */
export default {
  all: ['/form/resume'],
  managers: [
    '/form/dashboard',
    '/cms/form/:id',
    '/cms/form/:id/summary',
    '/cms/form/:id/drafts',
    '/cms/form/:id/versions',
    '/cms/form/:id/export/:format',
    '/cms/form/:id/pdf/:sub',
    '/cms/form/:id/:sub',
  ],
  admins: ['/form/new', '/cms/form/:id/settings'],
} satisfies AccessCases
