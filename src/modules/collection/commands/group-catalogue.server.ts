import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { asOwnerOf, type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { copiesOf } from '#platform/content/syndication/copies.ts'
import { type Share, sharesOf } from '#platform/content/syndication/shares.ts'
import { kindNames, withKind } from './kinds/kinds.server.ts'

/** A group that the viewer owns, the context of its own site, and its member sites. */
export interface Group {
  node: Node
  /** All groups that the viewer owns. */
  groups: Node[]
  there: Context
  units: Node[]
}

/**
 * The group in the URL, or the first one. Null if the viewer owns none. Throws not-found for a group of another owner.
 */
export const groupAsked = async (ctx: Context, of: string | null): Promise<Group | null> => {
  const nodes = await ownedNodes(ctx)
  const groups = nodes.filter(({ siteType }) => siteType === 'collection')
  const node = of ? groups.find(({ _id }) => _id === of) : groups[0]
  if (!node && of) throw notFound()
  if (!node) return null
  const units = nodes.filter(({ parent, siteType }) => siteType === 'unit' && parent === node._id)
  return { node, groups, units, there: await asOwnerOf(ctx, node._id) }
}

/** A row that the group may give. It is not a copy itself. */
export interface Offered extends Pick<Share, 'kind' | 'fromSite' | 'original'> {
  name: string
  /** The name of its site. */
  site: string
}

const mostOfSite = 500

/** The rows that may be given: courses and pages of the group's own site and its units, by name. */
export const offeredBy = async (ctx: Context, { node, units }: Group): Promise<Offered[]> => {
  const offered: Offered[] = []
  for (const kind of kindNames)
    for (const { _id: fromSite, siteName: site } of [node, ...units]) {
      const there = await atSite(ctx, { kind, site: fromSite })
      const rows = there ? await withKind(kind, (of) => of.offered(there, mostOfSite)) : []
      for (const { _id, name } of rows) offered.push({ kind, fromSite, original: _id, name, site })
    }
  return offered
}

/** The context of a site that has such rows. Null for any other site, and for a suspended one. */
export const atSite = async (ctx: Context, of: { kind: Share['kind']; site: string }): Promise<Context | null> => {
  const site = await ctx.app.sites.byId(of.site)
  return site && withKind(of.kind, (kind) => kind.isKeptBy(site)) ? { ...ctx, site } : null
}

/** The group's shares, their copies in its units, and the names of the originals. */
export const catalogueOf = async (ctx: Context, group: Group) => {
  const [shares, copies] = [await sharesOf(group.there), await copiesOf(group.there)]
  const originals = new Map<string, { name: string; status: boolean }>()
  for (const kind of kindNames)
    for (const { _id: site } of [group.node, ...group.units]) {
      const ids = shares.filter((one) => one.kind === kind && one.fromSite === site).map(({ original }) => original)
      const there = ids.length > 0 ? await atSite(ctx, { kind, site }) : null
      if (!there) continue
      for (const row of await withKind(kind, (of) => of.named(there, ids))) originals.set(`${site} ${row._id}`, row)
    }
  return {
    shares,
    copies,
    originalOf: (of: { fromSite: string; original: string }) => originals.get(`${of.fromSite} ${of.original}`),
  }
}
