import type { Locale } from '#domain/locale/locale.ts'
import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import { documentKinds } from '../../rules/document-kinds.ts'
import { etaxWords, reportWords as words } from '../words.ts'
import { money } from '../format/money.ts'

interface ReportLine {
  document: {
    number: string | null
    issuedOn: string | null
    kind: string
    state: string
    buyerName: string
    buyerTaxId: string | null
    buyerBranch: string | null
    base: number | string
    vat: number | string
    total: number | string
    sha256: string | null
  }
  xml: { sha256: string | null; isSigned: boolean } | undefined
}

const columns = [
  ...(['number', 'day', 'kind', 'buyer', 'taxId', 'branchNo', 'base', 'vat', 'total'] as const),
  ...(['state', 'xml', 'xmlHash', 'pdfHash'] as const),
]

/** Returns the first line of the CSV report of a month. */
export const reportHeads = (locale: Locale): string => csvRecord(columns.map((name) => words[name][locale]))

/**
 * Returns a document as a line of the CSV report. Texts that a spreadsheet would read as a formula are guarded. Credit notes are positive,
 * as on paper.
 */
export function reportLine(locale: Locale, { document, xml }: ReportLine): string {
  const kind = documentKinds.find(({ value }) => value === document.kind)
  const texts = [document.number, document.issuedOn, kind?.label[locale], document.buyerName]
  const state = document.state === 'voided' ? words.voided : words.issued
  const signed = xml?.sha256 ? etaxWords[xml.isSigned ? 'signed' : 'unsigned'] : etaxWords.none
  return csvRecord([
    ...[...texts, document.buyerTaxId, document.buyerBranch].map((text) => guardText(text ?? '')),
    ...[document.base, document.vat, document.total].map((amount) => money(Number(amount))),
    ...[state[locale], signed[locale], xml?.sha256 ?? '', document.sha256 ?? ''],
  ])
}
