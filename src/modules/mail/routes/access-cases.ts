import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  admins: [
    '/setup/email',
    '/setup/email/:id',
    '/setup/email/sender',
    '/setup/email/suppressed',
    '/setup/email/template',
    '/setup/email/template/add',
    '/setup/email/template/design/:id',
    '/setup/email/template/detail/:id',
    '/setup/email/template/edit/:id',
  ],
} satisfies AccessCases
