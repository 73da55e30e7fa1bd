/** A range of bytes. Both ends count from 0 and are inclusive. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * Returns the bytes that a Range header requests from a file of `total` bytes. Null means the whole file, also for
 * several ranges. 'none' means that there are no such bytes.
 */
export const byteRange = (header: string | undefined, total: number): ByteRange | 'none' | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, total - Number(last)) : Number(first)
  const to = first === '' || last === '' ? total - 1 : Math.min(Number(last), total - 1)
  return from > to || (first === '' && last === '0') ? 'none' : { from, to }
}
