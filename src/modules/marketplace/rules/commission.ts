import { addBaht, bahtTimes } from '#domain/money/baht.ts'

/** The commission in baht on an amount, rounded to the satang. `percent` has two decimals at most. */
export const commissionOn = (amount: number, percent: number): number =>
  bahtTimes(amount, Math.round(percent * 100) / 10_000)

/**
 * The commission that a refund gives back: what all refunded money should have returned, less what earlier refunds did.
 * So a sale that is refunded in parts gives back exactly its commission.
 */
export const commissionBack = (
  sale: { net: number; percent: number },
  { refunded, amount }: { refunded: number; amount: number },
): number => {
  const kept = (back: number) => commissionOn(addBaht(sale.net, -back), sale.percent)
  return addBaht(kept(refunded), -kept(addBaht(refunded, amount)))
}
