import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { flowHost } from '../tables.ts'
import { readHost, tooManyOf } from './read-host.ts'

const maxHosts = 50

/** Returns the hosts that the site's flows may call, in the order of their names. */
export const listHosts = async (ctx: Context): Promise<string[]> => {
  const rows = await fromPrivate(ctx, flowHost).select('host').orderBy('host').execute()
  return rows.map(({ host }) => host)
}

/** Adds a host to the list: `api.example.com`, or with a port. It may already be there. For administrators. */
export const addHost = async (ctx: Context, given: string): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const host = readHost(given)
  await inTransaction(ctx, async (inside) => {
    const there = await listHosts(inside)
    if (!there.includes(host) && there.length >= maxHosts) throw tooManyOf(maxHosts)
    const row = { host, createdAt: nowOf(ctx) }
    await insertPrivate(inside, flowHost, { row, onConflict: { columns: ['host'], update: 'nothing' } })
  })
}

export const removeHost = async (ctx: Context, host: string): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  await deletePrivate(ctx, flowHost, { host })
}
