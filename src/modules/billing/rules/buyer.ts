import { z } from 'zod'
import { branchDigits, taxDigits, taxIssue } from '#domain/thai-identity/tax-id.ts'
import { printed } from './lines.ts'

const text = z.string().max(100)

/** The data of a buyer, as a document shows them. A number that cannot be right is refused. */
export const buyerFields = {
  name: printed(200).refine((name) => name !== ''),
  taxId: text.transform(taxDigits).refine((digits) => taxIssue('taxId', digits) === null),
  branch: text.transform((written) => branchDigits(written) ?? '').refine((digits) => digits !== ''),
  address: printed(500),
}

/** The snapshot of a buyer in a request for a document. */
export const buyerSnapshot = z.strictObject({
  name: buyerFields.name,
  taxId: buyerFields.taxId.nullish().transform((value) => value ?? null),
  branch: buyerFields.branch.nullish().transform((value) => value ?? null),
  address: buyerFields.address.default(''),
  email: z
    .string()
    .max(254)
    .nullish()
    .transform((value) => value ?? null),
})
