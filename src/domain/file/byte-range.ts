/** The bytes from one to another, both counted from 0 and both meant. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * What a Range header asks of so many bytes: null for the whole, which is also the answer to several ranges at once;
 * 'none' where there are no such bytes.
 */
export const byteRange = (header: string | undefined, total: number): ByteRange | 'none' | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, total - Number(last)) : Number(first)
  const to = first === '' || last === '' ? total - 1 : Math.min(Number(last), total - 1)
  return from > to || (first === '' && last === '0') ? 'none' : { from, to }
}
