import { sql } from 'kysely'
import { readHostName } from '#domain/validation/host-name/host-name.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { takenIssue } from './add-site.ts'
import { hostNameIssues } from './issues.ts'
import { publish } from '#platform/background/events/publish.ts'
import { followed, inheritFromParent, propagateSettings, type Inheritable } from './inheritance.ts'
import { asOwnerOf, type Node, ownedNode } from './nodes.ts'

/** A site form. `follows` are the settings inherited from the parent. */
interface SiteChange {
  _id: string
  version?: number
  change: Record<string, unknown>
  /** Its new main host name. The previous one stays valid. */
  hostname?: string
  follows?: readonly string[]
}

/** Changes settings of one of the viewer's sites, and the sites below that inherit them. */
export const changeSite = async (ctx: Context, of: SiteChange): Promise<void> => {
  const there = await asOwnerOf(ctx, of._id)
  await inTransaction(there, async (inside) => {
    const { _id, parent } = await configurationOf(inside)
    const { version } = of
    const change = { ...of.change, ...(await renamed(inside, of.hostname)) }
    await updateAny(inside, 'configuration', { _id, change, ...(version !== undefined && { version }) })
    if (of.follows && parent) await inheritFromParent(inside, { parent, keys: of.follows })
    await propagateSettings(inside)
  })
}

/** Returns the new main host name, which is added to the site if needed. */
async function renamed(ctx: Context, hostname = ''): Promise<{ hostname?: string }> {
  if (hostname === '' || hostname === ctx.site.hostname) return {}
  const read = readHostName(hostname)
  if ('fault' in read) throw invalid(hostNameIssues[read.fault])
  const { name } = read
  const own = await from(ctx, 'hostname')
    .select('hostname._id')
    .where('hostname.hostname', '=', name)
    .executeTakeFirst()
  if (own) return { hostname: name }
  const taken = await takenIssue(ctx, name)
  if (taken) throw invalid(taken)
  await create(ctx, 'hostname', { hostname: name })
  return { hostname: name }
}

/**
 * Suspends one of the viewer's sites with all sites below, or reopens it. No data is lost. The origin cannot be
 * suspended.
 */
export const suspendSite = async (ctx: Context, of: { _id: string; suspended: boolean }): Promise<void> => {
  const node = await ownedNode(ctx, of._id)
  if (node.siteType === 'origin') throw forbidden()
  await changeSite(ctx, { _id: of._id, change: { suspended: of.suspended } })
}

/** The effects of moving a unit, shown before the move. */
interface MoveEffects {
  node: Node
  from: Node
  to: Node
  /** The settings that it would inherit again. */
  settings: Inheritable[]
  /** Owners of a group who would lose it, and who would gain it. */
  owners: { lose: string[]; get: string[] }
  /** Whether it becomes closed or open to visitors. */
  closes: boolean
  opens: boolean
}

/**
 * Returns the effects of moving one of the viewer's units under another of their sites. Throws forbidden if it is not a
 * unit or the target is not allowed.
 */
export const moveEffects = async (ctx: Context, of: { _id: string; to: string }): Promise<MoveEffects> => {
  const [node, to] = [await ownedNode(ctx, of._id), await ownedNode(ctx, of.to)]
  if (node.siteType !== 'unit' || to.siteType === 'unit' || !node.parent) throw forbidden()
  const from = await ownedNode(ctx, node.parent)
  const { rows } = await sql<Record<string, unknown> & { _id: string; inherits: Record<string, string> }>`
    select * from configuration where site = ${node._id}`.execute(ctx[executor])
  return {
    ...{ node, from, to, settings: followed(rows[0]!) },
    owners: { lose: await ownersAt(ctx, from), get: await ownersAt(ctx, to) },
    closes: !node.isSuspended && to.isSuspended,
    opens: node.isSuspended && !node.suspended && !to.isSuspended,
  }
}

/** Moves the unit, which inherits from its new parent from now on. Does nothing if it is already there. */
export const moveSite = async (ctx: Context, of: { _id: string; to: string }): Promise<void> => {
  const there = await asOwnerOf(ctx, of._id)
  await inTransaction(there, async (inside) => {
    await sql`select 1 from site where _id = ${of._id} for update`.execute(inside[executor])
    const { node, to, settings } = await moveEffects(inside, of)
    if (node.parent === to._id) return
    await sql`update site set parent = ${to._id} where _id = ${node._id}`.execute(inside[executor])
    await inheritFromParent(inside, { parent: to._id, keys: settings })
    await publish(inside, 'site.moved', { from: node.parent, to: to._id })
  })
}

/** Superadmins of a group itself. Those of the origin keep everything. */
async function ownersAt(ctx: Context, { _id, siteType }: Node): Promise<string[]> {
  if (siteType === 'origin') return []
  const { rows } = await sql<{ name: string }>`select trim(u.firstname || ' ' || u.lastname) as name from "grant" g
    join "user" u on u.site = g."userSite" and u._id = g."user"
    where g.site = ${_id} and g.role = 'superadmin' order by name`.execute(ctx[executor])
  return rows.map(({ name }) => name)
}

async function configurationOf(ctx: Context): Promise<{ _id: string; parent: string | null }> {
  const { rows } = await sql<{ _id: string; parent: string | null }>`select c._id, s.parent from configuration c
    join site s on s._id = c.site where c.site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]!
}
