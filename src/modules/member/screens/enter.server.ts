import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { redeemTransferToken } from '#platform/identity/session-transfer/transfer-token.ts'
import { canonicalHost } from '#platform/site/sites.ts'

/** No page to show: the session is transferred only by a form. */
export const loader = loads((): never => {
  throw notFound()
})

/** Signs in a person who comes from another site's page with a token. Others are sent to the login. */
export const action = acts(async (ctx, { form, origin, cookies }) => {
  const from = await siteAt(ctx, origin)
  const token = String(form.get('token') ?? '')
  const cookie = from && (await redeemTransferToken(ctx, { token, from }))
  if (!cookie) return redirect(href('/member/login'), 303)
  cookies.push(cookie)
  const next = String(form.get('next') ?? '')
  return redirect(`${href('/')}?switched&next=${encodeURIComponent(next)}`, 303)
})

/** The site whose page sent the form. The browser's Origin header states it, and a page cannot forge that. */
const siteAt = async (ctx: Context, origin: string | null) => {
  const url = URL.parse(origin ?? '')
  return url ? ctx.app.sites.byHostname(canonicalHost(url.host)) : undefined
}
