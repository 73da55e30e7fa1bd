import type { LoaderFunctionArgs } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Pair } from '#ui/office/description.ts'
import type { PlaceCodes } from '../../etax/format/etax-document.ts'
import { sellerProblems } from '../../etax/format/check-seller.ts'
import { sellerOf } from '../../etax/files/etax-of-document.server.ts'
import { etaxWords as words } from '../../etax/words.ts'
import { ratesOf } from '../../issuing/price-document.server.ts'
import { endsSoon, rateEnd } from '../../rules/moments.ts'
import { screenWords } from '../words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with what e-Tax needs, and notices of what ends soon. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const shown = await show(args)
  const branch = await branchOf(ctx, args.params['id'] ?? '')
  const seller = await sellerOf(ctx, { ...branch, addressParts: filledParts(branch.address) })
  const { sections } = shown.record
  const section = { title: words.title[ctx.locale], pairs: pairsOf(ctx, branch, seller.codes) }
  return {
    ...shown,
    record: {
      ...shown.record,
      sections: [...sections.filter(({ isAside }) => !isAside), section, ...sections.filter(({ isAside }) => isAside)],
    },
    notices: [
      ...addressNotice(ctx, sellerProblems(seller)),
      ...certificateNotice(ctx, branch.etaxExpiresAt),
      ...rateNotice(ctx, branch.vatRegistered ? rateEnd(await ratesOf(ctx), bangkokDay(ctx.now)) : null),
    ],
  }
}

const branchOf = (ctx: Context, _id: string) =>
  from(ctx, 'tax_branch')
    .select(['name', 'taxId', 'branchNo', 'address', 'vatRegistered', 'etaxSubject', 'etaxExpiresAt'])
    .where('tax_branch._id', '=', _id)
    .executeTakeFirstOrThrow()

type Branch = Awaited<ReturnType<typeof branchOf>>

const filledParts = (address: Branch['address']) =>
  Object.fromEntries(Object.entries(address).map(([name, part]) => [name, part === 'n/a' ? '' : part]))

function pairsOf({ locale, app }: Context, { etaxSubject, etaxExpiresAt }: Branch, codes: PlaceCodes) {
  const pair = (label: string, text: string): Pair => ({ label, value: { text } })
  const { province, district, subdistrict } = codes
  return [
    pair(words.codes[locale], [province, district, subdistrict].map((code) => code ?? '–').join(' · ')),
    pair(words.schema[locale], words[app.etaxSchemas.isUsed ? 'schemaUsed' : 'schemaUnset'][locale]),
    pair(words.certificate[locale], etaxSubject ?? words.noCertificate[locale]),
    ...(etaxExpiresAt === null ? [] : [pair(words.expires[locale], dayIn(locale, etaxExpiresAt))]),
  ]
}

const dayIn = (locale: Context['locale'], instant: string) =>
  formatDay(bangkokDay(Date.parse(instant)), { length: 'long', locale })

const addressNotice = ({ locale }: Context, problems: ReturnType<typeof sellerProblems>) =>
  problems.length === 0
    ? []
    : [fill(words.addressProblems[locale], { problems: problems.map((one) => one[locale]).join(' · ') })]

function certificateNotice({ locale, now }: Context, expiresAt: string | null) {
  if (expiresAt === null || !endsSoon(bangkokDay(Date.parse(expiresAt)), bangkokDay(now))) return []
  const said = Date.parse(expiresAt) <= now ? words.expired : words.expiresSoon
  return [fill(said[locale], { day: dayIn(locale, expiresAt) })]
}

const rateNotice = ({ locale }: Context, ends: string | null) =>
  ends === null ? [] : [fill(screenWords.rateEnds[locale], { day: formatDay(ends, { length: 'long', locale }) })]
