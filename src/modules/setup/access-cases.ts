import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  admins: [
    '/setup/dashboard',
    '/setup/general',
    '/setup/admin',
    '/setup/language',
    '/setup/language/add',
    '/setup/language/edit/:id',
    '/setup/file',
    '/setup/file/library',
    '/setup/file/library/:id',
    '/setup/workbook',
  ],
} satisfies AccessCases
