import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import type { VatGroup } from '#domain/money/tax/vat.ts'
import type { DocumentKind } from '../rules/document-kinds.ts'
import type { DocumentLine } from '../rules/lines.ts'
import type { SellerSnapshot } from '../rules/seller.ts'
import { paper, titles } from './words.ts'

/** What is printed: a numbered document, and the documents to which it refers. */
export interface PrintedDocument {
  kind: DocumentKind
  number: string
  issuedOn: string
  paidAt: string
  buyerName: string
  buyerTaxId: string | null
  buyerBranch: string | null
  buyerAddress: string
  lines: readonly DocumentLine[]
  groups: readonly VatGroup[]
  base: number
  vat: number
  total: number
  originalBase: number | null
  seller: SellerSnapshot
  payment: string
  reason: string
  isVoided: boolean
  refersTo: { number: string; issuedOn: string } | null
  replaces: { number: string; issuedOn: string } | null
}

/** The texts of a document, ready to be set: nothing on paper is computed elsewhere. */
export interface Paper {
  title: { th: string; en: string }
  seller: { name: string; lines: string[] }
  buyer: string[]
  facts: [string, string][]
  rows: { at: string; name: string; quantity: string; price: string; amount: string }[]
  sums: [string, string][]
  words: string
  notes: string[]
}

const money = (baht: number) => baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const day = (on: string) => formatDay(on, { length: 'long', locale: 'th' })
const branchOf = (branch: string) => (branch === '00000' ? paper.head : `${paper.branch} ${branch}`)

/** Returns the texts of a document with everything that the law asks of its kind (sections 86/4, 86/6, 86/9 and 86/10). */
export function paperOf(document: PrintedDocument): Paper {
  const { seller, kind, lines } = document
  return {
    title: titles[kind],
    seller: { name: seller.name, lines: sellerLines(seller) },
    buyer: buyerLines(document),
    facts: factsOf(document),
    rows: lines.map((line, at) => ({
      at: String(at + 1),
      name: line.discount > 0 ? `${line.name} (${paper.discount} ${money(line.discount)})` : line.name,
      quantity: `${line.quantity.toLocaleString('en-US')}${line.unit ? ` ${line.unit}` : ''}`,
      price: money(line.unitPrice),
      amount: money(line.amount),
    })),
    sums: sumsOf(document),
    words: bahtText(document.total, 'th'),
    notes: [
      ...(document.reason ? [`${paper.reason}: ${document.reason}`] : []),
      ...(kind === 'abbreviated' ? [paper.included] : []),
    ],
  }
}

const sellerLines = ({ nameEn, address, taxId, branchNo, phone }: SellerSnapshot) => [
  ...(nameEn ? [nameEn] : []),
  address,
  `${paper.taxId} ${taxId} (${branchOf(branchNo)})`,
  ...(phone ? [`${paper.phone} ${phone}`] : []),
]

const buyerLines = ({ buyerName, buyerAddress, buyerTaxId, buyerBranch }: PrintedDocument) => [
  buyerName,
  ...(buyerAddress ? [buyerAddress] : []),
  ...(buyerTaxId ? [`${paper.taxId} ${buyerTaxId}${buyerBranch ? ` (${branchOf(buyerBranch)})` : ''}`] : []),
]

function factsOf(document: PrintedDocument): [string, string][] {
  const { number, issuedOn, paidAt, payment, refersTo, replaces, kind } = document
  const paidOn = bangkokDay(Date.parse(paidAt))
  const isPaid = kind !== 'quotation' && kind !== 'credit_note' && kind !== 'debit_note'
  return [
    [paper.number, number],
    [paper.date, day(issuedOn)],
    ...(isPaid && paidOn !== issuedOn ? [[paper.paidOn, day(paidOn)] as [string, string]] : []),
    ...(isPaid && payment ? [[paper.payment, payment] as [string, string]] : []),
    ...referenceFacts(paper.refersTo, refersTo),
    ...referenceFacts(paper.replaces, replaces),
  ]
}

const referenceFacts = (label: string, to: PrintedDocument['refersTo']): [string, string][] =>
  to
    ? [
        [label, to.number],
        [paper.dated, day(to.issuedOn)],
      ]
    : []

function sumsOf({ kind, groups, base, vat, total, originalBase }: PrintedDocument): [string, string][] {
  const whole: [string, string] = [paper.total, money(total)]
  if (kind === 'abbreviated') return [whole]
  const isNote = kind === 'credit_note' || kind === 'debit_note'
  const sign = kind === 'credit_note' ? -1 : 1
  const difference: [string, string][] =
    isNote && originalBase !== null
      ? [
          [paper.original_value, money(originalBase)],
          [paper.right_value, money(originalBase + sign * base)],
          [paper.difference, money(base)],
        ]
      : []
  const others = groups.filter(({ taxClass }) => taxClass !== 'vat')
  const taxed = groups.filter(({ taxClass }) => taxClass === 'vat')
  const isPlain = taxed.length === 0 && vat === 0 && others.every(({ taxClass }) => taxClass === 'outside')
  if (isPlain) return [...difference, whole]
  return [
    ...difference,
    ...others.map((group): [string, string] => [paper[group.taxClass as 'zero'], money(group.base)]),
    ...taxed.flatMap((group): [string, string][] => [
      [paper.base, money(group.base)],
      [`${paper.vat} ${group.rate}%`, money(group.vat)],
    ]),
    whole,
  ]
}
