import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { officeHome } from '#platform/manifest/route-access.ts'
import { acts, type Call, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { assertionOptions } from '#platform/identity/mfa/ceremonies.ts'
import { unlessBusy } from '#platform/identity/password/unless-busy.ts'
import { hashOf, mustChoose, newSecret } from '#platform/identity/session/session.ts'
import { pendingSignInCookie } from '#platform/identity/sign-in/pending-sign-in-cookie.ts'
import { signInByPasskey, statusOfStep } from '#platform/identity/sign-in/second-step.ts'
import { signIn, signOut, statusOfRefused } from '#platform/identity/sign-in/sign-in.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { refusedStepWords, refusedWords, signInWords } from '#modules/user/public-api.ts'
import type { LoginDescription } from '#ui/office/login/login.tsx'
import type { Notice } from '#ui/office/state/toast.tsx'
import { languages, words } from '../words.ts'
import { factorWords } from '../security-words.ts'

/** Before the login, the person's home screen is unknown. This URL redirects to it. */
const logInPath = () => href('/member/login')

export const loader = loads(async (ctx, { url, cookies }) => {
  const next = safePath(url.searchParams.get('next'), logInPath())
  if (ctx.session?.interface === 'backend') throw redirect(wayIn(ctx, next))
  if (ctx.secret && !ctx.session) cookies.push(await signOut(ctx))
  return {
    login: describe(ctx, { next }),
    notice: noticeOf(ctx, url),
    isOut: url.searchParams.has('signed-out'),
    passkey: inLocale({ passkey: factorWords.passkeySignIn, passkeyFailed: factorWords.passkeyFailed }, ctx.locale),
    title: pageTitle(ctx, words.heading[ctx.locale]),
  }
})

/** Where a signed-in person continues: the site picker if needed, the requested page, or their home screen. */
function wayIn(ctx: Context, next: string) {
  const wanted = next === logInPath() ? null : next
  if (!mustChoose(ctx)) return wanted ?? officeHome(ctx)
  return href('/member/sites') + (wanted ? `?next=${encodeURIComponent(wanted)}` : '')
}

const notices = { ended: words.ended, over: refusedStepWords.over } as const

/** Specification L152: a person whose session ended sees a notice. */
function noticeOf({ locale }: Context, { searchParams }: URL): Notice | null {
  const said = [...searchParams.keys()].find((name) => name in notices)
  const text = said ? notices[said as keyof typeof notices] : null
  return text && { title: words.notice[locale], text: text[locale], close: words.close[locale] }
}

/** Logs staff in, or out if the URL says so (requirement L38.1). */
export const action = acts(async (ctx, { url, form, cookies }) => {
  if (url.searchParams.has('sign-out')) {
    const toast = { title: words.notice[ctx.locale], text: signInWords.out[ctx.locale] }
    cookies.push(await signOut(ctx), toastCookie({ kind: 'session', ...toast }))
    return redirect(`${href('/member/login')}?signed-out`)
  }
  if (form.get('intent') === 'passkey-options') return askForPasskey(ctx, cookies)
  const username = String(form.get('username') ?? '').slice(0, 254)
  const password = String(form.get('password') ?? '').slice(0, 1000)
  const next = safePath(String(form.get('next') ?? ''), logInPath())
  const again = (problem: string, status: number) =>
    data({ login: describe(ctx, { next, username, problem }) }, { status })
  if (form.get('intent') === 'passkey') return enterByPasskey(ctx, { form, cookies, next, origin: url.origin })
  if (username.trim() === '' || password === '') return again(signInWords.wrongBody[ctx.locale], 400)
  const remember = form.get('remember') === 'true'
  const done = await unlessBusy(ctx, () => signIn(ctx, { username, password, interface: 'backend', remember }))
  if ('busy' in done) return again(done.busy, 429)
  if ('refused' in done) return again(refusedWords[done.refused][ctx.locale], statusOfRefused(done.refused))
  if ('pending' in done) {
    cookies.push(done.pending)
    return redirect(`${href('/member/verify')}?next=${encodeURIComponent(next)}`)
  }
  cookies.push(...done.cookies)
  return redirect(next)
})

/** Any passkey of this browser for this host name is accepted. It identifies its owner. */
async function askForPasskey(ctx: Context, cookies: string[]) {
  ctx.app.limits.count(`passkey options ${ctx.site._id} ${ctx.address}`, optionLimits)
  const secret = newSecret()
  cookies.push(pendingSignInCookie(ctx, { secret, maxAgeSeconds: 300 }))
  const options = await assertionOptions(ctx, { purpose: 'sign-in', bound: hashOf(secret), person: null })
  return data({ options: { prove: options } })
}

const optionLimits = [{ most: 60, ms: 600_000 }]

async function enterByPasskey(
  ctx: Context,
  { form, cookies, next, origin }: Pick<Call, 'form' | 'cookies'> & { next: string; origin: string },
) {
  const done = await signInByPasskey(ctx, { passkey: String(form.get('response') ?? ''), origin })
  if ('refused' in done) {
    const problem = refusedStepWords[done.refused][ctx.locale]
    return data({ login: describe(ctx, { next, problem }) }, { status: statusOfStep(done.refused) })
  }
  cookies.push(...done.cookies)
  return redirect(next)
}

function describe(ctx: Context, of: { next: string; username?: string; problem?: string }): LoginDescription {
  return {
    site: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
    username: of.username ?? '',
    ...(of.problem && { problem: of.problem }),
    hidden: [{ name: 'next', value: of.next }],
    languages: ctx.site.languages.map((lang) => ({
      label: languages[lang],
      lang,
      href: `?lang=${lang}`,
      isCurrent: lang === ctx.locale,
    })),
    forgot: { href: href('/member/forgot'), label: words.forgot[ctx.locale] },
    website: { href: href('/user/login'), label: ctx.site.hostname },
    words: inLocale(words, ctx.locale),
  }
}
