import { data, redirect } from 'react-router'
import { noStore } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { href } from 'react-router'
import { changeStatus } from '../office/change-status.server.ts'
import { formCrumbs, formTabs, officeForm } from '../office/form-of.server.ts'
import { describeList } from '../office/list/describe-list.server.ts'
import { readQuery } from '../office/list/list-submissions.server.ts'
import { officeWords as words } from '../office/words.ts'
import { isSubmissionStatus } from '../rules/submission-status.ts'

/** The submissions of a form: listed answers are columns, and filters. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const { locale } = ctx
  const form = await officeForm(ctx, params['id'])
  const query = readQuery(form._id, url.searchParams)
  const file = (format: 'csv' | 'xlsx') => ({
    label: words[format][locale],
    href: href('/cms/form/:id/export/:format', { id: form._id, format }),
  })
  return {
    ...(await describeList(ctx, query)),
    ...{ heading: form.title, title: pageTitle(ctx, `${words.submissions[locale]} ${form.title}`) },
    crumbs: formCrumbs(ctx, form).slice(0, 1),
    tabs: formTabs(ctx, { id: form._id, current: 'submissions' }),
    files: [file('csv'), file('xlsx')],
    ...{ query, words: inLocale(words, locale) },
  }
})

/** Changes the status of what was selected. Each can be undone with the statuses of before. */
export const action = acts(async (ctx, { params, form: sent, url }) => {
  const form = await officeForm(ctx, params['id'])
  const undone = sent.get('undo')
  if (undone !== null) {
    await undo(ctx, { formID: form._id, text: String(undone) })
    return redirect(`${url.pathname}${url.search}`)
  }
  const status = sent.get('status')
  const ids = sent.getAll('id').map(String)
  if (ids.length === 0 || !isSubmissionStatus(status))
    return data({ problem: words.nothingChosen[ctx.locale], done: null }, { status: 400 })
  const changed = await changeStatus(ctx, { formID: form._id, ids, status })
  const text = fill(words.changed[ctx.locale], { n: changed.length })
  return data({ problem: null, done: { text, undo: changed.map(({ _id, from }) => `${_id}:${from}`).join(' ') } })
})

async function undo(ctx: Parameters<typeof changeStatus>[0], { formID, text }: { formID: string; text: string }) {
  const pairs = text
    .split(' ')
    .slice(0, 200)
    .map((one) => one.split(':'))
  for (const [status, of] of Map.groupBy(pairs, ([, from]) => from ?? ''))
    if (isSubmissionStatus(status)) await changeStatus(ctx, { formID, ids: of.map(([id]) => id!), status })
}
