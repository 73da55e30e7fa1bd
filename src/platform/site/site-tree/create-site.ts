import { sql } from 'kysely'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { coreOf } from '../sites.ts'
import { unconfigured } from '../unconfigured.ts'
import { languages } from './languages.ts'
import { systemCodes } from './system-codes.ts'

/** What a site begins with; the first of its host names is its main one. */
export interface NewSite {
  _id: string
  parent: string | null
  hostnames: readonly string[]
  configuration: Omit<NewRowOf<'configuration'>, 'hostname'>
}

/**
 * Makes a site in the transaction of the context: that it is there, its host names, languages, codes and configuration with a new
 * public key. Answers the context in which more can be written there. Who may do so is asked before.
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
