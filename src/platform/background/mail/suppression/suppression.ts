import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { mailSuppressed, type SuppressedAddress } from '../mail-tables.ts'
import { addressHash, maskAddress } from './address-hash.ts'

export type MailKind = 'transactional' | 'news'

/** Why an address gets no mail of a kind now; null if it does. A suppression of everything also stops news. */
export const suppressionOf = async (
  ctx: Context,
  { address, kind }: { address: string; kind: MailKind },
): Promise<SuppressedAddress | null> => {
  const scopes = kind === 'news' ? ['all', 'news'] : ['all']
  const { rows } = await sql<SuppressedAddress>`select * from mail_suppressed
    where site = ${ctx.site._id} and address = ${addressHash(ctx, address)} and scope = any(${scopes}::text[])
    and (until is null or until > ${nowOf(ctx)}) order by scope limit 1`.execute(ctx[executor])
  return rows[0] ?? null
}

/** Stops mail to an address. An earlier suppression of the same scope is replaced. */
export const suppress = async (
  ctx: Context,
  of: Pick<SuppressedAddress, 'reason' | 'scope' | 'until' | 'note' | 'by'> & { address: string },
): Promise<void> => {
  const { address, note, by } = of
  const row = { ...of, address: addressHash(ctx, address), masked: maskAddress(address), createdAt: nowOf(ctx) }
  await insertPrivate(ctx, mailSuppressed, {
    row: { ...row, note: note.slice(0, 500), by: by.slice(0, 200) },
    onConflict: { columns: ['address', 'scope'], update: 'all' },
  })
}

/** Lets mail to an address go out again, by its hash. Returns whether it was suppressed. */
export const liftSuppression = async (ctx: Context, of: Pick<SuppressedAddress, 'address' | 'scope'>) =>
  (await deletePrivate(ctx, mailSuppressed, { address: of.address, scope: of.scope })) > 0

/** The latest suppressed addresses, or those of one address. At most 200. */
export const listSuppressed = (ctx: Context, { address }: { address: string }): Promise<SuppressedAddress[]> => {
  const all = fromPrivate(ctx, mailSuppressed).selectAll()
  const some = address === '' ? all : all.where('mail_suppressed.address', '=', addressHash(ctx, address))
  return some.orderBy('mail_suppressed.createdAt', 'desc').limit(200).execute() as Promise<SuppressedAddress[]>
}
