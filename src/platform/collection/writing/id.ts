import { randomBytes } from 'node:crypto'

/** A new 24-hex `_id`: four bytes of the second, eight of chance. Sortable by time, never a secret. */
export const newId = (now: number) =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex')
