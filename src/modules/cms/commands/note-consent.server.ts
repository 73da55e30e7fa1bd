import { z } from 'zod'
import { type Consent, consentMark, decided } from '#domain/browser/consent.ts'
import type { ApiCommand } from '#platform/api/command.ts'
import type { CallDescription } from '#platform/api/description.ts'
import { create } from '#platform/collection/write.ts'
import { invalid } from '#platform/errors/errors.ts'
import { consentExample } from '../examples.ts'
import { consentWords } from '../words.ts'

const body = z.strictObject({
  agree: z.boolean(),
  allowSessionCookies: z.boolean(),
  allowAnalyticsCookies: z.boolean(),
  allowAdvertisingCookies: z.boolean(),
  allowNonEssentialCookies: z.boolean(),
  allowMarketingCookies: z.boolean(),
})

/** What `POST /consent` takes and answers. */
export const description: CallDescription = {
  summary: { th: 'บันทึกการตัดสินใจเรื่องคุกกี้', en: 'Record what was decided about cookies' },
  request: body,
  answer: z.strictObject({ status: z.literal(200) }),
  examples: [consentExample],
}

/** For each network: behind one, a whole school may decide in the same lesson. */
const limits = [{ most: 300, ms: 600_000 }]

/** Keeps a decision as a row that stays, and tells the browser that it was asked (specification §4). Who declines allows nothing. */
const noteConsent: ApiCommand = async (ctx, { body: sent, cookies }) => {
  const read = body.safeParse(sent)
  if (!read.success) throw invalid({ field: 'agree', code: 'wrong', ...consentWords.wrong })
  ctx.app.limits.count(`consent ${ctx.site._id} ${ctx.address}`, limits)
  const consent = read.data.agree ? read.data : decided(false)
  await create(ctx, 'consent', consent)
  cookies.push(consentCookie(consent, ctx.app.settings.hasSecureCookies))
  return { status: 200 }
}

const yearSeconds = 365 * 86_400

/** By this a browser knows for a year that it was asked; scripts may read it. */
const consentCookie = (consent: Consent, isSecure: boolean) =>
  [
    ...[`consent=${consentMark(consent)}`, 'Path=/', 'SameSite=Lax', `Max-Age=${yearSeconds}`],
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export default noteConsent
