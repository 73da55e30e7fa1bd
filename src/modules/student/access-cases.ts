import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  readers: ['/student', '/student/dashboard', '/student/detail/:id'],
  admins: [
    '/student/add',
    '/student/edit/:id',
    '/student/merge/:id',
    '/student/transfer',
    '/student/edition/:id',
    '/student/image',
    '/student/change',
    '/student/change/:id',
  ],
} satisfies AccessCases
