import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  all: [
    '/login',
    '/user/login',
    '/student/login',
    '/student/register',
    '/user/register',
    '/user/forgot',
    '/user/reset',
    '/user/activate',
    '/student/forgot',
    '/student/reset',
    '/student/activate',
    '/member/register',
    '/user/confirm',
    '/user/calendar/:token',
    '/user/auth',
    '/user/bypass/:id',
    '/student/profile',
    '/member/forgot',
  ],
  'signed-in': ['/user/profile', '/user/profile/edit', '/user/identity'],
  learners: ['/user/employee', '/user/calendar'],
  readers: ['/user/dashboard', '/user/detail/:id'],
  admins: ['/user/add', '/user/acting/:id', '/user/edit/:id', '/user/field', '/user/field/add', '/user/field/edit/:id'],
} satisfies AccessCases
