import { z } from 'zod'
import { isPhoneNumber, phoneDigits } from '#domain/thai-identity/phone.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { address } from '#platform/data/collection/field-builders.ts'

/** The person and the address to which goods are sent, as the buyer entered them when ordering. */
export const shipToShape = z.strictObject({
  name: clean(200).refine((name) => name !== ''),
  phone: clean(40).overwrite(phoneDigits).refine(isPhoneNumber),
  address: address('ที่อยู่', 'Address').decode,
})

export type ShipTo = z.output<typeof shipToShape>

/** The person or company and the address for tax documents, as the order was made. */
export const billToShape = z.strictObject({
  type: z.enum(['person', 'company']),
  name: clean(200).refine((name) => name !== ''),
  taxId: clean(20).nullable(),
  branch: clean(10).nullable(),
  address: clean(500),
})

export type BillTo = z.output<typeof billToShape>
