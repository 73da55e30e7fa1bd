import { z } from 'zod'

const part = z.string().max(300)

/** The issuer of a document as it was then. It has the address in parts too, which e-Tax documents need. */
export const sellerSnapshot = z.object({
  ...{ name: part, nameEn: part, taxId: part, branchNo: part, address: z.string().max(2000), phone: part, email: part },
  ...{ signatory: part, vatRegistered: z.boolean(), addressParts: z.record(z.string(), z.string().max(300)) },
})

export type SellerSnapshot = z.infer<typeof sellerSnapshot>
