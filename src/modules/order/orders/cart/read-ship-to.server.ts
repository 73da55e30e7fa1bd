import { placeName } from '#domain/thai-identity/place-name.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { type ShipTo, shipToShape } from '../../collections/ship-to.ts'
import { lackingParts } from '../../rules/address.ts'
import { checkoutProblems as words } from '../../words.ts'

/** Reads and checks where goods are sent. Throws invalid with an issue for each field that is missing or cannot be right. */
export const readShipTo = async (ctx: Context, given: unknown): Promise<ShipTo> => {
  const read = shipToShape.safeParse(given ?? {})
  if (!read.success) throw invalid(...[...new Set(read.error.issues.map(({ path }) => path.join('.')))].map(issueAt))
  const lacking = lackingParts(read.data.address)
  if (lacking.length > 0) throw invalid(...lacking.map((part) => issueAt(`address.${part}`)))
  await assertPlace(ctx, read.data)
  return read.data
}

const issueAt = (field: string): Issue => {
  const name = field.split('.').at(-1) as keyof typeof words.lacking
  return { field: `shipTo.${field}`, code: 'required', ...(words.lacking[name] ?? words.lacking.address) }
}

/** A postal code that is known must be one of the province: a parcel with another one goes astray. */
async function assertPlace(ctx: Context, { address: { zipcode, province } }: ShipTo) {
  const known = await from(ctx, 'tambon')
    .innerJoin(rows(ctx, 'amphure'), 'amphure.id', 'tambon.amphure_id')
    .innerJoin(rows(ctx, 'province'), 'province.id', 'amphure.province_id')
    .select('province.name_th')
    .distinct()
    .where('tambon.zip_code', '=', zipcode)
    .limit(20)
    .execute()
  if (known.length === 0 || known.some(({ name_th: name }) => placeName(name) === placeName(province))) return
  throw invalid({ field: 'shipTo.address.zipcode', code: 'reference', ...words.otherProvince })
}
