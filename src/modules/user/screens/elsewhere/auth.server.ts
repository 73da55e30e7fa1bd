import { data, href, redirect } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { begin, formTargetsOf } from '#platform/identity/external-login/line/attempt.ts'
import { chatCookie } from '#platform/identity/external-login/line/cookie.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { type Arrival, arriveByChat, type ChatRefused } from '../../elsewhere/arrive-by-chat.server.ts'
import { chatRefusedWords, chatWords } from '../../elsewhere/words.ts'
import { entryWords, logInWords, signInWords } from '../../words/words.ts'

/** The callback URL of the provider (specification L97). Without a callback, it offers to start the login. */
export const loader = loads(async (ctx, { url, chat, cookies, formTargets }) => {
  noStore(ctx)
  if (!ctx.site.hasLine) throw notFound()
  formTargets.push(...formTargetsOf(ctx))
  if (!url.searchParams.has('state') && !url.searchParams.has('error')) {
    if (isSignedIn(ctx.viewer)) throw redirect(profileAt(ctx))
    return shown(ctx, null)
  }
  const arrival = await arriveByChat(ctx, { returned: url.searchParams, browser: chat })
  if (!arrival) throw notFound()
  if (chat) cookies.push(chatCookie('', ctx.app.settings.hasSecureCookies))
  if ('refused' in arrival) return data(shown(ctx, arrival.refused), { status: statusOf[arrival.refused] })
  cookies.push(...arrival.cookies, ...toastOf(ctx, arrival.done))
  throw redirect(arrival.next)
})

/** Starts: the browser goes to the provider (specification L219). */
export const action = acts(async (ctx, { form, cookies }) => {
  const next = safePath(String(form.get('next') ?? ''), href('/user/profile'))
  if (isSignedIn(ctx.viewer)) return redirect(next)
  const begun = await begin(ctx, { next })
  if (!begun) throw notFound()
  if ('broken' in begun) return data({ problem: chatRefusedWords.down[ctx.locale] }, { status: statusOf.down })
  cookies.push(begun.cookie)
  return redirect(begun.url)
})

const statusOf: Record<ChatRefused, number> = {
  ...{ state: 400, denied: 403, wrong: 400, down: 503 },
  ...{ off: 403, 'no-right': 403, taken: 409 },
}

function shown(ctx: Context, refused: ChatRefused | null) {
  const { sideTitle } = logInWords
  const { reason1, reason2, reason3 } = entryWords
  return {
    title: pageTitle(ctx, chatWords.title[ctx.locale]),
    words: inLocale({ ...chatWords, sideTitle, reason1, reason2, reason3 }, ctx.locale),
    problem: refused && chatRefusedWords[refused][ctx.locale],
    start: isSignedIn(ctx.viewer) ? null : href('/user/auth'),
    back: isSignedIn(ctx.viewer) ? profileAt(ctx) : href('/user/login'),
  }
}

function toastOf({ locale }: Context, done: Extract<Arrival, { done: unknown }>['done']): string[] {
  if (done === 'already') return []
  const text = done === 'linked' ? chatWords.linked[locale] : signInWords.done[locale]
  return [toastCookie({ kind: done === 'linked' ? 'plain' : 'session', text })]
}
