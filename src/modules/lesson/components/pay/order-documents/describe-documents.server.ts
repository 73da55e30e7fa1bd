import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import {
  canPayNow,
  certificatesOf,
  isPayable,
  withholdingOf,
  orderDocuments,
  type OrderRow,
} from '#modules/order/public-api.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { documentWords } from './words.ts'

const wordsIn = (ctx: Context) => wordsOf(ctx, { name: 'lesson.documents', words: documentWords })

/** The documents and certificates of an order, as the pay page shows them; both null on a site without billing. */
export async function describeDocuments(ctx: Context, { order, back }: { order: OrderRow; back: string }) {
  const known = await orderDocuments(ctx, order)
  if (!known) return { documents: null, certificates: null }
  const words = wordsIn(ctx)
  const list = known.list.map(({ id, label, number, state, pdf, xml, issuedOn }) => ({
    ...{ id, pdf, xml, name: [label, number].filter(Boolean).join(' ') },
    note: state === 'waiting' ? words.waiting : state === 'voided' ? words.voided : dayIn(ctx, issuedOn),
  }))
  const mayQuote =
    canPayNow(order) && order.userID === ctx.viewer.id && known.list.every(({ isQuotation }) => !isQuotation)
  const withheld = canPayNow(order) ? await withheldText(ctx, order) : null
  const documents = {
    words,
    list,
    buyer: known.buyer,
    isLater: isPayable(order.process) && list.length === 0,
    mayQuote,
    withheld,
  }
  const isOwnCompany = order.billTo?.type === 'company' && order.userID === ctx.viewer.id
  return { documents, certificates: isOwnCompany ? await describeCertificates(ctx, { order, back }) : null }
}

/** What a company may withhold, in words; null for others. */
async function withheldText(ctx: Context, order: OrderRow) {
  const tax = await withholdingOf(ctx, order)
  return (
    tax &&
    fill(wordsIn(ctx).withheld, { rate: String(tax.rate), tax: bahtIn(ctx, tax.tax), pays: bahtIn(ctx, tax.pays) })
  )
}

async function describeCertificates(ctx: Context, { order, back }: { order: OrderRow; back: string }) {
  const words = wordsIn(ctx)
  return (await certificatesOf(ctx, order)).map(({ _id, number, day, tax, state, file }) => ({
    ...{ id: _id, name: `${number} · ${dayIn(ctx, day)} · ${bahtIn(ctx, tax)}`, state: words[state] },
    hasFile: file !== null,
    upload: file === null && state === 'awaited' ? { collection: 'withholding_certificate', row: _id, back } : null,
  }))
}

const dayIn = ({ locale }: Context, day: string | null) => (day ? formatDay(day, { length: 'medium', locale }) : '')
const bahtIn = ({ locale }: Context, amount: number | string) =>
  formatBaht(Number(amount), { style: 'symbol', locale, canStrip: true })

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 1000)

/** The tax data in a form. */
export const typedBuyer = (form: FormData) => ({
  ...{ type: textIn(form, 'type'), name: textIn(form, 'name'), taxId: textIn(form, 'taxId') },
  ...{ branch: textIn(form, 'branch'), address: textIn(form, 'address') },
})

/** The certificate in a form. Its day may have any Thai notation. */
export const typedCertificate = (form: FormData) => ({
  ...{ number: textIn(form, 'number'), form: textIn(form, 'form') },
  day: parseThaiDay(textIn(form, 'day')) ?? textIn(form, 'day'),
  ...{ base: textIn(form, 'base'), tax: textIn(form, 'tax') },
})
