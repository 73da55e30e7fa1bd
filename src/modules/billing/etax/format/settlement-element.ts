import { addBaht } from '#domain/money/baht.ts'
import type { VatGroup } from '#domain/money/tax/vat.ts'
import { money } from './money.ts'
import { type Element, element, textElement } from './xml.ts'
import { type EtaxDocument, isNote } from './etax-document.ts'

/** The VAT of each class and rate, and the sums of the document. */
export const settlementElement = (document: EtaxDocument): Element =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    textElement('ram:InvoiceCurrencyCode', 'THB'),
    document.groups.map(taxElement),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', ...sumElements(document)),
  )

/** The VAT of a group or line: at its rate, at 0, or free of VAT (exempt and outside). */
export const taxElement = ({ taxClass, rate, base, vat }: Pick<VatGroup, 'taxClass' | 'rate' | 'base' | 'vat'>) =>
  element(
    'ram:ApplicableTradeTax',
    textElement('ram:TypeCode', isTaxed(taxClass) ? 'VAT' : 'FRE'),
    textElement('ram:CalculatedRate', money(rate)),
    textElement('ram:BasisAmount', money(base)),
    textElement('ram:CalculatedAmount', money(vat)),
  )

const isTaxed = (taxClass: VatGroup['taxClass']) => taxClass === 'vat' || taxClass === 'zero'

/** The sums. A note has the original value, the right value and the difference, and the VAT of the difference. */
function sumElements({ type, groups, base, vat, total, originalBase }: EtaxDocument): Element[] {
  const taxed = addBaht(...groups.filter(({ taxClass }) => isTaxed(taxClass)).map((group) => group.base))
  const original = originalBase ?? 0
  const right = addBaht(original, type === '81' ? -base : base)
  return [
    ...(isNote(type) ? textElement('ram:OriginalInformationAmount', money(original)) : []),
    ...textElement('ram:LineTotalAmount', money(isNote(type) ? right : base)),
    ...(isNote(type) ? textElement('ram:DifferenceInformationAmount', money(base)) : []),
    ...textElement('ram:TaxBasisTotalAmount', money(taxed)),
    ...textElement('ram:TaxTotalAmount', money(vat)),
    ...textElement('ram:GrandTotalAmount', money(total)),
  ]
}
