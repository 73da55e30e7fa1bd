import { randomUUID } from 'node:crypto'

/** A new 24-hex `_id`: four bytes of the second, eight of chance, which `randomUUID` keeps in store. Sortable by time, never a secret. */
export const newId = (now: number) => {
  const second = Math.floor(now / 1000).toString(16)
  const chance = randomUUID()
  return second.padStart(8, '0') + chance.slice(0, 8) + chance.slice(-8)
}
