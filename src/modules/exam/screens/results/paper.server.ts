import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeForm } from '../../results/display/describe-form.ts'
import { enterResults } from '../../results/paper/enter-results.server.ts'
import { paperWords as words } from '../../results/paper/words.ts'
import { typeName } from '../../results/display/result-cells.ts'

interface Sent {
  most: string
  text: string
  reason: string
}

/** The form that enters the points of a paper exam. */
export const loader = loads(async (ctx, { params }) => {
  const sent = { most: '', text: '', reason: '' }
  const form = await describe(ctx, { roundID: params['id'] ?? '', sent, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Stores the points, or shows the form again with a problem for each line. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const roundID = params['id'] ?? ''
  const text = (name: string) => String(form.get(name) ?? '')
  const sent = { most: text('most'), text: text('text').slice(0, 200_000), reason: text('reason').slice(0, 5000) }
  try {
    const n = await enterResults(ctx, { roundID, ...sent })
    cookies.push(toastCookie({ kind: 'plain', text: fill(words.saved[ctx.locale], { n }) }))
    return redirect(href('/lesson/exam/results/:id', { id: roundID }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ form: await describe(ctx, { roundID, sent, issues: error.issues }) }, { status: 400 })
  }
})

async function describe(ctx: Context, of: { roundID: string; sent: Sent; issues: readonly Issue[] }) {
  const { locale } = ctx
  const round = await from(ctx, 'exam_round')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_round.examID')
    .select(['exam.name', 'exam_round.type', 'exam_round.round'])
    .where('exam_round._id', '=', of.roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  const label = `${round.name} · ${typeName(round.type, locale)} ${round.round}`
  return describeForm(locale, {
    ...{ heading: words.heading[locale], save: words.save[locale], cancel: words.cancel[locale], issues: of.issues },
    back: { href: href('/lesson/exam/results/:id', { id: of.roundID }), label },
    fields: [
      { name: 'most', label: words.most[locale], kind: 'text', value: of.sent.most, isRequired: true, span: 3 },
      {
        ...{ name: 'text', label: words.text[locale], hint: words.textHint[locale], kind: 'longtext' },
        ...{ value: of.sent.text, isRequired: true, span: 6 },
      },
      { name: 'reason', label: words.reason[locale], kind: 'longtext', value: of.sent.reason, span: 6 },
    ],
  })
}
