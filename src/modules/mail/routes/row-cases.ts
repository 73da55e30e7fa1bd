import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Templates are for the staff of the site. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  const template = await create(admin, 'email_template', {
    ...{ name: mark('email-template', 'staff'), subject: mark('email-subject', 'staff') },
    footerText: mark('email-footer', 'staff'),
  })
  kept('email_template', template, 'staff')
}

export default rowCases
