import { sql } from 'kysely'
import { guest, type Role, type Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { type App, type Context, contextFor } from '#platform/context.ts'
import type { Database } from '#platform/data/database/database.ts'
import { type Template, type TestDriver, testDrivers } from '#platform/data/database/test-database.ts'
import { readSettings } from '#platform/operations/config/settings.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { seedContext, seedSite } from '#app/seed/seed-site.ts'
import { startApp } from '../../src/app/start.ts'
import { migrated } from '../../database/migrated.ts'
import { sharedScratch } from '../../database/shared.ts'
import { password, type SiteKey, sites } from './cast.ts'

/**
 * The academy of one test file: two sites, a learner on each, staff of every role. Its database contains nothing of
 * other files.
 */
export interface Academy {
  app: App
  database: Database
  /** Returns the context of a person of this role on a site. Learners and staff are real rows. */
  as: (role: Role, site?: SiteKey) => Context
  viewer: (role: Role, site?: SiteKey) => Viewer
  /** Advances the clock of the academy by milliseconds. */
  pass: (ms: number) => void
  close: () => Promise<void>
}

/**
 * Opens an academy. `at` freezes its clock, in milliseconds since 1970. `env` adds settings. If the time does not
 * matter, its people are not seeded again. A test run seeds them once for each database, and the files of a worker take
 * turns with it.
 */
export const openAcademy = async (
  driver?: TestDriver,
  at?: number,
  env: Record<string, string> = {},
): Promise<Academy> => {
  const [chosen] = await testDrivers()
  const scratch = await sharedScratch(driver ?? chosen!, at === undefined ? peopled : migrated)
  let ahead = 0
  const clock = () => (at ?? Date.now()) + ahead
  const { app, stop } = await startApp(settingsOf(env), { database: scratch.database, clock })
  // The time of day must not affect tests: the first scheduled job is due an hour later, for tests that move the clock.
  const hourOn = new Date(clock() + 3_600_000).toISOString()
  await sql`update scheduled_job set "dueAt" = ${hourOn}`.execute(scratch.database.kysely)
  if (at !== undefined) await plantCast(app)
  const viewers = await castOf(app)
  const viewer = (role: Role, site: SiteKey = 'skills') => viewers.get(`${role} ${site}`) ?? viewers.get(role) ?? guest
  const close = async () => {
    await stop().catch(() => {})
    await scratch.remove()
  }
  const found = new Map<SiteKey, Context['site']>()
  for (const key of Object.keys(sites) as SiteKey[]) found.set(key, (await app.sites.byId(sites[key]._id))!)
  return {
    app,
    database: scratch.database,
    viewer,
    as: (role, site = 'skills') =>
      contextFor(app, { site: found.get(site)!, viewer: viewer(role, site), locale: 'th' }),
    pass: (ms) => (ahead += ms),
    close,
  }
}

const settingsOf = (env: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', SECRET_KEY: 'a key of the tests, 32 long or more', ...env }, process.cwd(), () => {})

/** An academy with its sites and people, for this test run. */
const peopled: Template = {
  name: `${migrated.name}_${process.env['WICHA_TEST_RUN'] ?? process.pid}`,
  make: async (database) => {
    await migrated.make(database)
    const { app, stop } = await startApp(settingsOf({}), { database: lent(database) })
    await plantCast(app)
    await app.jobs.drain()
    await stop()
  },
}

/** A database that its user must not close. */
const lent = (database: Database): Database => ({ ...database, close: async () => {} })

async function plantCast(app: App) {
  for (const [key, site] of Object.entries(sites)) await plantAcademySite(app, key as SiteKey, site)
  const hash = await hashPassword(password)
  for (const role of staff) await plantStaff(app, { role, hash })
  for (const key of ['skills', 'factory'] as const) await plantLearner(app, { key, hash })
}

const staff = ['member', 'manager', 'admin', 'superadmin', 'root'] as const
const emailOf = (key: SiteKey) => `learner@${key}.test`

/** The people by role, and a learner by role and site. */
async function castOf(app: App): Promise<Map<string, Viewer>> {
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from "user"`.execute(
    app.database.kysely,
  )
  const idOf = (username: string) => rows.find((row) => row.username === username)!._id
  const viewers = new Map<string, Viewer>()
  for (const role of staff) viewers.set(role, { id: idOf(role), role, home: sites.origin._id, name: `${role} ทีมงาน` })
  for (const key of ['skills', 'factory'] as const)
    viewers.set(`user ${key}`, { id: idOf(emailOf(key)), role: 'user', home: sites[key]._id, name: 'สมชาย ใจดี' })
  return viewers
}

/** Tests know the key of a site. */
async function plantAcademySite(app: App, key: SiteKey, site: (typeof sites)[SiteKey]) {
  const isOrigin = key === 'origin'
  await seedSite(app, {
    _id: site._id,
    parent: isOrigin ? null : sites.origin._id,
    hostnames: [site.hostname],
    configuration: {
      siteName: site.name,
      siteNameEn: key,
      siteType: isOrigin ? 'origin' : 'unit',
      plugins: isOrigin
        ? []
        : [
            ...['lesson', 'category', 'enroll', 'note', 'asset', 'branch', 'student', 'shop', 'billing', 'marketplace'],
            ...['redeem-coupon', 'credit', 'certificate', 'exam', 'survey'],
          ],
    },
  })
  const ctx = await seedContext(app, site._id)
  const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  await compute(ctx, 'configuration', { _id, change: { key: `key-${key}` } })
}

async function plantStaff(app: App, of: { role: Role; hash: string }) {
  const ctx = await seedContext(app, sites.origin._id)
  const { role, hash } = of
  const user = await create(ctx, 'user', {
    username: role,
    firstname: role,
    lastname: 'ทีมงาน',
    email: `${role}@wicha.test`,
  })
  await setCredential(ctx, { user: user._id, hash })
  const isAbove = role === 'root' || role === 'superadmin'
  const reach = isAbove ? [sites.origin._id] : [sites.skills._id, sites.factory._id]
  await grant(ctx, { user: user._id, role, sites: reach })
}

async function plantLearner(app: App, of: { key: SiteKey; hash: string }) {
  const ctx = await seedContext(app, sites[of.key]._id)
  const email = emailOf(of.key)
  const user = await create(ctx, 'user', {
    username: email,
    firstname: 'สมชาย',
    lastname: 'ใจดี',
    email,
    phone: '0812345678',
  })
  await setCredential(ctx, { user: user._id, hash: of.hash })
}
