import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** The tax branch that issues the documents of online sales: the head office, or the only active branch; null without one. */
export async function salesBranch(ctx: Context): Promise<string | null> {
  const branches = await from(ctx, 'tax_branch')
    .select(['tax_branch._id', 'tax_branch.branchNo'])
    .where('tax_branch.active', '=', true)
    .orderBy('tax_branch.branchNo')
    .limit(200)
    .execute()
  const head = branches.find(({ branchNo }) => branchNo === '00000')
  return (head ?? (branches.length === 1 ? branches[0] : undefined))?._id ?? null
}

/**
 * The data of a buyer for a document: their own tax data, or that of their company, or their name without an address. Null if the account
 * is gone.
 */
export async function buyerFor(ctx: Context, userID: string) {
  const user = await from(ctx, 'user')
    .select(['user.firstname', 'user.lastname', 'user.email'])
    .where('user._id', '=', userID)
    .executeTakeFirst()
  if (!user) return null
  const profiles = await from(ctx, 'buyer_profile')
    .select(['type', 'name', 'taxId', 'branch', 'address'])
    .where('userID', '=', userID)
    .execute()
  const profile = profiles.find(({ type }) => type === 'person') ?? profiles[0]
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ')
  const { name: own = name, taxId = null, branch = null, address = '' } = profile ?? {}
  return { name: own, taxId, branch, address, email: user.email }
}

/** The documents of an order as far as the viewer may read them, oldest first. Requests that were taken back are left out. */
export const documentsOfOrder = (ctx: Context, orderID: string) =>
  from(ctx, 'tax_document')
    .select(['_id', 'number', 'kind', 'state', 'issuedOn', 'total', 'buyerName', 'refersTo'])
    .where('orderID', '=', orderID)
    .where('state', '<>', 'cancelled')
    .orderBy('createdAt')
    .orderBy('_id')
    .limit(100)
    .execute()

/** The amounts of a document for the journal. */
export const amountsOf = (ctx: Context, _id: string) =>
  from(ctx, 'tax_document')
    .select(['_id', 'kind', 'state', 'orderID', 'groups', 'vat', 'total', 'number'])
    .where('_id', '=', _id)
    .executeTakeFirst()
