/** A card payment with what it can still return, in whole satang. `kind` is what its gateway refunds. */
export interface ReturnableCharge {
  charge: string
  satang: number
  /** What went back or is on its way. */
  refunded: number
  kind: 'whole' | 'part' | 'none'
}

/** How much of a card payment goes back, in whole satang. */
interface ChargePart {
  charge: string
  satang: number
}

/**
 * Divides a refund over the card payments of an order, the first one first. Returns null if they cannot return the amount: a gateway that
 * refunds only whole payments returns none in part.
 */
export function planCard(charges: readonly ReturnableCharge[], satang: number): ChargePart[] | null {
  const parts: ChargePart[] = []
  let due = satang
  for (const one of charges) {
    const part = Math.min(due, returnable(one, due))
    if (part > 0) parts.push({ charge: one.charge, satang: part })
    due -= Math.max(0, part)
  }
  return satang > 0 && due === 0 ? parts : null
}

function returnable({ satang, refunded, kind }: ReturnableCharge, due: number): number {
  if (kind === 'none') return 0
  if (kind === 'whole') return refunded === 0 && due >= satang ? satang : 0
  return satang - refunded
}
