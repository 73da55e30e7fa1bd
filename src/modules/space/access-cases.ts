import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  root: [
    '/space/dashboard',
    '/space/config',
    '/space/file',
    '/space/file/detail/:id',
    '/space/storage',
    '/space/storage/add',
    '/space/storage/detail/:id',
  ],
} satisfies AccessCases
