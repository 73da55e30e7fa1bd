import { data, href, redirect, redirectDocument } from 'react-router'
import { isSignedIn } from '#platform/access/viewer.ts'
import { inLocale } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { registerAt } from '#platform/site/log-in-at.ts'
import { safePath } from '#platform/session/safe-path.ts'
import { signIn, signOut } from '#platform/session/sign-in.ts'
import { toastCookie } from '#platform/toast/toast-cookie.ts'
import { logInWords, refusedWords, signInWords } from '../words.ts'

const profile = () => href('/user/profile')

export const loader = loads((ctx, { url }) => {
  const next = safePath(url.searchParams.get('next'), profile())
  if (isSignedIn(ctx.viewer)) throw redirect(next)
  return {
    title: titled(ctx, logInWords.title[ctx.locale]),
    next,
    words: inLocale(logInWords, ctx.locale),
    isRegistered: url.searchParams.has('registered'),
    register: registerAt(ctx.site, next),
  }
})

/** Logs in, or out when the address says so; what was refused is said in the specification's words. */
export const action = acts(async (ctx, { url, form, cookies }) => {
  if (url.searchParams.has('sign-out')) {
    cookies.push(await signOut(ctx), toastCookie({ kind: 'session', text: signInWords.out[ctx.locale] }))
    return redirectDocument(href('/'))
  }
  const username = String(form.get('username') ?? '').slice(0, 254)
  const password = String(form.get('password') ?? '').slice(0, 1000)
  if (username.trim() === '' || password === '')
    return data({ username, problem: signInWords.wrongBody[ctx.locale] }, { status: 400 })
  const done = await signIn(ctx, { username, password, interface: 'frontend', remember: form.has('remember') })
  if ('refused' in done) return data({ username, problem: refusedWords[done.refused][ctx.locale] }, { status: 401 })
  cookies.push(done.cookie, toastCookie({ kind: 'session', text: signInWords.done[ctx.locale] }))
  return redirectDocument(safePath(String(form.get('next') ?? ''), profile()))
})
