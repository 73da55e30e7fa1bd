import { sql } from 'kysely'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { coreOf } from '../sites.ts'
import { unconfigured } from '../unconfigured.ts'
import { languages } from './languages.ts'
import { systemCodes } from './system-codes.ts'

/** The initial data of a site. The first host name is the main one. */
export interface NewSite {
  _id: string
  parent: string | null
  hostnames: readonly string[]
  configuration: Omit<NewRowOf<'configuration'>, 'hostname'>
}

/**
 * Creates a site in the context's transaction: its row, host names, languages, codes, and configuration with a new
 * public key. Returns the context for further writes there. The caller checks permissions.
 */
export const createSite = async (inside: Context, of: NewSite): Promise<Context> => {
  const { hostnames, configuration } = of
  const site = unconfigured(of._id, [...coreOf(inside.app.manifests), ...(configuration.plugins ?? [])])
  const there = { ...inside, site: { ...site, hostname: hostnames[0] ?? '', parent: of.parent } }
  await sql`insert into site (_id, parent, "createdAt") values (${of._id}, ${of.parent}, ${nowOf(inside)})`.execute(
    inside[executor],
  )
  for (const hostname of hostnames) await create(there, 'hostname', { hostname })
  for (const language of languages) await create(there, 'translate', language)
  for (const item of systemCodes) {
    const { _id } = await create(there, 'code_item', item)
    await compute(there, 'code_item', { _id, change: { isSystem: true } })
  }
  await create(there, 'configuration', { ...configuration, hostname: hostnames[0] ?? null })
  return there
}
