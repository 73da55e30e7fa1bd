import { data, href, redirect } from 'react-router'
import { passwordHints } from '#domain/validation/password-rules.ts'
import { confirmIssue } from '#domain/validation/password.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { personOf } from '#platform/identity/password/requests.ts'
import { forgotAt, logInAt } from '#platform/site/log-in-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { setPassword } from '../commands/change-password.server.ts'
import { changeWords, entryWords, logInWords } from '../words/words.ts'

/** By the link of a mail, or for a signed-in person. Other people read how to get a link. */
export const loader = loads(async (ctx, { url }) => {
  const isActivation = url.pathname.endsWith('/activate')
  const requestId = url.searchParams.get('requestId')?.slice(0, 100) ?? null
  const person = requestId === null ? null : await personOf(ctx, requestId)
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  const words = wordsOf(ctx, { name: 'user.change', words: { ...changeWords, sideTitle, reason1, reason2, reason3 } })
  return {
    title: pageTitle(ctx, isActivation ? words.activate : words.reset),
    isActivation,
    by: person ? ('link' as const) : requestId === null && isSignedIn(ctx.viewer) ? ('password' as const) : null,
    requestId: person ? requestId : null,
    isDemanded: ctx.viewer.mustReset === true,
    isDone: url.searchParams.has('done'),
    hints: passwordHints(ctx.site.passwordConfig).map(({ rule, ...text }) => ({ rule, text: text[ctx.locale] })),
    forgot: forgotAt(ctx.site),
    login: url.searchParams.get('done') === 'staff' ? href('/member/login') : logInAt(ctx.site),
    words,
  }
})

/** Each rule that the new password breaks is shown below its field. The fields come back empty. */
export const action = acts(async (ctx, { url, form }) => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000)
  const newPassword = text('newPassword')
  const requestId = form.has('requestId') ? text('requestId').slice(0, 100) : undefined
  const meant = requestId === undefined ? null : await personOf(ctx, requestId)
  const currentPassword = form.has('currentPassword') ? text('currentPassword') : undefined
  try {
    const confirm = confirmIssue('confirm', { password: newPassword, confirm: text('confirm') })
    if (confirm) throw invalid(confirm)
    await setPassword(ctx, { newPassword, requestId, currentPassword })
  } catch (error) {
    return refused(ctx, error)
  }
  if (isSignedIn(ctx.viewer)) return redirect('/')
  return redirect(`${url.pathname}?done${meant?.isStaff ? '=staff' : ''}`)
})

function refused(ctx: Context, error: unknown) {
  if (!(error instanceof RequestError) || (error.kind !== 'invalid' && error.kind !== 'forbidden')) throw error
  const said = error.issues.map((issue) => ({ field: issue.field, rule: issue.code, text: issue[ctx.locale] }))
  const isOver = error.issues.some(({ code }) => code === 'request')
  return data({ problems: said, isOver }, { status: error.kind === 'invalid' ? 400 : 403 })
}
