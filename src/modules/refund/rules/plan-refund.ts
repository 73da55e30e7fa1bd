import { addBaht, isBaht } from '#domain/money/baht.ts'
import { percentOf } from '#domain/money/percent.ts'
import { type PaidLine, refundPieces } from '#domain/money/refund.ts'

/** A line of an order that may be refunded. */
interface RefundableLine extends PaidLine {
  _id: string
  name: string
}

/** Pieces of a line and what they return, in baht with VAT. */
export interface RefundedLine {
  line: string
  name: string
  pieces: number
  amount: number
}

/** A refund that counts: its pieces, or an amount without lines. */
interface Earlier {
  amount: number
  lines: readonly RefundedLine[]
}

/** What to refund: pieces by the id of their line, all or a percentage of what they cost, or an amount in baht. */
export type RefundChoice = { pieces: Readonly<Record<string, number>>; percent?: number } | { amount: number }

type RefundProblem = 'nothing' | 'tooMuch' | 'mixed' | 'unpaid'

interface Refundable {
  lines: readonly RefundableLine[]
  price: number
  /** What was paid for the order, in baht. */
  paid: number
  earlier: readonly Earlier[]
}

/** What a refund returns. `isWhole`: together with the earlier ones it returns all that was paid. */
export interface RefundPlan {
  amount: number
  lines: RefundedLine[]
  isWhole: boolean
}

/**
 * Returns what a refund pays back, or the reason why not. Pieces return what all refunded pieces of their line should have returned, less
 * what the earlier ones did. An order is refunded by pieces or by amounts, never both, and never more than was paid.
 */
export function planRefund(of: Refundable, choice: RefundChoice): RefundPlan | { problem: RefundProblem } {
  const before = addBaht(...of.earlier.map(({ amount }) => amount))
  const isByPieces = 'pieces' in choice
  if (of.earlier.some(({ lines }) => lines.length > 0 !== isByPieces)) return { problem: 'mixed' }
  if (isByPieces && of.paid < of.price) return { problem: 'unpaid' }
  const lines = isByPieces ? piecesOf(of, choice) : []
  if (lines === null) return { problem: 'tooMuch' }
  const amount = isByPieces ? addBaht(...lines.map((one) => one.amount)) : choice.amount
  if (!isBaht(amount) || amount <= 0) return { problem: 'nothing' }
  const sum = addBaht(before, amount)
  return sum > of.paid ? { problem: 'tooMuch' } : { amount, lines, isWhole: sum === of.paid }
}

/** Returns what a refund of money beyond the price pays back. `left` is what is left of it in baht. */
export function planExtra(left: number, choice: RefundChoice): RefundPlan | { problem: RefundProblem } {
  const amount = 'amount' in choice ? choice.amount : 0
  if (!isBaht(amount) || amount <= 0) return { problem: 'nothing' }
  return amount > left ? { problem: 'tooMuch' } : { amount, lines: [], isWhole: amount === left }
}

/** The chosen pieces with what they return; null for pieces that are not there. */
function piecesOf(
  { lines, earlier }: Refundable,
  { pieces, percent = 100 }: { pieces: Readonly<Record<string, number>>; percent?: number },
): RefundedLine[] | null {
  const chosen = Object.entries(pieces).filter(([, count]) => count !== 0)
  if (chosen.some(([id]) => !lines.some(({ _id }) => _id === id))) return null
  const refunded: RefundedLine[] = []
  for (const line of lines) {
    const count = pieces[line._id] ?? 0
    if (count === 0) continue
    const gone = piecesRefunded(earlier, line._id)
    if (!Number.isSafeInteger(count) || count < 0 || gone + count > line.quantity) return null
    const whole = refundPieces(line, gone, count).total
    refunded.push({ line: line._id, name: line.name, pieces: count, amount: percentOf(whole, percent) })
  }
  return refunded
}

/** How many pieces of a line earlier refunds returned. */
export const piecesRefunded = (earlier: readonly Pick<Earlier, 'lines'>[], line: string): number =>
  earlier
    .flatMap(({ lines }) => lines)
    .filter((one) => one.line === line)
    .reduce((sum, { pieces }) => sum + pieces, 0)
