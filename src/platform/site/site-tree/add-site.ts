import { sql } from 'kysely'
import { readHostName } from '#domain/validation/host-name/host-name.ts'
import type { Issue } from '#domain/validation/issue.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { hostNameIssues } from './issues.ts'
import { inheritFromParent, inheritable } from './inheritance.ts'
import { type Node, ownedNode } from './nodes.ts'
import { createSite } from './create-site.ts'

/** A requested site. `_id` was generated with its form, so that a repeated submission creates one site. */
export interface WantedSite {
  _id: string
  parent: string
  siteType: 'collection' | 'unit'
  /** '' for a group of sites without its own host name. */
  hostname: string
  configuration: Omit<NewRowOf<'configuration'>, 'hostname' | 'siteType'>
}

/**
 * Adds a site below one that the viewer owns: its row, host name, languages and configuration. Missing settings come
 * from the parent. `also` writes more in the same transaction. Returns whether the site was created; a second call with
 * the same `_id` changes nothing. Throws not-found for a parent, or an existing site, that is not the viewer's.
 */
export const addSite = async (
  ctx: Context,
  wanted: WantedSite,
  also: (there: Context) => Promise<void> = async () => {},
): Promise<boolean> => {
  if (!/^[0-9a-f]{24}$/.test(wanted._id)) throw notFound()
  const hostname = hostnameOf(wanted)
  return inTransaction(ctx, async (inside) => {
    await inTurn(inside)
    if (await isThere(inside, wanted._id)) {
      await ownedNode(inside, wanted._id)
      return false
    }
    const above = await ownedNode(inside, wanted.parent)
    if (!fits(above, wanted)) throw forbidden()
    await refuseTaken(inside, hostname)
    const there = await createSite(inside, {
      ...{ _id: wanted._id, parent: above._id, hostnames: hostname === '' ? [] : [hostname] },
      configuration: { ...wanted.configuration, ...(wanted.siteType === 'collection' && { siteType: 'collection' }) },
    })
    const follows = Object.keys(inheritable).filter((key) => !isSaid(wanted, key))
    await inheritFromParent(there, { parent: above._id, keys: follows })
    await also(there)
    return true
  })
}

/** A group belongs under the origin; a unit under a group or the origin. */
const fits = ({ siteType }: Node, wanted: WantedSite) =>
  siteType === 'origin' || (siteType === 'collection' && wanted.siteType === 'unit')

/** A setting given for the new site is not inherited. */
const isSaid = ({ configuration }: WantedSite, key: string) =>
  inheritable[key as keyof typeof inheritable].some((field) => Object.hasOwn(configuration, field))

function hostnameOf({ hostname, siteType }: WantedSite): string {
  if (hostname.trim() === '') {
    if (siteType === 'collection') return ''
    throw invalid(hostNameIssues.missing)
  }
  const read = readHostName(hostname)
  if ('fault' in read) throw invalid(hostNameIssues[read.fault])
  return read.name
}

/** Serialises creations. A concurrent second submission then finds the site. */
async function inTurn(ctx: Context) {
  await sql`select pg_advisory_xact_lock(hashtext('site is added'))`.execute(ctx[executor])
}

async function isThere(ctx: Context, _id: string) {
  const { rows } = await sql`select 1 from site where _id = ${_id}`.execute(ctx[executor])
  return rows.length > 0
}

async function refuseTaken(ctx: Context, hostname: string) {
  const issue = await takenIssue(ctx, hostname)
  if (issue) throw invalid(issue)
}

/** The issue of a host name that another site already has; null if it is free. */
export const takenIssue = async (ctx: Context, hostname: string): Promise<Issue | null> => {
  const { rows } = await sql`select 1 from hostname where hostname = ${hostname}`.execute(ctx[executor])
  return rows.length > 0 ? hostNameIssues.taken : null
}
