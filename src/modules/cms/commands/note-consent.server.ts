import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Consent, consentMark, decided } from '#domain/browser/consent.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { consentExample } from './examples.ts'
import { consentWords } from '../words.ts'

const body = z.strictObject({
  agree: z.boolean(),
  allowSessionCookies: z.boolean(),
  allowAnalyticsCookies: z.boolean(),
  allowAdvertisingCookies: z.boolean(),
  allowNonEssentialCookies: z.boolean(),
  allowMarketingCookies: z.boolean(),
})

/** The request and response of `POST /consent`. */
export const description: CallDescription = {
  summary: { th: 'บันทึกการตัดสินใจเรื่องคุกกี้', en: 'Record cookie consent' },
  request: body,
  answer: z.strictObject({ status: z.literal(200) }),
  examples: [consentExample],
}

/** Per network, because several classes may decide in the same lesson. */
const limits = [
  { most: 100, ms: 600_000 },
  { most: 1000, ms: 86_400_000 },
]

/**
 * Stores a decision in the row of the person or browser, and sets the cookies that record it (specification §4).
 * Declining allows nothing. A later decision replaces the earlier one.
 */
const noteConsent: ApiCommand = async (ctx, { body: sent, cookies, headers }) => {
  const read = body.safeParse(sent)
  if (!read.success) throw invalid({ field: 'agree', code: 'wrong', ...consentWords.wrong })
  ctx.app.limits.count(`consent ${ctx.site._id} ${ctx.address}`, limits)
  const consent = read.data.agree ? read.data : decided(false)
  const known = browserIn(headers['cookie'])
  const browser = known ?? randomBytes(32).toString('base64url')
  await keep(ctx, { _id: rowOf(ctx, ctx.viewer.id ? `user ${ctx.viewer.id}` : `browser ${browser}`), consent })
  const isSecure = ctx.app.settings.hasSecureCookies
  cookies.push(lasting(`consent=${consentMark(consent)}`, isSecure))
  if (!known && !ctx.viewer.id) cookies.push(`${lasting(`consentBrowser=${browser}`, isSecure)}; HttpOnly`)
  return { status: 200 }
}

const yearSeconds = 365 * 86_400

/** Cookies that last a year. They tell the browser that it was asked, and the server which row belongs to it. */
const lasting = (cookie: string, isSecure: boolean) =>
  [cookie, 'Path=/', 'SameSite=Lax', `Max-Age=${yearSeconds}`, ...(isSecure ? ['Secure'] : [])].join('; ')

const browserIn = (cookies = '') => /(?:^|; ?)consentBrowser=([\w-]{43})(?:;|$)/.exec(cookies)?.[1]

/** The id is a hash, so it does not identify the person and cannot be guessed. */
const rowOf = ({ app, site }: Context, who: string) =>
  createHmac('sha256', app.sealing.key).update(`consent\n${site._id}\n${who}`).digest('hex').slice(0, 24)

const keep = (ctx: Context, { _id, consent }: { _id: string; consent: Consent }) =>
  inTransaction(ctx, async (inside) => {
    try {
      await savepoint(inside, (part) => create(part, 'consent', { ...consent, _id } as Consent))
    } catch (error) {
      if (!(error instanceof RequestError) || !error.issues.some(({ code }) => code === 'duplicate')) throw error
      await compute(inside, 'consent', { _id, change: consent })
    }
  })

export default noteConsent
