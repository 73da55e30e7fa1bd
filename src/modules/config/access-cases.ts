import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  admins: [
    '/config/dashboard',
    '/config/general',
    '/config/display',
    '/config/flag',
    '/config/flag/add',
    '/config/flag/edit/:id',
    '/config/category',
    '/config/category/add',
    '/config/category/edit/:id',
    '/config/type',
    '/config/type/add',
    '/config/type/edit/:id',
    '/config/mode',
    '/config/mode/add',
    '/config/mode/edit/:id',
    '/config/tools',
  ],
} satisfies AccessCases
