const firstMs = 1000
const maxMs = 60_000

/** Returns how long to wait before the next attempt: 1, 2, 4 … 60 s. `failures` counts attempts without an answer. */
export const retryMs = (failures: number): number => Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1))
