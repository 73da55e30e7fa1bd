import { data, href, redirect, redirectDocument } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formTargetsOf } from '#platform/identity/external-login/line/attempt.ts'
import { unlessBusy } from '#platform/identity/password/unless-busy.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { signIn, signOut, statusOfRefused } from '#platform/identity/sign-in/sign-in.ts'
import { forgotAt, registerAt } from '#platform/site/log-in-at.ts'
import { entryPicture } from '#platform/site/pictures.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { entryHead } from '../components/entry-head.server.ts'
import { chatWords } from '../elsewhere/words.ts'
import { actingWords } from '../words/person-words.ts'
import { entryWords, logInWords, refusedWords, signInWords } from '../words/words.ts'

export const loader = loads(async (ctx, { url, formTargets }) => {
  const next = safePath(url.searchParams.get('next'), profileAt(ctx))
  if (isSignedIn(ctx.viewer)) throw redirect(next)
  formTargets.push(...formTargetsOf(ctx))
  return {
    head: entryHead(ctx, {
      name: logInWords.title[ctx.locale],
      why: logInWords.sideTitle[ctx.locale],
      path: href('/user/login'),
    }),
    next,
    words: {
      ...wordsOf(ctx, { name: 'user.entry', words: entryWords }),
      ...wordsOf(ctx, { name: 'user.logIn', words: { ...logInWords, lineFirst: chatWords.first } }),
    },
    picture: await entryPicture(ctx),
    register: registerAt(ctx.site, next),
    forgot: forgotAt(ctx.site),
    line: ctx.site.hasLine ? href('/user/auth') : null,
  }
})

/** Logs in, or out if the URL says so, and then reloads the next page. Errors use the specification's words. */
export const action = acts(async (ctx, { url, form, cookies }) => {
  if (url.searchParams.has('sign-out')) {
    const { actor } = ctx.viewer
    const said = actor ? actingWords.over : signInWords.out
    cookies.push(await signOut(ctx), toastCookie({ kind: 'session', text: said[ctx.locale] }))
    return redirectDocument(actor ? href('/user/detail/:id', { id: ctx.viewer.id }) : href('/'))
  }
  const username = String(form.get('username') ?? '').slice(0, 254)
  const password = String(form.get('password') ?? '').slice(0, 1000)
  const remember = form.has('remember')
  const again = (problem: string, status: number) => data({ username, remember, problem }, { status })
  if (username.trim() === '' || password === '') return again(signInWords.wrongBody[ctx.locale], 400)
  const done = await unlessBusy(ctx, () => signIn(ctx, { username, password, interface: 'frontend', remember }))
  if ('busy' in done) return again(done.busy, 429)
  if ('refused' in done) return again(refusedWords[done.refused][ctx.locale], statusOfRefused(done.refused))
  const next = safePath(String(form.get('next') ?? ''), profileAt(ctx))
  if ('pending' in done) {
    cookies.push(done.pending)
    return redirectDocument(`${href('/member/verify')}?next=${encodeURIComponent(next)}`)
  }
  cookies.push(...done.cookies, toastCookie({ kind: 'session', text: signInWords.done[ctx.locale] }))
  return redirectDocument(next)
})
