import type { Role } from '#platform/data/access/viewer.ts'

/** Who may open a route, said here by hand from the specification §2.3 and §6, and not by the manifests. */
export type Who =
  | 'all'
  | 'learners'
  | 'learners-alone'
  | 'staff-session'
  | 'signed-in'
  | 'readers'
  | 'managers'
  | 'admins'
  | 'owners'
  | 'root'

const lesson = (paths: string[], who: Who) => paths.map((path) => [`/lesson/${path}`, who] as const)

/** Every route that there is. */
export const table: readonly (readonly [path: string, who: Who])[] = [
  ...(
    [
      ...(['/', '/login', '/lesson', '/cms/page/:slug', '/cms/page/:slug/feed'] as const),
      ...(['/cms/post/:pageSlug/:postSlug', '/cms/draft/:token'] as const),
    ] as const
  ).map((path) => [path, 'all'] as const),
  ...lesson(
    ['home', 'home/feed', 'categories/:id', 'search/:keyword', 'search/:keyword/hits', 'calendar/:id', 'detail/:id'],
    'all',
  ),
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
  ...lesson(['detail/:id/enroll', 'play/:cid/:pid', 'play/:cid/notes'], 'learners'),
  ...lesson(['hand-in/:cid/:pid', 'check-in/:id', 'session/:id/calendar', 'detail/:id/review'], 'learners'),
  ...lesson(['teaching', ...['marking', 'question', 'session'].map((of) => `teaching/${of}/:id`)], 'learners'),
  ...lesson(['teaching/session/:id/code', 'subscribe/:id'], 'learners'),
  ...['seat/:token', 'seats', 'seats/:id', 'seats/:id/file'].map(
    (path) => [`/user/${path}`, 'learners-alone'] as const,
  ),
  ...lesson(['lecturer/:id/about', 'public/:id'], 'all'),
  ...['forgot', 'reset', 'activate'].flatMap((path) => [
    [`/user/${path}`, 'all'] as const,
    [`/student/${path}`, 'all'] as const,
  ]),
  ['/user/profile', 'signed-in'],
  ['/user/identity', 'signed-in'],
  ['/user/confirm', 'all'],
  ['/user/calendar', 'learners'],
  ['/user/calendar/:token', 'all'],
  ['/user/employee', 'learners'],
  ...['file/library', 'file/library/:id'].map((path) => [`/setup/${path}`, 'admins'] as const),
  ...['dashboard', 'general', 'admin', 'language', 'language/add', 'language/edit/:id', 'file', 'workbook'].map(
    (path) => [`/setup/${path}`, 'admins'] as const,
  ),
  ...['dashboard', 'add', 'edit/:id', 'detail/:id'].map((path) => [`/branch/${path}`, 'admins'] as const),
  ...['space', 'package', 'booking'].flatMap((of) =>
    [of, `${of}/add`, `${of}/edit/:id`, `${of}/detail/:id`].map((path) => [`/resource/${path}`, 'root'] as const),
  ),
  ['/resource/assign', 'root'],
  ['/resource/week', 'root'],
  ...['dashboard', 'config', 'file', 'file/detail/:id'].map((path) => [`/space/${path}`, 'root'] as const),
  ...['/setup/email', '/setup/email/:id'].map((path) => [path, 'admins'] as const),
  ...lesson(['dashboard', 'exception', 'exception/detail/:id'], 'readers'),
  ...lesson(['add', 'edit/:id/:mode/:history', 'player/detail/:id', 'player/add/:id'], 'managers'),
  ...lesson(['player-customize', 'detail-customize'], 'admins'),
  ...lesson(['player/edit/:id', 'player/sub/:cid/:pid', 'player/copy/:id', 'player/import'], 'managers'),
  ...lesson(['question', 'question/:id', 'watch'], 'managers'),
  ...lesson(['assignment', 'assignment/:id', 'session', 'session/add'], 'managers'),
  ...lesson(['session/:id', 'session/:id/edit', 'session/:id/code'], 'managers'),
  ...['dashboard', 'detail/:id', 'review', 'review/:id', 'waiting', 'waiting/:id', 'hours', 'hours/detail/:id'].map(
    (path) => [`/enroll/${path}`, 'readers'] as const,
  ),
  ...['review/:id/edit', 'new', 'new/many', 'new/many/:id', 'roster'].map(
    (path) => [`/enroll/${path}`, 'managers'] as const,
  ),
  ...lesson(['standing', 'exception/add', 'exception/edit/:id'], 'managers'),
  ['/enroll/disclosure', 'admins'],
  ...['', '/dashboard', '/detail/:id'].map((path) => [`/student${path}`, 'readers'] as const),
  ...['/add', '/edit/:id', '/merge/:id', '/transfer', '/edition/:id', '/image', '/change', '/change/:id'].map(
    (path) => [`/student${path}`, 'admins'] as const,
  ),
  ...['', '/add', '/edit/:id'].map((path) => [`/enroll/term${path}`, 'admins'] as const),
  ...['company', 'company/add', 'company/:id', 'company/:id/edit', 'seat'].map(
    (path) => [`/enroll/${path}`, 'admins'] as const,
  ),
  ...['waiting/add', 'hours/year', 'report'].map((path) => [`/enroll/${path}`, 'managers'] as const),
  ...['add', 'rule', 'rule/add', 'rule/edit/:id'].map((path) => [`/enroll/hours/${path}`, 'admins'] as const),
  ...lesson(['category', 'category/add', 'category/:id', 'category/:id/edit'], 'admins'),
  ...lesson(
    ['institution', 'institution/add', 'institution/:id', 'institution/:id/edit', 'institution/report'],
    'admins',
  ),
  ...lesson(['lecturer', 'lecturer/add', 'lecturer/:id', 'lecturer/:id/edit'], 'admins'),
  ...lesson(['target', 'target/add', 'target/:id', 'target/:id/edit'], 'admins'),
  ...['add', 'edit/:id', 'templates', 'pages/lost', 'pages/check', 'pages/import'].map(
    (path) => [`/cms/${path}`, 'admins'] as const,
  ),
  ...['content', 'customize', 'posts/:id', 'post/:id/add', 'new/:id', 'iframe/:id', 'menu/:id'].map(
    (path) => [`/cms/${path}`, 'admins'] as const,
  ),
  ...['', '/versions', '/frame/:number'].map((path) => [`/cms/builder/:id${path}`, 'managers'] as const),
  ['/cms/pages', 'managers'],
  ...['', '/add', '/:id', '/:id/edit'].map((path) => [`/cms/pages/redirect${path}`, 'admins'] as const),
  ...['dashboard', 'detail/:id'].map((path) => [`/user/${path}`, 'readers'] as const),
  ...['add', 'edit/:id', 'acting/:id', 'ad'].map((path) => [`/user/${path}`, 'admins'] as const),
  ...['dashboard', 'general', 'display', 'tools'].map((path) => [`/config/${path}`, 'admins'] as const),
  ...['category', 'type', 'mode'].flatMap((list) =>
    [list, `${list}/add`, `${list}/edit/:id`].map((path) => [`/config/${path}`, 'admins'] as const),
  ),
  ...['home', 'add', 'edit/:id'].map((path) => [`/note/${path}`, 'admins'] as const),
  ...['dashboard', 'add', 'edit/:id', 'detail/:id', 'admin/:id', 'assign/:id', 'excel', 'label', 'config'].map(
    (path) => [`/asset/${path}`, 'owners'] as const,
  ),
  ...['', '/add', '/add/:id', '/edit/:id', '/detail/:id'].map((path) => [`/asset/user${path}`, 'owners'] as const),
  ...['', '/add', '/edit/:id'].flatMap((path) =>
    ['category', 'life'].map((of) => [`/asset/${of}${path}`, 'owners'] as const),
  ),
  ['/asset/depreciation', 'owners'],
  ...['dashboard', 'add', 'edit/:id'].map((path) => [`/category/${path}`, 'owners'] as const),
  ...['dashboard', 'config', 'key', 'key/add', 'key/edit/:id', 'key/detail/:id'].map(
    (path) => [`/client/${path}`, 'root'] as const,
  ),
  ...['', '/add', '/detail/:id'].map((path) => [`/space/storage${path}`, 'root'] as const),
  ...['', '/add', '/add/:id', '/edit/:id', '/detail/:id'].map((path) => [`/origin/user${path}`, 'root'] as const),
  ...['', '/dashboard', '/config'].map((path) => [`/origin${path}`, 'root'] as const),
  ...['collection', 'unit'].flatMap((of) =>
    ['', '/add', '/edit/:id', '/detail/:id', '/admin/:id'].map((path) => [`/origin/${of}${path}`, 'root'] as const),
  ),
  ...['school', 'institution', 'website'].flatMap((of) =>
    [
      ...['dashboard', 'add', 'edit/:id', 'detail/:id', 'admin/:id', 'config', 'menu/:id'],
      ...['user', 'user/add', 'user/add/:id', 'user/edit/:id', 'user/detail/:id'],
    ].map((path) => [`/${of}/${path}`, 'owners'] as const),
  ),
  ['/school/wizard', 'owners'],
  ['/website/design/:id', 'owners'],
  ['/school/clone/:id', 'owners'],
  ['/collection/dashboard', 'owners'],
  ['/collection/notice', 'owners'],
  ...['', '/add'].map((path) => [`/collection/catalogue${path}`, 'owners'] as const),
  // The screen itself is not there for anybody below a superadmin.
  ['/install/dashboard', 'all'],
  ...['profile', 'layout', 'unactive'].map((path) => [`/member/${path}`, 'admins'] as const),
  ...['sites', 'security', 'why'].map((path) => [`/member/${path}`, 'staff-session'] as const),
]

const staff: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

/** Whether somebody of a role may open what is for `who`; staff work with a session of the back office. */
export const mayOpen = (who: Who, role: Role): boolean => {
  if (who === 'all') return true
  if (role === 'guest') return false
  if (who === 'learners-alone') return role === 'user'
  if (who === 'learners') return role === 'user' || staff.indexOf(role) >= staff.indexOf('manager')
  if (who === 'signed-in') return true
  if (who === 'staff-session' || who === 'readers') return role !== 'user'
  const least = { managers: 'manager', admins: 'admin', owners: 'superadmin', root: 'root' } as const
  return staff.indexOf(role) >= staff.indexOf(least[who])
}
