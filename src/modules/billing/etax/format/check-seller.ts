import { isPlainText } from './xml.ts'
import type { EtaxSeller } from './etax-document.ts'
import { type EtaxProblem, problemOf } from './problem.ts'

/** The longest parts of an address in letters. */
const lengths = { no: 16, building: 70, moo: 70, lane: 70, road: 70 } as const
const parts = Object.keys(lengths) as (keyof typeof lengths)[]

/** Returns what the standard refuses in a seller: the number, and an address without codes or with long parts. */
export function sellerProblems({ name, taxId, branchNo, address, codes }: EtaxSeller): EtaxProblem[] {
  const isNumber = /^\d{18}$/.test(taxId + branchNo) && !/^(?:0{13}|1{13})/.test(taxId)
  return [
    ...(name === '' ? [problemOf('missing', { what: 'sellerName' })] : []),
    ...(isNumber ? [] : [problemOf('sellerId')]),
    ...(/^\d{5}$/.test(address.postcode) ? [] : [problemOf('sellerPostcode')]),
    ...(address.no === '' ? [problemOf('missing', { what: 'no' })] : []),
    ...parts.flatMap((what) => [
      ...(isPlainText(address[what]) ? [] : [problemOf('text', { what })]),
      ...(address[what].length > lengths[what] ? [problemOf('long', { what, n: lengths[what] })] : []),
    ]),
    ...(['province', 'district', 'subdistrict'] as const).flatMap((what) =>
      codes[what] === null ? [problemOf('missing', { what })] : [],
    ),
  ]
}
