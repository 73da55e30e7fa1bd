import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { type Element, element, textElement, writeXml } from './xml.ts'
import { type EtaxDocument, type EtaxType, hasBuyer } from './etax-document.ts'
import { lineElement } from './line-element.ts'
import { buyerElement, sellerElement } from './party-elements.ts'
import { settlementElement } from './settlement-element.ts'

/** The name of the schema of each type. */
export const schemaNames: Record<EtaxType, string> = {
  ...{ 388: 'TaxInvoice', T03: 'TaxInvoice', T01: 'Receipt', T05: 'AbbreviatedTaxInvoice' },
  ...{ T06: 'AbbreviatedTaxInvoice', T07: 'CancellationNote', 80: 'DebitCreditNote', 81: 'DebitCreditNote' },
}

const bangkokOffsetMs = 7 * 3_600_000

/**
 * Returns a document as XML of the standard ER3-2560 (ขมธอ. 3-2560), in the order of elements that its schema asks for.
 * `etaxProblems` says before what is wrong. Throws a RangeError for a text that XML cannot hold.
 */
export function writeEtax(document: EtaxDocument): string {
  const schema = `${schemaNames[document.type]}_`
  const root = element(
    `rsm:${schema}CrossIndustryInvoice`,
    element('rsm:ExchangedDocumentContext', guideline(document)),
    headElement(document),
    element('rsm:SupplyChainTradeTransaction', ...transaction(document)),
  )
  const standard = 'urn:etda:uncefact:data:standard'
  return writeXml({
    ...root,
    attributes: {
      'xmlns:ram': `${standard}:${schema}ReusableAggregateBusinessInformationEntity:2`,
      'xmlns:rsm': `${standard}:${schema}CrossIndustryInvoice:2`,
    },
  })
}

const guideline = ({ version }: EtaxDocument): Element => {
  const attributes = { schemeAgencyID: 'ETDA', schemeVersionID: version }
  return element('ram:GuidelineSpecifiedDocumentContextParameter', {
    ...{ name: 'ram:ID', attributes, content: 'ER3-2560' },
  })
}

function headElement({ number, name, type, issuedOn, createdAt, purpose }: EtaxDocument): Element {
  return element(
    'rsm:ExchangedDocument',
    textElement('ram:ID', number),
    textElement('ram:Name', name),
    textElement('ram:TypeCode', type),
    textElement('ram:IssueDateTime', dayStart(issuedOn)),
    textElement('ram:Purpose', purpose?.text),
    textElement('ram:PurposeCode', type === 'T07' ? null : purpose?.code),
    textElement('ram:CreationDateTime', localInstant(createdAt)),
  )
}

const dayStart = (day: string) => `${day}T00:00:00.0`

/** The standard writes instants as local time of Thailand. */
function localInstant(instant: string) {
  const at = Date.parse(instant)
  return `${bangkokDay(at)}T${new Date(at + bangkokOffsetMs).toISOString().slice(11, 19)}.0`
}

function transaction(document: EtaxDocument): Element[] {
  const agreement = element(
    'ram:ApplicableHeaderTradeAgreement',
    sellerElement(document.seller),
    hasBuyer(document.type) ? buyerElement(document.buyer) : [],
    referenceElements(document),
  )
  if (document.type === 'T07') return [agreement, element('ram:ApplicableHeaderTradeSettlement')]
  return [
    agreement,
    element('ram:ApplicableHeaderTradeDelivery'),
    settlementElement(document),
    ...document.lines.map(lineElement),
  ]
}

/** An abbreviated invoice has no place for references. */
const referenceElements = ({ type, references }: EtaxDocument): Element[] =>
  type === 'T05' || type === 'T06'
    ? []
    : references.map((reference) =>
        element(
          'ram:AdditionalReferencedDocument',
          textElement('ram:IssuerAssignedID', reference.number),
          textElement('ram:IssueDateTime', dayStart(reference.issuedOn)),
          textElement('ram:ReferenceTypeCode', reference.type),
        ),
      )
