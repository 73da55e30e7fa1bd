import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  readers: ['/resource/holiday'],
  admins: ['/resource/holiday/add', '/resource/holiday/edit/:id'],
  root: [
    '/resource/space',
    '/resource/space/add',
    '/resource/space/edit/:id',
    '/resource/space/detail/:id',
    '/resource/booking',
    '/resource/booking/add',
    '/resource/booking/edit/:id',
    '/resource/booking/detail/:id',
    '/resource/week',
    '/resource/package',
    '/resource/package/add',
    '/resource/package/edit/:id',
    '/resource/package/detail/:id',
    '/resource/assign',
  ],
} satisfies AccessCases
