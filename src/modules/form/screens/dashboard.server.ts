import { href } from 'react-router'
import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { describeForms } from '../office/describe-forms.server.ts'
import { officeWords as words } from '../office/words.ts'

/** The forms of the site, with their answers. */
export const loader = loads(async (ctx, { route }) => {
  noStore(ctx)
  const list = await describeForms(ctx)
  const add = { label: words.newForm[ctx.locale], href: href('/form/new'), icon: 'plus' as const, isPrimary: true }
  return describeDashboard(ctx, {
    route,
    actions: isAtLeast(ctx.viewer, 'admin') ? [add] : [],
    related: [{ title: words.forms[ctx.locale], count: String(list.rows.length), list }],
  })
})
