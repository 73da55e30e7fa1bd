import { type RawBuilder, sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { PublicConfiguration } from '../public-fields.ts'
import type { Kind } from './kinds.ts'
import { ownedBy, suspendedAbove } from './own.ts'

/** A site in the tree as its owners see it. */
export interface Node {
  _id: string
  parent: string | null
  siteType: PublicConfiguration['siteType']
  kind: Kind
  siteName: string
  siteNameEn: string
  /** Its main host name, or '' if there is none. */
  hostname: string
  /** Suspended itself, regardless of the sites above. */
  suspended: boolean
  /** Suspended itself or through a site above. */
  isSuspended: boolean
  /** YYYY-MM-DD. */
  expires: string | null
  /** The settings that follow the parent, each with a fingerprint of the inherited values. */
  inherits: Record<string, string>
  createdAt: string
}

/** Returns the sites that the viewer owns, by Thai name; empty for non-owners. */
export const ownedNodes = (ctx: Context): Promise<Node[]> => read(ctx, sql`true`)

/** Returns one of them. Throws not-found for other owners' sites as for unknown ones. */
export const ownedNode = async (ctx: Context, _id: string): Promise<Node> => {
  const [node] = await read(ctx, sql`s._id = ${_id}`)
  if (!node) throw notFound()
  return node
}

/** Returns the context of a site that the viewer owns, with an owner's rights. Throws not-found for any other. */
export const asOwnerOf = async (ctx: Context, _id: string): Promise<Context> => {
  await ownedNode(ctx, _id)
  const site = await ctx.app.sites.byId(_id)
  if (!site) throw notFound()
  return { ...ctx, site }
}

async function read(ctx: Context, which: RawBuilder<unknown>): Promise<Node[]> {
  if (!isAtLeast(ctx.viewer, 'superadmin') || ctx.viewer.actor) return []
  const { rows } = await sql<Node>`select s._id, s.parent, c."siteType", c.kind, c."siteName", c."siteNameEn",
      coalesce(c.hostname, '') as hostname, c.suspended, c.expires, c.inherits, s."createdAt",
      c.suspended or exists (${suspendedAbove(sql`s._id`)}) as "isSuspended"
    from site s join configuration c on c.site = s._id
    where s._id in (${ownedBy(ctx.viewer)}) and ${which}`.execute(ctx[executor])
  return rows.toSorted((a, b) => a.siteName.localeCompare(b.siteName, 'th'))
}
