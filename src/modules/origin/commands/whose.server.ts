import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { ownsAllOf } from '#platform/identity/site-roles/outranks.ts'
import { rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import { atOrigin } from '#platform/identity/site-roles/at-origin.ts'
import { learnerSite } from '#platform/identity/site-roles/site-holders.ts'
import { asOwnerOf, type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { type Family, isOfFamily, knownFamily } from '../families.ts'

/** Whose people a screen shows: those of a family's sites, or all staff without a family. */
export interface Scope {
  family: Family | null
  /** The viewer's sites to which the people belong. */
  nodes: readonly Node[]
}

export const scopeOf = async (ctx: Context, route: Route): Promise<Scope> => {
  const family = knownFamily(route)
  const all = await ownedNodes(ctx)
  return { family, nodes: family ? all.filter((node) => isOfFamily(family, node)) : all }
}

export interface Whose {
  /** At the site that stores the person's row: the origin for staff. */
  at: Context
  row: Record<string, unknown> & { _id: string; email: string | null; status: boolean }
  isStaff: boolean
  /** Whether the viewer owns every site on which the person works, and so may manage the account. */
  isWhole: boolean
}

/** The person in the URL, if they are in the scope. Throws not-found for anybody else. */
export const whose = async (ctx: Context, { family, nodes }: Scope, _id = ''): Promise<Whose> => {
  const origin = await atOrigin(ctx)
  const staff = await rowOf(origin, _id)
  if (staff) {
    const held = await rolesOf(origin, _id)
    const isOfScope = !family || held.some(({ site }) => nodes.some((node) => node._id === site))
    if (!isOfScope) throw notFound()
    const isWhole = await ownsAllOf(ctx, { site: origin.site._id, _id })
    return { at: origin, row: staff, isStaff: true, isWhole }
  }
  const site = await learnerSite(ctx, { user: _id, sites: nodes.map((node) => node._id) })
  if (!family || !site) throw notFound()
  const at = await asOwnerOf(ctx, site)
  const row = await rowOf(at, _id)
  if (!row) throw notFound()
  return { at, row, isStaff: false, isWhole: true }
}

async function rowOf(ctx: Context, _id: string): Promise<Whose['row'] | undefined> {
  const row = await from(ctx, 'user').selectAll().where('user._id', '=', _id).executeTakeFirst()
  return row as unknown as Whose['row'] | undefined
}
