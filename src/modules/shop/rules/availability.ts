/** From this number of free pieces on, public pages do not say how many there are. */
const many = 6

/**
 * How many pieces public pages speak of: 0 to 5 as they are, and 6 for more. It changes seldom, so that a sale does not
 * drop the cached pages of the shop. A product without stock to count is always there.
 */
export const coarse = (free: number | null): number => (free === null ? many : Math.max(0, Math.min(many, free)))

type StockWord = 'none' | 'few' | 'many'

/** Which word describes the number of free pieces. */
export const stockWord = (free: number | null): StockWord => {
  const shown = coarse(free)
  return shown === 0 ? 'none' : shown < many ? 'few' : 'many'
}
