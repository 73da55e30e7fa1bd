import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { redeemTransferToken } from '#platform/identity/session-transfer/transfer-token.ts'
import { canonicalHost } from '#platform/site/sites.ts'

/** There is nothing to see: a session is carried in by a form alone. */
export const loader = loads((): never => {
  throw notFound()
})

/** Lets somebody in who comes from the page of another site with a token; anybody else meets the log-in. */
export const action = acts(async (ctx, { form, origin, cookies }) => {
  const from = await siteAt(ctx, origin)
  const token = String(form.get('token') ?? '')
  const cookie = from && (await redeemTransferToken(ctx, { token, from }))
  if (!cookie) return redirect(href('/member/login'), 303)
  cookies.push(cookie)
  const next = String(form.get('next') ?? '')
  return redirect(`${href('/')}?switched&next=${encodeURIComponent(next)}`, 303)
})

/** The site whose page sent the form: a browser says so, and lets no page say otherwise. */
const siteAt = async (ctx: Context, origin: string | null) => {
  const url = URL.parse(origin ?? '')
  return url ? ctx.app.sites.byHostname(canonicalHost(url.host)) : undefined
}
