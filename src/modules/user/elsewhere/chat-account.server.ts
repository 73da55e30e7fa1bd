import { data, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Call } from '#platform/http/request.server.ts'
import { begin } from '#platform/identity/external-login/line/attempt.ts'
import { mayLink, reauthenticate } from '#platform/identity/external-login/line/fresh.ts'
import { linkedOf, unlink } from '#platform/identity/external-login/line/identity.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { accountWords, chatWords } from './words.ts'

export type ChatAccountShown = NonNullable<Awaited<ReturnType<typeof chatAccountOf>>>

/** The viewer's chat account for the profile. Null if there is none and none can be linked. */
export const chatAccountOf = async (ctx: Context) => {
  const account = await linkedOf(ctx)
  const mayUnlink = !ctx.viewer.actor && account?.canUnlink === true
  if (!account && !(await mayLink(ctx))) return null
  const words = inLocale(accountWords, ctx.locale)
  const linked = account && (account.name ? fill(words.linkedTo, { name: account.name }) : words.nameless)
  return { words, linked, canUnlink: mayUnlink, isOnlyWay: account?.canUnlink === false }
}

/** Links the chat account after a recent identity check, or removes it, as the form says. */
export const changeChatAccount = async (ctx: Context, call: Pick<Call, 'form' | 'cookies'> & { back: string }) => {
  if (call.form.get('intent') === 'link') return startLinking(ctx, call)
  if (!(await unlink(ctx))) return refused(ctx, 'onlyWay', 409)
  call.cookies.push(toastCookie({ kind: 'plain', text: chatWords.unlinked[ctx.locale] }))
  return redirect(call.back)
}

async function startLinking(ctx: Context, call: Parameters<typeof changeChatAccount>[1]) {
  if (!(await mayLink(ctx))) return refused(ctx, 'refused', 403)
  const password = String(call.form.get('password') ?? '').slice(0, 1000)
  const proved = await reauthenticate(ctx, password)
  if (proved !== 'right') return refused(ctx, proved, proved === 'wrong' ? 403 : 429)
  const begun = await begin(ctx, { next: call.back, isLinking: true })
  if (!begun) return refused(ctx, 'refused', 403)
  if ('broken' in begun) return refused(ctx, 'down', 503)
  call.cookies.push(begun.cookie)
  return redirect(begun.url)
}

const refused = (ctx: Context, why: 'wrong' | 'too-many' | 'down' | 'refused' | 'onlyWay', status: number) =>
  data({ problem: accountWords[why][ctx.locale] }, { status })
