import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { inLocale, locales } from '#platform/i18n/words.ts'
import { deskOf } from '#platform/manifest/route-access.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { safePath } from '#platform/session/safe-path.ts'
import { mustChoose } from '#platform/session/session.ts'
import { signIn, signOut, statusOfRefused } from '#platform/session/sign-in.ts'
import { refusedWords, signInWords } from '#modules/user/door.ts'
import type { LoginDescription } from '#ui/office/login/login.tsx'
import type { Notice } from '#ui/office/state/toast.tsx'
import { languages, words } from '../words.ts'

/** The desk of whoever will log in is not known yet: this address leads on to it. */
const door = () => href('/member/login')

export const loader = loads(async (ctx, { url, cookies }) => {
  const next = safePath(url.searchParams.get('next'), door())
  if (ctx.session?.interface === 'backend') throw redirect(wayIn(ctx, next))
  if (ctx.secret && !ctx.session) cookies.push(await signOut(ctx))
  return {
    login: describe(ctx, { next }),
    notice: noticeOf(ctx, url),
    isOut: url.searchParams.has('signed-out'),
    title: titled(ctx, words.heading[ctx.locale]),
  }
})

/** Where who is signed in goes on: to choose a site where he has to, to what he asked for, or to his desk. */
function wayIn(ctx: Context, next: string) {
  const wanted = next === door() ? null : next
  if (!mustChoose(ctx)) return wanted ?? deskOf(ctx)
  return href('/member/sites') + (wanted ? `?next=${encodeURIComponent(wanted)}` : '')
}

/** Specification L142: who has logged out, or was, is told so. */
function noticeOf({ locale }: Context, { searchParams }: URL): Notice | null {
  const text = searchParams.has('ended') ? words.ended : searchParams.has('signed-out') ? signInWords.out : null
  return text && { title: words.notice[locale], text: text[locale], close: words.close[locale] }
}

/** Logs staff in, or out when the address says so (requirement L38.1). */
export const action = acts(async (ctx, { url, form, cookies }) => {
  if (url.searchParams.has('sign-out')) {
    cookies.push(await signOut(ctx))
    return redirect(`${href('/member/login')}?signed-out`)
  }
  const username = String(form.get('username') ?? '').slice(0, 254)
  const password = String(form.get('password') ?? '').slice(0, 1000)
  const next = safePath(String(form.get('next') ?? ''), door())
  const again = (problem: string, status: number) =>
    data({ login: describe(ctx, { next, username, problem }) }, { status })
  if (username.trim() === '' || password === '') return again(signInWords.wrongBody[ctx.locale], 400)
  const done = await signIn(ctx, {
    username,
    password,
    interface: 'backend',
    remember: form.get('remember') === 'true',
  })
  if ('refused' in done) return again(refusedWords[done.refused][ctx.locale], statusOfRefused(done.refused))
  cookies.push(done.cookie)
  return redirect(next)
})

function describe(ctx: Context, of: { next: string; username?: string; problem?: string }): LoginDescription {
  return {
    site: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
    username: of.username ?? '',
    ...(of.problem && { problem: of.problem }),
    hidden: [{ name: 'next', value: of.next }],
    languages: locales.map((lang) => ({
      label: languages[lang],
      lang,
      href: `?lang=${lang}`,
      isCurrent: lang === ctx.locale,
    })),
    website: { href: href('/user/login'), label: ctx.site.hostname },
    words: inLocale(words, ctx.locale),
  }
}
