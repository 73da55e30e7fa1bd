import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { formCrumbs, formTabs, officeForm } from '../office/form-of.server.ts'
import { describeSummary } from '../office/statistics/describe-summary.server.ts'
import { officeWords as words } from '../office/words.ts'

/** What people answered in a form. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const form = await officeForm(ctx, params['id'])
  const { charts, related, note, n } = await describeSummary(ctx, form._id)
  return {
    ...{ charts, related, note, heading: form.title, total: fill(words.answerCount[ctx.locale], { n }) },
    title: pageTitle(ctx, `${words.summary[ctx.locale]} ${form.title}`),
    crumbs: formCrumbs(ctx, form),
    tabs: formTabs(ctx, { id: form._id, current: 'summary' }),
    words: inLocale(words, ctx.locale),
  }
})
