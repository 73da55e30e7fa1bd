import { z } from 'zod'

/** The most lines of a cart, and the most pieces of a line. */
export const maxLines = 40
const maxQuantity = 1000

export const quantityShape = z.int().min(1).max(maxQuantity)
export const productIdShape = z.string().regex(/^[0-9a-f]{24}$/)
export const cartLineShape = z.strictObject({
  productId: productIdShape,
  sku: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/),
  quantity: quantityShape,
})
export type CartLine = z.infer<typeof cartLineShape>

/** What a line may hold: free pieces and the limit per order, each null where there is none. */
export interface LineLimit {
  free: number | null
  mostEach: number | null
}

export type AddProblem = 'out-of-stock' | 'over-limit' | 'too-many-lines'
type AddedLines = { lines: CartLine[] } | { problem: AddProblem }

/** The most pieces that a line may hold. */
export const mostOf = ({ free, mostEach }: LineLimit): number =>
  Math.min(maxQuantity, free ?? maxQuantity, mostEach ?? maxQuantity)

/**
 * Adds pieces to a cart. A SKU that is there gets more, another one becomes the last line. What is already in the cart
 * counts against the stock (requirement L170.1).
 */
export const addLine = (lines: readonly CartLine[], more: CartLine, limit: LineLimit): AddedLines => {
  const at = lines.findIndex(({ sku }) => sku === more.sku)
  const quantity = (lines[at]?.quantity ?? 0) + more.quantity
  if (limit.free !== null && quantity > limit.free) return { problem: 'out-of-stock' }
  if (quantity > mostOf(limit)) return { problem: 'over-limit' }
  if (at === -1 && lines.length >= maxLines) return { problem: 'too-many-lines' }
  return { lines: at === -1 ? [...lines, { ...more }] : lines.with(at, { ...more, quantity }) }
}

/** Takes one piece of a SKU away. The last one removes the line. */
export const lessenLine = (lines: readonly CartLine[], sku: string): CartLine[] =>
  lines
    .map((line) => (line.sku === sku ? { ...line, quantity: line.quantity - 1 } : line))
    .filter(({ quantity }) => quantity > 0)

/** The lines without those of a SKU. */
export const withoutLine = (lines: readonly CartLine[], sku: string): CartLine[] =>
  lines.filter((line) => line.sku !== sku)

/** Sums the lines of each SKU, in the order in which SKUs first appear. */
export const sumLines = (lines: readonly CartLine[]): CartLine[] => {
  const summed = new Map<string, CartLine>()
  for (const line of lines) {
    const before = summed.get(line.sku)?.quantity ?? 0
    summed.set(line.sku, { ...line, quantity: Math.min(maxQuantity, before + line.quantity) })
  }
  return [...summed.values()]
}

export interface MergedLines {
  lines: CartLine[]
  /** How many SKUs of the visitor are in the cart now. */
  added: number
  /** How many SKUs got fewer pieces than both carts had, or none. */
  reduced: number
}

/** Adds the cart of a visitor to that of the person who logged in: summed, then cut to what may be bought. */
export const mergeLines = (
  own: readonly CartLine[],
  visitor: readonly CartLine[],
  limitOf: (sku: string) => LineLimit | undefined,
): MergedLines => {
  const before = new Map(own.map((line) => [line.sku, line.quantity]))
  const moved = new Set(visitor.map(({ sku }) => sku))
  let reduced = 0
  const lines = sumLines([...own, ...visitor]).flatMap((line): CartLine[] => {
    if (!moved.has(line.sku)) return [line]
    const limit = limitOf(line.sku)
    const most = limit ? mostOf(limit) : 0
    const quantity = Math.max(before.get(line.sku) ?? 0, Math.min(line.quantity, most))
    if (quantity < line.quantity) reduced++
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const kept = lines.slice(0, maxLines)
  const inCart = new Set(kept.map(({ sku }) => sku))
  return {
    lines: kept,
    added: [...moved].filter((sku) => inCart.has(sku)).length,
    reduced: reduced + lines.length - kept.length,
  }
}
