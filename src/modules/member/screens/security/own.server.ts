import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { from } from '#platform/data/collection/rows.ts'
import { acts, type Call, loads } from '#platform/http/request.server.ts'
import { assertionOptions, registrationOptions } from '#platform/identity/mfa/ceremonies.ts'
import {
  addOwnPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  type Made,
  removeOwnPasskey,
  removeOwnTotp,
  renewOwnCodes,
} from '#platform/identity/mfa/own-factors.ts'
import { isProvedLately, verifyProof } from '#platform/identity/mfa/proof.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { unlessBusy } from '#platform/identity/password/unless-busy.ts'
import { endSessions, saidEnded } from '#modules/user/public-api.ts'
import { describeSecurity } from '../../components/describe-security.ts'
import { securityWords } from '../../security-words.ts'

/** The URL of this screen, which keeps the parameters of a redirect to it. */
const here = ({ searchParams }: URL, done = '') => {
  const next = safePath(searchParams.get('next'), '')
  const asked = new URLSearchParams({
    ...(done && { done }),
    ...(searchParams.has('first') && { first: '' }),
    ...(next && { next }),
  })
  return `${href('/member/security')}${asked.size > 0 ? `?${asked}` : ''}`
}

/** How staff sign in, and where they are logged in. */
export const loader = loads(async (ctx, { url }) => {
  const saved = savedOf(ctx, url.searchParams.get('done'))
  const username = await usernameOf(ctx)
  const asked = ctx.viewer.mustSecure ? 'required' : url.searchParams.has('first') ? 'ownFirst' : null
  const kind: 'problem' | 'notice' = ctx.viewer.mustSecure ? 'problem' : 'notice'
  const why = asked && !ctx.session?.hasFactor ? { kind, text: securityWords[asked][ctx.locale] } : null
  const described = await describeSecurity(ctx, { username, saved, here: here(url) })
  return { ...described, why, back: backOf(ctx, url), title: securityWords.heading[ctx.locale] }
})

/** Handles each form of the screen. An unknown form is refused. */
export const action = acts(async (ctx, call) => {
  const person = { site: ctx.viewer.home, _id: ctx.viewer.id }
  const ended = await endSessions(ctx, { person, form: call.form })
  if (ended) return redirect(here(call.url, ended))
  const intent = String(call.form.get('intent') ?? '')
  const doing = Object.hasOwn(doings, intent) ? doings[intent as keyof typeof doings] : null
  if (!doing) throw invalid()
  if (intent !== 'prove' && intent !== 'passkey-options' && !isProvedLately(ctx)) return redirect(here(call.url))
  return doing(ctx, call)
})

const doings = {
  async prove(ctx: Context, { form, url }: Call) {
    const text = (name: string) => String(form.get(name) ?? '').slice(0, 100_000)
    const proof = form.has('response')
      ? { passkey: text('response'), origin: url.origin }
      : { password: text('password') }
    const done = await unlessBusy(ctx, async () => ({ isHis: await verifyProof(ctx, proof) }))
    if ('busy' in done) return refused(done.busy, 429)
    return done.isHis ? redirect(here(url, 'proved')) : refused(securityWords.wrongProof[ctx.locale], 403)
  },
  async 'passkey-options'(ctx: Context, { form }: Call) {
    const person = { site: ctx.viewer.home, _id: ctx.viewer.id }
    const bound = ctx.session!.hash
    if (form.get('for') !== 'register')
      return answer({ options: { prove: await assertionOptions(ctx, { purpose: 'prove', bound, person }) } })
    if (!isProvedLately(ctx)) throw forbidden()
    const username = await usernameOf(ctx)
    return answer({ options: { register: await registrationOptions(ctx, { person, username, bound }) } })
  },
  async 'totp-begin'(ctx: Context, { url }: Call) {
    await beginOwnTotp(ctx)
    return redirect(here(url))
  },
  async 'totp-confirm'(ctx: Context, { form, url }: Call) {
    ctx.app.limits.count(`confirm ${ctx.session!.hash}`, confirmLimits)
    const made = await confirmOwnTotp(ctx, String(form.get('code') ?? '').slice(0, 10))
    return made ? shown(url, made, 'totpAdded') : refused(securityWords.wrongCode[ctx.locale], 400)
  },
  async 'totp-remove'(ctx: Context, { url }: Call) {
    await removeOwnTotp(ctx)
    return redirect(here(url, 'totpRemoved'))
  },
  async passkey(ctx: Context, { form, url }: Call) {
    const name =
      String(form.get('name') ?? '')
        .trim()
        .slice(0, 60) || ctx.site.hostname
    const made = await addOwnPasskey(ctx, { name, response: String(form.get('response') ?? ''), origin: url.origin })
    return made ? shown(url, made, 'passkeyAdded') : refused(securityWords.wrongPasskey[ctx.locale], 400)
  },
  async 'passkey-remove'(ctx: Context, { form, url }: Call) {
    await removeOwnPasskey(ctx, String(form.get('id') ?? ''))
    return redirect(here(url, 'passkeyRemoved'))
  },
  async 'codes-renew'(ctx: Context, { url }: Call) {
    const made = await renewOwnCodes(ctx)
    return made ? shown(url, made, 'codesMade') : redirect(here(url))
  },
}

const confirmLimits = [{ most: 20, ms: 600_000 }]

/** The response of the screen. New recovery codes are only in this response. */
interface OwnResponse {
  codes?: string[]
  problem?: string
  options?: object
}

const answer = (of: OwnResponse, status = 200) => data(of, { status })
const refused = (problem: string, status: number) => answer({ problem }, status)
const shown = (url: URL, { codes }: Made, done: Done) => (codes ? answer({ codes }) : redirect(here(url, done)))

const dones = ['proved', 'totpAdded', 'totpRemoved', 'passkeyAdded', 'passkeyRemoved', 'codesMade'] as const
type Done = (typeof dones)[number]

function savedOf(ctx: Context, done: string | null): string | undefined {
  const known = dones.find((one) => one === done)
  return known ? securityWords[known][ctx.locale] : saidEnded(ctx, done)
}

/** Where a person continues who was redirected here and has now finished. Only URLs of this site. */
function backOf({ locale, session }: Context, { searchParams }: URL) {
  const next = safePath(searchParams.get('next'), '')
  if (!session?.hasFactor || !searchParams.has('first') || !next) return null
  return { href: next, text: securityWords.ownIsSet[locale], label: securityWords.goBack[locale] }
}

async function usernameOf(ctx: Context) {
  const own = from(await atHome(ctx), 'user')
    .select('username')
    .where('_id', '=', ctx.viewer.id)
  return (await own.executeTakeFirst())?.username ?? ''
}
