import { sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { NewRowOf } from '#platform/collection/registry.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { create } from '#platform/collection/write.ts'
import { type App, type Context, contextFor, nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import { coreOf } from '#platform/site/sites.ts'
import { unconfigured } from '#platform/site/unconfigured.ts'
import { languages } from './languages.ts'

/** What a site begins with; the first of its host names is its main one. */
export interface NewSite {
  _id: string
  parent: string | null
  hostnames: readonly string[]
  configuration: Omit<NewRowOf<'configuration'>, 'hostname'>
}

/** Makes a site: that it is there, its host names and its configuration, or nothing of it. */
export const plantSite = async (app: App, of: NewSite) => {
  const site = unconfigured(of._id, coreOf(app.manifests))
  const ctx = contextFor(app, { site, viewer: gardener, locale: 'th' })
  await inTransaction(ctx, async (inside) => {
    await sql`insert into site (_id, parent, "createdAt") values (${of._id}, ${of.parent}, ${nowOf(inside)})`.execute(
      inside[executor],
    )
    for (const hostname of of.hostnames) await create(inside, 'hostname', { hostname })
    for (const language of languages) await create(inside, 'translate', language)
    await create(inside, 'configuration', { ...of.configuration, hostname: of.hostnames[0] ?? null })
  })
}

/** A context that may write everything on a site. */
export const gardenerOn = async (app: App, id: string): Promise<Context> =>
  contextFor(app, { site: (await app.sites.byId(id))!, viewer: gardener, locale: 'th' })

const gardener: Viewer = { id: '', role: 'root', home: '', name: 'ระบบ' }
