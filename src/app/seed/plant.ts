import { sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import { newId } from '#platform/collection/writing/id.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { compute, create } from '#platform/collection/write.ts'
import { type App, type Context, contextFor } from '#platform/context.ts'
import { refreshStatistics } from '#platform/database/statistics.ts'
import { setCredential } from '#platform/session/credential.ts'
import { grant } from '#platform/session/grant.ts'
import { hashPassword } from '#platform/session/password.ts'
import type { Site } from '#platform/site/site.ts'
import type { demo } from '../../../database/seeds/demo.ts'
import type { SeedSite, SeedStaff } from '../../../database/seeds/seed.ts'
import { plantCourses } from './plant-courses.ts'
import { plantLearner } from './plant-learner.ts'

export type Demo = typeof demo

/**
 * Stores the demo academies through the door that everybody uses: what they hold is as valid as what staff write.
 * Answers the contexts, by the keys of the sites, that may write there.
 */
export const plant = async (app: App, of: Demo, password: string): Promise<ReadonlyMap<string, Context>> => {
  const hash = await hashPassword(password)
  await plantSite(app, { site: of.origin, siteType: 'origin', parent: null })
  await plantSite(app, { site: of.group, siteType: 'collection', parent: of.origin._id })
  for (const site of of.sites) await plantSite(app, { site, siteType: 'unit', parent: of.group._id })
  const origin = await gardenerOn(app, of.origin._id)
  const sites = new Map<string, Context>()
  for (const site of of.sites) sites.set(site.key, await gardenerOn(app, site._id))
  for (const one of of.staff)
    await inTransaction(origin, (inside) => plantStaff(inside, { one, hash, sites: of.sites }))
  for (const site of of.sites) {
    const ctx = sites.get(site.key)!
    await inTransaction(ctx, (inside) => plantCourses(inside, site))
    for (const { type, slug, title, rows } of site.pages)
      await create(ctx, 'post', { type, slug, title, builder: { version: 1, rows }, status: true })
  }
  for (const one of of.learners) await plantLearner(sites, { one, hash })
  await app.outbox.drain()
  await refreshStatistics(app.database)
  return sites
}

const gardener: Viewer = { id: '', role: 'root', home: '', name: 'ระบบ' }

type SiteRow = Pick<SeedSite, '_id' | 'hostnames' | 'siteName' | 'siteNameEn' | 'config' | 'theme' | 'plugins'>

/** The row of a site, and its host names; the first one is its primary one. */
async function plantSite(app: App, of: { site: SiteRow; siteType: Site['siteType']; parent: string | null }) {
  const { site, siteType, parent } = of
  const { kysely } = app.database
  const now = new Date(app.clock()).toISOString()
  await sql`insert into site (_id, "siteName", "siteNameEn", "siteType", parent, key, config, plugins, theme, "createdAt", "updatedAt")
    values (${site._id}, ${site.siteName}, ${site.siteNameEn}, ${siteType}, ${parent}, ${newId(app.clock())},
      ${JSON.stringify(site.config)}::jsonb, ${site.plugins}, ${JSON.stringify(site.theme)}::jsonb, ${now}, ${now})`.execute(
    kysely,
  )
  for (const [at, hostname] of site.hostnames.entries())
    await sql`insert into hostname (hostname, site, "isPrimary") values (${hostname}, ${site._id}, ${at === 0})`.execute(
      kysely,
    )
}

/** A context that may write everything on a site. */
async function gardenerOn(app: App, id: string): Promise<Context> {
  app.sites.forget()
  return contextFor(app, { site: (await app.sites.byId(id))!, viewer: gardener, locale: 'th' })
}

/** Staff live at the origin. Root and superadmin hold it and so everything; the others hold each demo site. */
async function plantStaff(ctx: Context, of: { one: SeedStaff; hash: string; sites: readonly SeedSite[] }) {
  const { username, firstname, lastname, email, role } = of.one
  const user = await create(ctx, 'user', { username, firstname, lastname, email })
  await compute(ctx, 'user', { _id: user._id, change: { role } })
  await setCredential(ctx, { user: user._id, hash: of.hash })
  const reach = role === 'root' || role === 'superadmin' ? [ctx.site._id] : of.sites.map((site) => site._id)
  await grant(ctx, { user: user._id, role, sites: reach })
}
