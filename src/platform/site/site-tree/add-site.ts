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

/** A site that somebody wants; `_id` was made when its form was, so that a form that is sent twice makes one site. */
export interface WantedSite {
  _id: string
  /** The site that it is to be under. */
  parent: string
  siteType: 'collection' | 'unit'
  /** '' for a group of sites without a host name of its own. */
  hostname: string
  configuration: Omit<NewRowOf<'configuration'>, 'hostname' | 'siteType'>
}

/**
 * Adds a site beneath one that the viewer owns: its row, host name, languages and configuration, what is not said taken over
 * from the site above; `also` writes more there in the same transaction. Answers whether it was made now: a second call with the same
 * `_id` changes nothing. Not-found for a parent, or a site of that `_id`, that is not the viewer's.
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

/** A group is under the origin; a unit under a group or under the origin. */
const fits = ({ siteType }: Node, wanted: WantedSite) =>
  siteType === 'origin' || (siteType === 'collection' && wanted.siteType === 'unit')

/** What was said for the new site does not follow the one above. */
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

/** Sites are made one after the other: who sends the same form twice at once finds the site the second time. */
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

/** That a site has the host name already; null where none has. */
export const takenIssue = async (ctx: Context, hostname: string): Promise<Issue | null> => {
  const { rows } = await sql`select 1 from hostname where hostname = ${hostname}`.execute(ctx[executor])
  return rows.length > 0 ? hostNameIssues.taken : null
}
