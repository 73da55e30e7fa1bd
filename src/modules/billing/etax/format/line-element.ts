import { money } from './money.ts'
import { type Element, element, textElement } from './xml.ts'
import type { DocumentLine } from '../../rules/lines.ts'
import { textLines } from './party-elements.ts'
import { taxElement } from './settlement-element.ts'

const nameLength = 256

/** A line: what was sold, its price and quantity, and its value with and without VAT. */
export const lineElement = (line: DocumentLine, at: number): Element =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', textElement('ram:LineID', String(at + 1))),
    element(
      'ram:SpecifiedTradeProduct',
      textLines(line.name, nameLength).flatMap((part) => textElement('ram:Name', part)),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:GrossPriceProductTradePrice', textElement('ram:ChargeAmount', money(line.unitPrice))),
    ),
    element('ram:SpecifiedLineTradeDelivery', textElement('ram:BilledQuantity', String(line.quantity))),
    element(
      'ram:SpecifiedLineTradeSettlement',
      taxElement(line),
      line.discount > 0 ? discountElement(line.discount) : [],
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        textElement('ram:TaxTotalAmount', money(line.vat)),
        textElement('ram:NetLineTotalAmount', money(line.base)),
        textElement('ram:NetIncludingTaxesLineTotalAmount', money(line.total)),
      ),
    ),
  )

const discountElement = (discount: number): Element =>
  element(
    'ram:SpecifiedTradeAllowanceCharge',
    textElement('ram:ChargeIndicator', 'false'),
    textElement('ram:ActualAmount', money(discount)),
  )
