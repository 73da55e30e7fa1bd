import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { App, Context } from '#platform/context.ts'
import { refreshStatistics } from '#platform/data/database/statistics.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import type { Site } from '#platform/site/site.ts'
import type { demo } from '../../../database/seeds/demo.ts'
import type { SeedOrigin, SeedPost, SeedSite, SeedStaff } from '../../../database/seeds/seed.ts'
import { seedAssessment } from './assessment/seed-assessment.ts'
import { seedForms } from './forms/seed-forms.ts'
import { seedBilling } from './selling/seed-billing.ts'
import { seedCourses } from './seed-courses.ts'
import { seedOffice } from './seed-office.ts'
import { seedLearner } from './seed-learner.ts'
import { seedRounds } from './training/seed-rounds.ts'
import { seedCertificateStates, seedCertificateTemplates } from './training/seed-certificates.ts'
import { seedSurveys } from './training/seed-surveys.ts'
import { seedTrainings } from './training/seed-trainings.ts'
import { seedSessions } from './training/seed-sessions.ts'
import { seedCredit, seedRedemption } from './selling/seed-credit.ts'
import { seedPlans } from './selling/seed-plans.ts'
import { seedOrders, seedPaymentProviders } from './selling/seed-orders.ts'
import { seedMarketplace } from './selling/seed-marketplace.ts'
import { seedShop } from './selling/seed-shop.ts'
import { seedContext, seedSite } from './seed-site.ts'

export type Demo = typeof demo

/**
 * Stores the demo academies through the same writes as staff, so the same validation applies. Returns contexts that may
 * write there, by the keys of the sites.
 */
export const seedDemo = async (app: App, of: Demo, password: string): Promise<ReadonlyMap<string, Context>> => {
  const hash = await hashPassword(password)
  await plantSeed(app, { site: of.origin, siteType: 'origin', parent: null })
  await plantSeed(app, { site: of.group, siteType: 'collection', parent: of.origin._id })
  for (const site of of.sites) await plantSeed(app, { site, siteType: 'unit', parent: of.group._id })
  const origin = await seedContext(app, of.origin._id)
  const sites = new Map<string, Context>()
  for (const site of of.sites) sites.set(site.key, await seedContext(app, site._id))
  for (const one of of.staff)
    await inTransaction(origin, (inside) => plantStaff(inside, { one, hash, sites: of.sites }))
  for (const site of of.sites) {
    const ctx = sites.get(site.key)!
    await inTransaction(ctx, (inside) => seedCourses(inside, site))
    await inTransaction(ctx, seedRounds)
    await inTransaction(ctx, seedCertificateTemplates)
    await inTransaction(ctx, (inside) => seedPages(inside, site))
    if (site.shop) await inTransaction(ctx, (inside) => seedShop(inside, site.shop!))
    await inTransaction(ctx, (inside) => seedOffice(inside, { origin: origin.site, rows: site.office }))
  }
  for (const one of of.learners) await seedLearner(sites, { one, hash })
  for (const ctx of sites.values()) await inTransaction(ctx, seedTrainings)
  await inTransaction(sites.get(of.sites[0]!.key)!, seedSessions)
  for (const site of of.sites) await seedPaymentProviders(sites.get(site.key)!, site.configuration.siteName)
  await seedAssessment(sites.get('skills')!)
  await inTransaction(sites.get('skills')!, seedSurveys)
  await seedOrders(sites.get('skills')!, origin)
  await seedBilling(sites.get('skills')!)
  await seedMarketplace(sites.get('skills')!)
  await seedCredit(sites.get('skills')!)
  await seedPlans(sites.get('skills')!)
  await seedRedemption(sites.get('skills')!)
  await seedForms({ origin, sites })
  await app.jobs.drain()
  for (const ctx of sites.values()) await seedCertificateStates(ctx)
  await app.jobs.drain()
  await refreshStatistics(app.database)
  return sites
}

const plantSeed = (app: App, of: { site: SeedOrigin; siteType: Site['siteType']; parent: string | null }) => {
  const { _id, hostnames, configuration } = of.site
  return seedSite(app, {
    _id,
    parent: of.parent,
    hostnames,
    configuration: { ...configuration, siteType: of.siteType },
  })
}

/** Seeds the pages of a site, its menu and its front page, and names them in its configuration. */
export async function seedPages(ctx: Context, { pages, navigator }: SeedSite) {
  let homepage: string | null = null
  for (const { type, slug, title, rows, posts } of pages) {
    const display = posts ? ('group' as const) : ('single' as const)
    const post = await create(ctx, 'post', { type, slug, title, display, builder: { version: 1, rows }, status: true })
    if (slug === 'home') homepage = post._id
    if (posts) await plantPosts(ctx, { parent: post._id, posts })
  }
  const menu = { type: 'post', slug: 'main-menu', title: 'เมนูหลัก', builder: navigator, status: true } as const
  const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  await update(ctx, 'configuration', { _id, change: { homepage, navigator: (await create(ctx, 'post', menu))._id } })
}

/** Seeds the posts of a page. Their days count back from the day of seeding. */
async function plantPosts(ctx: Context, { parent, posts }: { parent: string; posts: readonly SeedPost[] }) {
  for (const { slug, title, picture, daysAgo, content } of posts) {
    const then = { ...ctx, now: ctx.now - daysAgo * 86_400_000 }
    await create(then, 'post', { type: 'post', slug, title, content, parent, feature_image: picture, status: true })
  }
}

/**
 * Staff belong to the origin. Root and superadmin have the origin and so everything. The others have each demo site.
 */
async function plantStaff(ctx: Context, of: { one: SeedStaff; hash: string; sites: readonly SeedSite[] }) {
  const { username, firstname, lastname, email, role } = of.one
  const user = await create(ctx, 'user', { username, firstname, lastname, email })
  await setCredential(ctx, { user: user._id, hash: of.hash })
  const reach = role === 'root' || role === 'superadmin' ? [ctx.site._id] : of.sites.map((site) => site._id)
  await grant(ctx, { user: user._id, role, sites: reach })
}
