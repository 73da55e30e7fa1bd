import { data, href, redirectDocument } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { arriveByAssertion, type AssertionRefused, vouchedFor } from '../../elsewhere/arrive-by-assertion.server.ts'
import { bypassRefusedWords, bypassWords } from '../../elsewhere/words.ts'
import { entryWords, logInWords, signInWords } from '../../words/words.ts'

const longest = 4000
const statusOf: Record<AssertionRefused, number> = { assertion: 400, unknown: 403, off: 403, 'no-right': 403 }

/** Shows whom the external system vouches for, without changes. The person must press the button (decision 0101). */
export const loader = loads(async (ctx, { url, params }) => {
  noStore(ctx)
  const text = (url.searchParams.get('assertion') ?? '').slice(0, longest)
  const vouched = await vouchedFor(ctx, { id: params.id ?? '', text })
  if (!vouched) throw notFound()
  if ('refused' in vouched) return data(shown(ctx, { problem: vouched.refused }), { status: statusOf[vouched.refused] })
  const { system, name } = vouched
  return shown(ctx, { said: fill(bypassWords.text[ctx.locale], { system, name }), assertion: text })
})

/** Signs in and goes to the employee page (specification L33, L180). */
export const action = acts(async (ctx, { form, params, cookies }) => {
  const text = String(form.get('assertion') ?? '').slice(0, longest)
  const done = await arriveByAssertion(ctx, { id: params.id ?? '', text })
  if (!done) throw notFound()
  if ('refused' in done)
    return data({ problem: bypassRefusedWords[done.refused][ctx.locale] }, { status: statusOf[done.refused] })
  cookies.push(done.cookie, toastCookie({ kind: 'session', text: signInWords.done[ctx.locale] }))
  return redirectDocument(href('/user/employee'))
})

function shown(ctx: Context, of: { problem?: AssertionRefused; said?: string; assertion?: string }) {
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  return {
    title: pageTitle(ctx, bypassWords.title[ctx.locale]),
    words: inLocale({ ...bypassWords, sideTitle, reason1, reason2, reason3 }, ctx.locale),
    problem: of.problem ? bypassRefusedWords[of.problem][ctx.locale] : null,
    said: of.said ?? null,
    assertion: of.assertion ?? null,
    login: logInAt(ctx.site),
  }
}
