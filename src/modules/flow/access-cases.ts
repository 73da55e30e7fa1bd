import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  admins: [
    '/setup/workflow',
    '/setup/workflow/add',
    '/setup/workflow/edit/:id',
    '/setup/workflow/steps/:id',
    '/setup/workflow/detail/:id',
    '/setup/workflow/runs',
    '/setup/workflow/runs/:id',
    '/setup/workflow/keys',
  ],
} satisfies AccessCases
