import { randomUUID } from 'node:crypto'

/**
 * Returns a new 24-hex `_id`: four bytes of seconds and eight random bytes from the pool of `randomUUID`. Sortable by
 * time, and never secret.
 */
export const newId = (now: number) => {
  const second = Math.floor(now / 1000).toString(16)
  const chance = randomUUID()
  return second.padStart(8, '0') + chance.slice(0, 8) + chance.slice(-8)
}
