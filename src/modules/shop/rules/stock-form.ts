/** What staff may do with stock by hand. */
export const handKinds = ['in', 'out', 'adjust', 'return'] as const
type HandKind = (typeof handKinds)[number]

export type StockFormProblem = 'kind' | 'quantity' | 'reason' | 'nothing'

interface SentMove {
  kind: string
  quantity: string
  reason: string
}

/**
 * Reads the form of a stock move: how many pieces come in (negative for what goes out). To adjust, the number is what
 * was counted. Returns the problem of a field instead if there is one.
 */
export const readStockForm = (
  sent: SentMove,
  onHand: number,
): { kind: HandKind; quantity: number; reason: string | null } | { problem: StockFormProblem } => {
  const kind = handKinds.find((one) => one === sent.kind)
  if (!kind) return { problem: 'kind' }
  const text = sent.quantity.trim().replaceAll(',', '')
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= 1_000_000)) return { problem: 'quantity' }
  const reason = sent.reason.trim().slice(0, 500)
  if (reason === '' && (kind === 'out' || kind === 'adjust')) return { problem: 'reason' }
  const quantity = kind === 'adjust' ? number - onHand : kind === 'out' ? -number : number
  if (quantity === 0) return { problem: 'nothing' }
  return { kind, quantity, reason: reason || null }
}
