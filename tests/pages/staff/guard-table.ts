import type { Role } from '#platform/access/viewer.ts'

/** Who may open a route, said here by hand from the specification §2.3 and §6, and not by the manifests. */
export type Who = 'all' | 'learners' | 'staff-session' | 'managers' | 'admins' | 'owners' | 'root'

const lesson = (paths: string[], who: Who) => paths.map((path) => [`/lesson/${path}`, who] as const)

/** Every route that there is. */
export const table: readonly (readonly [path: string, who: Who])[] = [
  ...(['/', '/login', '/lesson', '/cms/page/:slug'] as const).map((path) => [path, 'all'] as const),
  ...lesson(['home', 'categories/:id', 'search/:keyword', 'detail/:id'], 'all'),
  ...[
    '/user/login',
    '/user/register',
    '/student/login',
    '/student/register',
    '/member/login',
    '/member/register',
    '/member/enter',
    '/member/verify',
    '/member/forgot',
    '/student/profile',
    '/user/auth',
    '/user/bypass/:id',
  ].map((path) => [path, 'all'] as const),
  ...lesson(['detail/:id/enroll', 'play/:cid/:pid'], 'learners'),
  ...['forgot', 'reset', 'activate'].flatMap((path) => [
    [`/user/${path}`, 'all'] as const,
    [`/student/${path}`, 'all'] as const,
  ]),
  ['/user/profile', 'learners'],
  ['/user/employee', 'learners'],
  ...['/setup/email', '/setup/email/:id'].map((path) => [path, 'admins'] as const),
  ...lesson(['dashboard', 'add', 'edit/:id/:mode/:history', 'player/detail/:id', 'player/add/:id'], 'managers'),
  ...lesson(['player/edit/:id', 'player/sub/:cid/:pid'], 'managers'),
  ...['dashboard', 'new', 'detail/:id'].map((path) => [`/enroll/${path}`, 'managers'] as const),
  ...lesson(['category', 'category/add', 'category/:id', 'category/:id/edit'], 'admins'),
  ...lesson(['lecturer', 'lecturer/add', 'lecturer/:id', 'lecturer/:id/edit'], 'admins'),
  ...lesson(['target', 'target/add', 'target/:id', 'target/:id/edit'], 'admins'),
  ...['pages', 'add', 'edit/:id'].map((path) => [`/cms/${path}`, 'admins'] as const),
  ...['dashboard', 'add', 'detail/:id', 'edit/:id', 'acting/:id', 'ad'].map(
    (path) => [`/user/${path}`, 'admins'] as const,
  ),
  ['/config/general', 'admins'],
  ...['dashboard', 'add', 'edit/:id'].map((path) => [`/category/${path}`, 'owners'] as const),
  ...['', '/add', '/detail/:id'].map((path) => [`/space/storage${path}`, 'root'] as const),
  ...['', '/add', '/add/:id', '/edit/:id', '/detail/:id'].map((path) => [`/origin/user${path}`, 'root'] as const),
  ...['profile', 'layout', 'unactive'].map((path) => [`/member/${path}`, 'admins'] as const),
  ...['sites', 'security', 'why'].map((path) => [`/member/${path}`, 'staff-session'] as const),
]

const staff: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

/** Whether somebody of a role may open what is for `who`; staff work with a session of the back office. */
export const mayOpen = (who: Who, role: Role): boolean => {
  if (who === 'all') return true
  if (role === 'guest') return false
  if (who === 'learners') return role === 'user' || staff.indexOf(role) >= staff.indexOf('manager')
  if (who === 'staff-session') return role !== 'user'
  const least = { managers: 'manager', admins: 'admin', owners: 'superadmin', root: 'root' } as const
  return staff.indexOf(role) >= staff.indexOf(least[who])
}
