import { isPlainText } from './xml.ts'
import { buyerId, type EtaxDocument, type EtaxType, hasBuyer, isNote, postcodeIn } from './etax-document.ts'
import { sumProblems } from './check-sums.ts'
import { type EtaxProblem, problemOf } from './problem.ts'
import { sellerProblems } from './check-seller.ts'

/**
 * Returns what the standard ER3-2560 or its published rules refuse in a document, each as a sentence: numbers, texts,
 * addresses, purposes, references and sums. The schema itself accepts wrong sums. Empty for a document that may be written.
 */
export const etaxProblems = (document: EtaxDocument): EtaxProblem[] => [
  ...textProblems(document),
  ...sellerProblems(document.seller),
  ...(hasBuyer(document.type) ? buyerProblems(document) : []),
  ...purposeProblems(document),
  ...referenceProblems(document),
  ...(document.type === 'T07' ? [] : sumProblems(document)),
]

const numberLength = 35
const nameLength = 256

function textProblems({ number, seller, buyer, purpose, lines }: EtaxDocument): EtaxProblem[] {
  const texts = [
    ['number', number, numberLength],
    ['sellerName', seller.name, nameLength],
    ['buyerName', buyer.name, nameLength],
    ['buyerAddress', buyer.address, 2 * nameLength],
    ['purpose', purpose?.text ?? '', nameLength],
    ...lines.map(({ name }) => ['line', name, Infinity] as const),
  ] as const
  return texts.flatMap(([what, text, longest]) => [
    ...(isPlainText(text) ? [] : [problemOf('text', { what })]),
    ...(text.length > longest ? [problemOf('long', { what, n: longest })] : []),
  ])
}

function buyerProblems({ buyer }: EtaxDocument): EtaxProblem[] {
  const { scheme, id } = buyerId(buyer)
  const lengths: Record<string, RegExp> = { TXID: /^\d{18}$/, NIDN: /^\d{13}$/, OTHR: /^N\/A$/ }
  const isKnown = lengths[scheme]!.test(id) && !/^(?:0{13}|1{13})/.test(id)
  return [
    ...(buyer.name === '' ? [problemOf('missing', { what: 'buyerName' })] : []),
    ...(isKnown ? [] : [problemOf('buyerId')]),
    ...(buyer.address !== '' && postcodeIn(buyer.address) === null ? [problemOf('buyerPostcode')] : []),
  ]
}

/** The purposes that the standard knows for each type. */
const purposes: Partial<Record<EtaxType, RegExp>> = {
  ...{ 80: /^DBN[GS](?:01|02|99)$/, 81: /^CDN(?:G0[1-5]|S0[1-4]|[GS]99)$/ },
  ...{ 388: /^TIVC(?:01|02|99)$/, T03: /^TIVC(?:01|02|99)$/, T01: /^RCTC(?:0[1-4]|99)$/ },
}

function purposeProblems({ type, purpose, references }: EtaxDocument): EtaxProblem[] {
  if (type === 'T07') return purpose?.text ? [] : [problemOf('purposeText')]
  const allowed = purposes[type]
  const isNeeded = isNote(type) || (allowed !== undefined && references.length > 0)
  if (!isNeeded && purpose === null) return []
  if (!purpose?.code || !allowed?.test(purpose.code)) return [problemOf('purpose')]
  return purpose.code.endsWith('99') && purpose.text === '' ? [problemOf('purposeText')] : []
}

const fullTypes: readonly EtaxType[] = ['388', 'T03', '80', '81']

function referenceProblems({ type, references }: EtaxDocument): EtaxProblem[] {
  if (type === 'T07') return references.length > 0 ? [] : [problemOf('referenceCancelled')]
  const isFull = references.some((reference) => fullTypes.includes(reference.type))
  return isNote(type) && !isFull ? [problemOf('reference')] : []
}
