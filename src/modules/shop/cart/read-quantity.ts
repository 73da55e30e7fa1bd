import { invalid } from '#platform/errors/errors.ts'
import { quantityShape } from '../rules/cart-lines.ts'
import { problemWords as words } from '../words.ts'

/** Reads the quantity of a form. Throws invalid for anything but a whole number from 1 to 1,000. */
export const readQuantity = (sent: FormDataEntryValue | null): number => {
  const text = typeof sent === 'string' ? sent.trim() : ''
  const read = quantityShape.safeParse(/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)
  if (read.success) return read.data
  throw invalid({ field: 'quantity', code: 'quantity', ...words.quantity })
}
