import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { describeDrafts } from '../../office/describe-versions.server.ts'
import { formCrumbs, formTabs, officeForm } from '../../office/form-of.server.ts'
import { officeWords as words } from '../../office/words.ts'

/** The drafts of a form. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const form = await officeForm(ctx, params['id'])
  return {
    ...{ heading: form.title, title: pageTitle(ctx, `${words.drafts[ctx.locale]} ${form.title}`) },
    crumbs: formCrumbs(ctx, form),
    tabs: formTabs(ctx, { id: form._id, current: 'drafts' }),
    ...{ list: await describeDrafts(ctx, form._id), caption: words.drafts[ctx.locale] },
    words: inLocale(words, ctx.locale),
  }
})
