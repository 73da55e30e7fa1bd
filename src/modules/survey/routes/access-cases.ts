import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and decision 611. */
export default {
  learners: ['/lesson/survey', '/lesson/survey/:id'],
  managers: [
    '/survey/dashboard',
    '/survey/add',
    '/survey/edit/:id',
    '/survey/detail/:id',
    '/survey/questions/:id',
    '/survey/results/:id',
    '/survey/export/:id/:format',
    '/survey/response',
    '/survey/response/:id',
  ],
} satisfies AccessCases
