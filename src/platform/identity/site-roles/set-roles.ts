import { sql } from 'kysely'
import { isAtLeast, type Role, rolesBelow } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { ownedBy } from '#platform/site/site-tree/own.ts'
import { grant, tellHighest } from '../session/grant.ts'

/** A staff role on a site. */
export interface Held {
  site: string
  role: Role
}

/** Returns the roles of a user of the site, on all sites. */
export const rolesOf = async (ctx: Context, user: string): Promise<Held[]> => {
  const { rows } = await sql<Held>`select site, role from "grant"
    where "userSite" = ${ctx.site._id} and "user" = ${user}`.execute(ctx[executor])
  return rows
}

/**
 * Sets exactly these roles for a user of the origin and records it in their history. Only owners may do so, and only on
 * sites they own. They cannot change themselves or equals, or grant a role that is not below their own. Throws
 * forbidden otherwise. A superadmin's role is on the origin or a group; other roles are on units.
 */
export const setRoles = async (ctx: Context, of: { user: string; held: readonly Held[] }): Promise<void> => {
  const mayGive = rolesBelow(ctx.viewer)
  const isOwner = isAtLeast(ctx.viewer, 'superadmin') && ctx.viewer.home === ctx.site._id && !ctx.viewer.actor
  if (!isOwner || of.user === ctx.viewer.id) throw forbidden()
  await inTransaction(ctx, async (inside) => {
    const version = await heldFor(inside, of.user)
    const before = await rolesOf(inside, of.user)
    if ([...before, ...of.held].some(({ role }) => !mayGive.includes(role))) throw forbidden()
    if (!(await areHeldWhereTheyCan(inside, of.held))) throw notFound()
    if (!(await ownsWhatDiffers(inside, before, of.held))) throw forbidden()
    if (sameAs(before) === sameAs(of.held)) return
    await sql`delete from "grant" where "userSite" = ${ctx.site._id} and "user" = ${of.user}`.execute(inside[executor])
    for (const { site, role } of of.held) await grant(inside, { user: of.user, role, sites: [site] })
    await tellHighest(inside, of.user)
    await sql`update "user" set version = version + 1, "updatedAt" = ${nowOf(ctx)}
      where site = ${ctx.site._id} and _id = ${of.user}`.execute(inside[executor])
    const changes = { role: { before: sameAs(before), after: sameAs(of.held) } }
    const rows = [{ _id: of.user, version: version + 1, changes }]
    await keepHistory(inside, collectionOf(inside, 'user'), { verb: 'update', rows })
  })
}

/** Returns the version of the user's row and locks it. */
async function heldFor(ctx: Context, user: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from "user"
    where site = ${ctx.site._id} and _id = ${user} and "removedAt" is null for update`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return rows[0].version
}

/** Whether each role is on a site where it is allowed. */
async function areHeldWhereTheyCan(ctx: Context, held: readonly Held[]): Promise<boolean> {
  const { rows } = await sql<{ site: string; siteType: string }>`select site, "siteType" from configuration
    where site = any(${held.map(({ site }) => site)})`.execute(ctx[executor])
  const types = new Map(rows.map(({ site, siteType }) => [site, siteType]))
  return held.every(({ site, role }) => {
    const type = types.get(site)
    return role === 'superadmin' ? type === 'origin' || type === 'collection' : type === 'unit'
  })
}

/** Whether the viewer owns every site on which the two lists differ. */
async function ownsWhatDiffers(ctx: Context, before: readonly Held[], after: readonly Held[]): Promise<boolean> {
  const roleAt = (held: readonly Held[], site: string) => held.find((one) => one.site === site)?.role
  const sites = new Set([...before, ...after].map(({ site }) => site))
  const differing = [...sites].filter((site) => roleAt(before, site) !== roleAt(after, site))
  const { rows } = await sql<{ _id: string }>`select _id from (${ownedBy(ctx.viewer)}) own
    where _id = any(${differing})`.execute(ctx[executor])
  return rows.length === differing.length
}

/** The roles as comparable text, in the form of the history. */
const sameAs = (held: readonly Held[]) =>
  held
    .map(({ site, role }) => `${role} ${site}`)
    .toSorted()
    .join(', ')
