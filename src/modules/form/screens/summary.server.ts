import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { formTabs, officeForm } from '../office/form-of.server.ts'
import { describeSummary } from '../office/statistics/describe-summary.server.ts'
import { officeWords as words } from '../office/words.ts'

/** What people answered in a form. */
export const loader = loads(async (ctx, { route, params }) => {
  noStore(ctx)
  const form = await officeForm(ctx, params['id'])
  const { charts, related, note, n } = await describeSummary(ctx, form._id)
  const tabs = formTabs(ctx, { id: form._id, current: 'summary' }).filter(({ isCurrent }) => !isCurrent)
  const heading = `${words.summary[ctx.locale]} ${form.title}`
  const actions = tabs.map(({ label, href }) => ({ label, href }))
  const total = fill(words.total[ctx.locale], { n })
  return { ...describeDashboard(ctx, { route, heading, total, charts, related, actions }), note }
})
