import { toSatang } from '#domain/money/baht.ts'
import { divideVat, type VatGroup, type VatParts } from '#domain/money/tax/vat.ts'
import { type EtaxDocument, isNote } from './etax-document.ts'
import { type EtaxProblem, problemOf } from './problem.ts'

/** Returns where the sums of a document do not agree, to the satang. */
export function sumProblems(document: EtaxDocument): EtaxProblem[] {
  const { lines, groups } = document
  return [
    ...(lines.length === 0 ? [problemOf('lines')] : []),
    ...lines.flatMap((line, at) => (isLineRight(line) ? [] : [problemOf('line', { n: at + 1 })])),
    ...(isSum(document, lines) ? [] : [problemOf('sums')]),
    ...(isSum(document, groups) && groups.every((group) => isGroupRight(document, group)) ? [] : [problemOf('groups')]),
    ...groups.flatMap((group) => (isRateRight(document, group) ? [] : [problemOf('rate', { rate: group.rate })])),
    ...(isDifferenceRight(document) ? [] : [problemOf('difference')]),
  ]
}

const isWhole = ({ base, vat, total }: VatParts) => toSatang(base) + toSatang(vat) === toSatang(total)

function isSum(whole: VatParts, parts: readonly VatParts[]) {
  const names = ['base', 'vat', 'total'] as const
  return names.every((name) => toSatang(whole[name]) === parts.reduce((sum, part) => sum + toSatang(part[name]), 0))
}

/** What a line costs is its price with or without VAT. */
function isLineRight(line: EtaxDocument['lines'][number]) {
  const amount = toSatang(line.unitPrice) * line.quantity - toSatang(line.discount)
  const isPriced = amount === toSatang(line.total) || amount === toSatang(line.base)
  const isUntaxed = line.taxClass === 'vat' || line.vat === 0
  return isWhole(line) && isPriced && isUntaxed
}

const isGroupRight = ({ lines }: EtaxDocument, group: VatGroup) =>
  isSum(
    group,
    lines.filter(({ taxClass, rate }) => taxClass === group.taxClass && rate === group.rate),
  )

/** The VAT is that of the sum. Notes return it by difference, which may round each line by one satang. */
function isRateRight({ type, lines }: EtaxDocument, { taxClass, rate, base, vat, total }: VatGroup) {
  if (taxClass !== 'vat') return vat === 0
  const most = isNote(type) ? lines.length : 0
  const isNear = (right: number) => Math.abs(toSatang(vat) - toSatang(right)) <= most
  return isNear(divideVat(total, rate, true).vat) || isNear(divideVat(base, rate, false).vat)
}

function isDifferenceRight({ type, base, originalBase }: EtaxDocument) {
  if (!isNote(type)) return true
  return originalBase !== null && (type === '80' || toSatang(base) <= toSatang(originalBase))
}
