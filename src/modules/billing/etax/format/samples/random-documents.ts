import fc from 'fast-check'
import { documentVat } from '#domain/money/tax/vat.ts'
import { linesWithVat, type SaleLine, saleLine } from '../../../rules/lines.ts'
import { type EtaxDocument, type EtaxType, isNote } from '../etax-document.ts'
import { sampleDocument } from './documents.ts'

const types: EtaxType[] = ['388', 'T01', 'T03', 'T05', 'T06', 'T07', '80', '81']
const letters = fc.constantFrom(...'กขคงจเแโใไาิีึืุู่้๊๋์ำๆABCxyz019 &<>"\'/.,()-😀é')

/** A text of one line without spaces at its ends, as forms keep it. */
const words = (longest: number) =>
  fc
    .array(letters, { minLength: 1, maxLength: longest / 2 })
    .map((all) => all.join('').normalize('NFC').trim())
    .filter((text) => text !== '' && text.length <= longest)
const maybe = (longest: number) => fc.oneof(fc.constant(''), words(longest))
const digits = (count: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${count - 1}}$`))
const baht = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((satang) => satang / 100)
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

const line = fc
  .record({
    name: words(300),
    quantity: fc.integer({ min: 1, max: 100 }),
    unitPrice: baht(50_000),
    taxClass: fc.constantFrom('vat' as const, 'vat' as const, 'zero' as const, 'exempt' as const, 'outside' as const),
    cut: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ cut, ...sold }): SaleLine => {
    const whole = Math.round(sold.unitPrice * 100) * sold.quantity
    const discount = Math.floor(whole * cut)
    return saleLine.parse({ ...sold, discount: discount / 100, amount: (whole - discount) / 100 })
  })

const seller = fc.record({
  ...{ name: words(256), taxId: digits(13), branchNo: fc.stringMatching(/^\d{5}$/) },
  address: fc.record({
    ...{ no: words(16), building: maybe(70), moo: maybe(70), lane: maybe(70), road: maybe(70), postcode: digits(5) },
  }),
  codes: fc.constantFrom(
    { province: '10', district: '1004', subdistrict: '100402' },
    { province: '83', district: '8301', subdistrict: '830101' },
    { province: '50', district: '5001', subdistrict: '500101' },
  ),
})

const buyer = fc.record({
  ...{
    name: words(256),
    address: fc.oneof(
      fc.constant(''),
      maybe(400).map((text) => `${text} 10500`),
    ),
  },
  taxId: fc.option(digits(13)),
  branchNo: fc.option(fc.stringMatching(/^\d{5}$/)),
})

/** Any document that can be issued, with sums that agree, for tests. */
export const anyDocument: fc.Arbitrary<EtaxDocument> = fc
  .record({
    ...{ type: fc.constantFrom(...types), number: fc.stringMatching(/^[A-Z]{2}[\d/-]{1,33}$/), seller, buyer },
    ...{ lines: fc.array(line, { minLength: 1, maxLength: 12 }), isIncluded: fc.boolean(), issued: day },
    ...{ reason: words(256), isReplacing: fc.boolean(), more: baht(100_000) },
  })
  .map(({ lines, isIncluded, issued, reason, isReplacing, more, ...given }) => {
    const { type } = given
    const taxed = documentVat(
      lines.map(({ amount, taxClass }) => ({ amount, taxClass, rate: 7 })),
      isIncluded,
    )
    const { groups, base, vat, total } = taxed
    return {
      ...{ ...sampleDocument(type), ...given, groups, base, vat, total, lines: linesWithVat(lines, taxed, 7) },
      ...{ issuedOn: issued.toISOString().slice(0, 10), createdAt: issued.toISOString() },
      ...relationOf(type, reason, isReplacing),
      originalBase: isNote(type) ? Math.round((base + more) * 100) / 100 : null,
    }
  })

/** Notes, cancellations and replacements refer to another document, with their reason. */
function relationOf(type: EtaxType, text: string, isReplacing: boolean): Pick<EtaxDocument, 'purpose' | 'references'> {
  const codes: Partial<Record<EtaxType, string>> = {
    ...{ 80: 'DBNS99', 81: 'CDNG99', 388: 'TIVC99', T03: 'TIVC99', T01: 'RCTC99' },
  }
  const isRelated = isNote(type) || type === 'T07' || (isReplacing && codes[type] !== undefined)
  if (!isRelated) return { purpose: null, references: [] }
  const reference = { number: 'RC6910-00009', issuedOn: '2026-10-30', type: type === 'T01' ? type : ('T03' as const) }
  return { purpose: { code: codes[type] ?? null, text }, references: [reference] }
}
