import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, noStore } from '#platform/context.ts'
import { xmlAddresses } from '../etax/files/read-xml.server.ts'

/** Returns the documents of the signed-in buyer, newest first, each with the addresses of its PDF and its XML once it has them. */
export async function ownDocuments(ctx: Context) {
  noStore(ctx)
  if (ctx.viewer.role !== 'user') return []
  const rows = await from(ctx, 'tax_document')
    .select(['_id', 'number', 'kind', 'state', 'issuedOn', 'total', 'buyerName', 'orderID'])
    .where('userID', '=', ctx.viewer.id)
    .where('state', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute()
  const xml = await xmlAddresses(
    ctx,
    rows.map(({ _id }) => _id),
  )
  return rows.map((row) => ({
    ...row,
    total: Number(row.total),
    pdf: row.number ? href('/billing/document/:id', { id: row._id }) : null,
    xml: xml.get(row._id) ?? null,
  }))
}

/** Returns the tax data of the signed-in buyer: of the person, of their company, or both. */
export async function ownProfiles(ctx: Context) {
  noStore(ctx)
  if (ctx.viewer.role !== 'user') return []
  return from(ctx, 'buyer_profile')
    .select(['_id', 'type', 'name', 'taxId', 'branch', 'address'])
    .where('userID', '=', ctx.viewer.id)
    .execute()
}

interface ProfileInput {
  type: 'person' | 'company'
  name: string
  taxId: string | null
  branch: string | null
  address: string
}

/** Saves the tax data of the signed-in buyer, one of each type. Throws invalid for a number that cannot be right. */
export async function saveProfile(ctx: Context, profile: ProfileInput): Promise<void> {
  const existing = (await ownProfiles(ctx)).find(({ type }) => type === profile.type)
  if (existing) await update(ctx, 'buyer_profile', { _id: existing._id, change: profile })
  else await create(ctx, 'buyer_profile', profile)
}
