import type { VatGroup } from '#domain/money/tax/vat.ts'
import type { DocumentLine } from '../../rules/lines.ts'

/**
 * The code of a document in the standard ER3-2560: 388 tax invoice, T01 receipt, T03 receipt and tax invoice, T05
 * abbreviated tax invoice, T06 receipt and abbreviated tax invoice, T07 cancellation, 80 debit note, 81 credit note.
 */
export type EtaxType = '388' | 'T01' | 'T03' | 'T05' | 'T06' | 'T07' | '80' | '81'

/** The versions of the standard that the writer knows. */
export const etaxVersions = ['v2.0'] as const
export type EtaxVersion = (typeof etaxVersions)[number]

/** The codes of a Thai address: province of 2 digits, district of 4 and subdistrict of 6; null for an unknown place. */
export interface PlaceCodes {
  province: string | null
  district: string | null
  subdistrict: string | null
}

export interface EtaxSeller {
  name: string
  taxId: string
  branchNo: string
  /** House number, building, village number, lane, road and postal code. */
  address: { no: string; building: string; moo: string; lane: string; road: string; postcode: string }
  codes: PlaceCodes
}

export interface EtaxBuyer {
  name: string
  taxId: string | null
  branchNo: string | null
  address: string
}

/** What is written as XML: a numbered document, with the documents to which it refers. */
export interface EtaxDocument {
  type: EtaxType
  version: EtaxVersion
  number: string
  name: string
  issuedOn: string
  /** When the XML is written, in ISO UTC. */
  createdAt: string
  /** Why a note, replacement or cancellation is issued. */
  purpose: { code: string | null; text: string } | null
  seller: EtaxSeller
  buyer: EtaxBuyer
  references: readonly { number: string; issuedOn: string; type: EtaxType }[]
  lines: readonly DocumentLine[]
  groups: readonly VatGroup[]
  base: number
  vat: number
  total: number
  /** The value before VAT of the document that a note changes. */
  originalBase: number | null
}

/** Whether a document changes the value of another one. */
export const isNote = (type: EtaxType): boolean => type === '80' || type === '81'

/** Whether a document names its buyer: an abbreviated one and a cancellation do not. */
export const hasBuyer = (type: EtaxType): boolean => !['T05', 'T06', 'T07'].includes(type)

/** The scheme and number of a buyer: a taxpayer with branch (TXID), a person (NIDN), or nobody known (OTHR). */
export function buyerId({ taxId, branchNo }: Pick<EtaxBuyer, 'taxId' | 'branchNo'>) {
  if (taxId === null) return { scheme: 'OTHR', id: 'N/A' }
  // The number of a juristic person begins with 0.
  if (branchNo === null && !taxId.startsWith('0')) return { scheme: 'NIDN', id: taxId }
  return { scheme: 'TXID', id: `${taxId}${branchNo ?? '00000'}` }
}

/** Returns the postal code in an address of one line: its last group of five digits; null without one. */
export const postcodeIn = (address: string): string | null =>
  /(?:^|\D)([1-9]\d{4})(?!\d)(?!.*(?:^|\D)[1-9]\d{4}(?!\d))/.exec(address)?.[1] ?? null
