import { fromSatang, toSatang } from './baht.ts'
import { timesRatio } from './ratio.ts'
import type { VatParts } from './tax/vat.ts'

/** A line of an order as it was paid: its pieces, and in baht what they cost together and the VAT in it. */
export interface PaidLine {
  quantity: number
  net: number
  vat: number
}

/**
 * Returns what to pay back in baht for the next pieces of a line of which some were refunded before: what all of them
 * should return, less what the earlier ones did. Any order of refunds returns the paid amount and its VAT exactly. Throws
 * a RangeError for more pieces than are left. A line is refunded by pieces or by amounts, never both.
 */
export function refundPieces(line: PaidLine, refunded: number, pieces: number): VatParts {
  assertLine(line)
  const isPossible = isCount(refunded) && isCount(pieces) && pieces > 0 && refunded + pieces <= line.quantity
  if (!isPossible) throw new RangeError(`cannot refund ${pieces} of ${line.quantity} after ${refunded}`)
  const net = toSatang(line.net)
  return between(line, timesRatio(net, refunded, line.quantity), timesRatio(net, refunded + pieces, line.quantity))
}

/**
 * Returns the VAT and base in a refund of an amount in baht, of a line of which another amount was refunded before.
 * Throws a RangeError for more than is left, or for nothing.
 */
export function refundAmount(line: PaidLine, refunded: number, amount: number): VatParts {
  assertLine(line)
  const [before, more] = [toSatang(refunded), toSatang(amount)]
  if (before < 0 || more <= 0 || before + more > toSatang(line.net))
    throw new RangeError(`cannot refund ${amount} of ${line.net} after ${refunded}`)
  return between(line, before, before + more)
}

/** The VAT follows the money that was paid back, so that it never exceeds the refund. */
function between(line: PaidLine, before: number, after: number): VatParts {
  const [net, vat] = [toSatang(line.net), toSatang(line.vat)]
  const vatAt = (satang: number) => (net === 0 ? 0 : timesRatio(vat, satang, net))
  const vatPart = vatAt(after) - vatAt(before)
  const total = after - before
  return { base: fromSatang(total - vatPart), vat: fromSatang(vatPart), total: fromSatang(total) }
}

function assertLine({ quantity, net, vat }: PaidLine): void {
  const isValid = isCount(quantity) && quantity > 0 && toSatang(vat) >= 0 && toSatang(vat) <= toSatang(net)
  if (!isValid) throw new RangeError(`not a paid line: ${quantity} for ${net} with VAT ${vat}`)
}

const isCount = (number: number) => Number.isSafeInteger(number) && number >= 0
