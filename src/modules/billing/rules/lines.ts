import { z } from 'zod'
import type { DocumentVat } from '#domain/money/tax/vat.ts'

export const maxLines = 200
const maxBaht = 9_999_999.99

/** Letters that a printed document or its XML cannot hold: control, direction and unassigned marks. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** One line of text on a document: without control letters, trimmed, of at most so many letters. */
export const printed = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= longest && !unprintable.test(text))

const amount = z.number().min(0).max(maxBaht).multipleOf(0.01)

/** A line of a sale as its source sends it. `amount` is what the line costs: quantity × price − discount. */
export const saleLine = z.strictObject({
  name: printed(300).refine((name) => name !== ''),
  quantity: z.int().min(1).max(100_000),
  unit: printed(30).default(''),
  unitPrice: amount,
  discount: amount.default(0),
  amount,
  taxClass: z.enum(['vat', 'zero', 'exempt', 'outside']),
  category: z.enum(['service', 'goods']).default('service'),
  /** The place of the line that a credit or debit note changes. */
  of: z.int().min(0).max(maxLines).optional(),
})

export type SaleLine = z.infer<typeof saleLine>

/** A stored line: what was sold, and its share of the VAT of the document. */
const documentLine = saleLine.extend({ base: z.number(), vat: z.number(), total: z.number(), rate: z.number() })

export type DocumentLine = z.infer<typeof documentLine>

export const documentLines = z.array(documentLine).max(maxLines)

const group = z.object({
  taxClass: z.enum(['vat', 'zero', 'exempt', 'outside']),
  ...{ rate: z.number(), base: z.number(), vat: z.number(), total: z.number() },
})

/** The sums per tax class and rate. */
export const vatGroups = z.array(group).max(8)

/** Returns the first line whose amount is not quantity × price − discount, or null. */
export function wrongLine(lines: readonly SaleLine[]): number | null {
  const satang = (baht: number) => Math.round(baht * 100)
  const at = lines.findIndex(
    (line) => satang(line.amount) !== satang(line.unitPrice) * line.quantity - satang(line.discount),
  )
  return at === -1 ? null : at
}

/** Returns the lines with their shares of the VAT. */
export const linesWithVat = (
  lines: readonly SaleLine[],
  { lines: shares }: DocumentVat,
  rate: number,
): DocumentLine[] => lines.map((line, at) => ({ ...line, ...shares[at]!, rate: line.taxClass === 'vat' ? rate : 0 }))
