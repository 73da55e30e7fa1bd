import { z } from 'zod'
import { buyerSnapshot } from './buyer.ts'
import { maxLines, printed, saleLine } from './lines.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** A snapshot of a sale for which a document is issued. `source` names the sale, such as `order:<id>`, once for ever. */
export const documentRequest = z.strictObject({
  source: z.string().regex(/^[a-z-]{1,30}:[\w:-]{1,60}$/),
  branchID: id,
  /** The order that was paid, if there is one: its documents are listed together. */
  orderID: id.nullish().transform((value) => value ?? null),
  /** The account of the buyer, who may then see the document. */
  userID: id.nullish().transform((value) => value ?? null),
  buyer: buyerSnapshot,
  lines: z.array(saleLine).min(1).max(maxLines),
  isVatIncluded: z.boolean().default(true),
  /** The instant of the payment, in ISO UTC. */
  paidAt: z.iso.datetime(),
  /** The sum that the source took; it must be that of the lines. */
  total: z.number(),
  payment: printed(100).default(''),
  kind: z.enum(['sale', 'quotation']).default('sale'),
})

/** A request as callers write it. */
export type DocumentRequest = z.input<typeof documentRequest>
export type ReadRequest = z.output<typeof documentRequest>
