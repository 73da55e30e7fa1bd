import QRCode from 'qrcode'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as derivedWords } from '#platform/office/screens/words.ts'
import { type Factors, factorsOf, hasFactor } from '#platform/identity/mfa/person-factors.ts'
import type { Passkey } from '#platform/identity/mfa/passkeys.ts'
import { isProvedLately } from '#platform/identity/mfa/proof.ts'
import { totpSetUpOf } from '#platform/identity/mfa/totp.ts'
import { sessionTable, sessionWords } from '#modules/user/public-api.ts'
import type { Action, Pair, RecordDescription, Row } from '#ui/office/description.ts'
import { factorWords, securityWords, workWords } from '../security-words.ts'

/** The data of the security screen: the state of two-step login, passkeys and sessions, and the possible changes. */
export const describeSecurity = async (
  ctx: Context,
  of: { username: string; saved: string | undefined; here: string },
) => {
  const person = { site: ctx.viewer.home, _id: ctx.viewer.id }
  const [factors, sessions] = [await factorsOf(ctx, person), await sessionTable(ctx, { person })]
  const isProved = isProvedLately(ctx)
  return {
    record: { ...recordOf(ctx, { factors, sessions, isProved }), ...(of.saved && { saved: of.saved }) },
    work: {
      isProved,
      hasTotp: factors.hasTotp,
      hasFactor: hasFactor(factors),
      hasPasskeyHere: factors.passkeys.some(({ rpId }) => rpId === ctx.site.hostname),
      setUp: isProved ? await setUpOf(ctx, { person, username: of.username }) : null,
      words: workIn(ctx, of.here),
    },
  }
}

/** One line each, also used by the profile. */
export const factorPairs = ({ locale }: Context, { hasTotp, passkeys, recoveryLeft }: Factors): Pair[] => {
  const said = inLocale(securityWords, locale)
  return [
    { label: said.app, value: { text: hasTotp ? said.on : said.off, tone: hasTotp ? 'live' : 'off' } },
    { label: said.passkeys, value: { text: fill(said.count, { n: passkeys.length }) } },
    { label: said.codes, value: { text: hasTotp || passkeys.length > 0 ? fill(said.left, { n: recoveryLeft }) : '' } },
  ]
}

function recordOf(
  ctx: Context,
  of: { factors: Factors; sessions: RecordDescription['related'][number]; isProved: boolean },
): RecordDescription {
  const said = inLocale(securityWords, ctx.locale)
  const others: Action = {
    ...{ label: sessionWords.endOthers[ctx.locale], method: 'post', icon: 'logout' },
    hidden: [{ name: 'intent', value: 'end-others' }],
  }
  return {
    ...{ crumbs: [], heading: said.heading, facts: [] },
    actions: of.sessions.list.rows.length > 1 ? [others] : [],
    sections: [{ title: said.status, pairs: factorPairs(ctx, of.factors) }],
    related: [passkeyTable(ctx, of), of.sessions],
    words: inLocale({ crumbs: derivedWords.crumbs, more: derivedWords.more }, ctx.locale),
  }
}

function passkeyTable(
  ctx: Context,
  { factors, isProved }: { factors: Factors; isProved: boolean },
): RecordDescription['related'][number] {
  const said = inLocale(securityWords, ctx.locale)
  return {
    title: said.passkeys,
    list: {
      columns: [
        { name: 'name', label: said.name, kind: 'text' },
        { name: 'host', label: said.host, kind: 'text' },
        { name: 'made', label: said.made, kind: 'instant' },
        { name: 'used', label: said.used, kind: 'instant' },
      ],
      rows: factors.passkeys.map((one) => rowOf(ctx, { one, isProved })),
      empty: { title: said.noPasskeys, text: said.noPasskeysText },
      words: listWords(ctx.locale),
    },
  }
}

function rowOf({ locale }: Context, { one, isProved }: { one: Passkey; isProved: boolean }): Row {
  const at = (instant: string) => formatInstant(instant, { length: 'medium', locale })
  const remove: Action = {
    ...{ label: securityWords.remove[locale], method: 'post', icon: 'trash', isDestructive: true },
    hidden: [
      { name: 'intent', value: 'passkey-remove' },
      { name: 'id', value: one.id },
    ],
  }
  return {
    id: one.id,
    cells: {
      name: { text: one.name },
      host: { text: one.rpId },
      made: { text: at(one.createdAt) },
      used: one.usedAt ? { text: at(one.usedAt) } : { text: securityWords.never[locale], isMuted: true },
    },
    actions: isProved ? [remove] : [],
  }
}

/** The QR code is generated here, so that the secret goes to no third party. */
async function setUpOf(ctx: Context, of: { person: { site: string; _id: string }; username: string }) {
  const setUp = await totpSetUpOf(ctx, of)
  if (!setUp) return null
  const svg = await QRCode.toString(setUp.uri, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
  return { svg, secret: setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

function workIn({ locale, site }: Context, here: string) {
  const { passkeyProve, passkeyFailed } = inLocale(factorWords, locale)
  const said = inLocale(workWords, locale)
  const { problemTitle } = inLocale(securityWords, locale)
  return {
    ...said,
    ...{ problemTitle, security: here },
    passkeyText: fill(said.passkeyText, { host: site.hostname }),
    prover: { passkey: passkeyProve, passkeyFailed },
  }
}

export type Work = Awaited<ReturnType<typeof describeSecurity>>['work']
