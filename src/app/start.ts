import { resolveTxt } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'
import { EtaxSchemas } from '#modules/billing/public-api.ts'
import type { Database } from '#platform/data/database/database.ts'
import { migrate } from '#platform/data/database/migrate.ts'
import { assertRules } from '#platform/data/access/allow.ts'
import { assertRemovals } from '#platform/data/collection/removal/soft-delete-columns.ts'
import { assertScopes } from '#platform/data/collection/scope.ts'
import { assertConditions } from '#platform/data/collection/writing/assertions/conditions.ts'
import type { App } from '#platform/context.ts'
import { databaseOf } from '#platform/operations/config/database-of.ts'
import type { Settings } from '#platform/operations/config/settings.ts'
import { assertPopulated } from '#platform/http/api/serialize.ts'
import { Limits } from '#platform/http/api/limits.ts'
import { Jobs } from '#platform/background/jobs/running/runner.ts'
import { assertCounters } from '#platform/office/menu/assert-counters.ts'
import { openMailer } from '#platform/background/mail/transport/mailer.ts'
import { SiteMailers } from '#platform/background/mail/transport/site-mailer.ts'
import { openFiles } from '#platform/content/file/files.ts'
import { Watermarks } from '#platform/content/file/watermark/watermarks.ts'
import { PageCache } from '#platform/http/page-cache/page-cache.ts'
import { Purges } from '#platform/http/page-cache/purges.ts'
import { assertSecrets } from '#platform/data/encryption/assert-secrets.ts'
import { HashQueue } from '#platform/identity/password/hash-queue.ts'
import { readSealingKey } from '#platform/data/encryption/sealing-key.ts'
import { openChatProvider } from '#platform/identity/external-login/line/provider.ts'
import { configuring, createSites } from '#platform/site/sites.ts'
import { ErrorLog } from '#platform/operations/error-log/error-log.ts'
import { RedirectStats } from '#platform/content/redirects/redirect-stats.ts'
import { Spreadsheets } from '#platform/data/import-export/sheets/spreadsheets.ts'
import type { CollectionMap } from '#platform/data/collection/registry.ts'
import { migrations } from '../../database/migrations/list.ts'
import { collectBlocks } from './registry/blocks.server.ts'
import { collectPageTypes } from './registry/page-types.server.ts'
import { pageStyles } from './registry/block-styles.server.ts'
import { hooksOf } from './registry/hooks.server.ts'
import { collectFlowParts } from './registry/steps.server.ts'
import { collectJobs, listenersOf } from './registry/jobs.server.ts'
import { manifests } from './modules.ts'
import type { Render } from './http/pages/answer-page.ts'
import { accountsOf, announceReady, seedIfEmpty } from './seed/first-run.ts'
import { setUp } from './seed/set-up.ts'
import { seedGeography } from './seed/geography/seed-geography.ts'
import { seedSample } from './seed/seed-sample.ts'
import { type Assets, createServer } from './server.ts'

export interface Started {
  app: App
  stop: () => Promise<void>
}

/** Opens the database, migrates it, and creates all shared services once. */
export const startApp = async (
  settings: Settings,
  with_: { clock?: () => number; database?: Database } = {},
): Promise<Started> => {
  const clock = with_.clock ?? Date.now
  const collections = proved(collectionMapOf())
  assertCounters(manifests, collections)
  const blocks = collectBlocks(settings.build)
  const database = with_.database ?? (await databaseOf(settings))
  await migrate(database, migrations)
  const sealing = readSealingKey(settings)
  const sites = createSites({ database, manifests, clock })
  const { cache, answers, purges } = await startCache({ settings, database, sites, clock })
  const jobs = new Jobs(() => app, collectJobs(manifests))
  const app: App = {
    settings,
    database,
    manifests,
    collections,
    sites,
    sealing,
    lineLogin: openChatProvider({ issuer: settings.lineIssuer, clock }),
    ...{ blocks, pageStyles: pageStyles(settings.build), pageTypes: collectPageTypes(settings.build) },
    ...{ pageCache: cache, apiCache: answers, ruleSqlCache: new WeakMap() },
    purges,
    jobs,
    ...{ mailer: openMailer(settings), siteMailers: new SiteMailers(), resolveTxt },
    limits: new Limits(clock),
    ...{ menuCounts: new Map(), fragmentCache: new WeakMap(), hashQueue: new HashQueue() },
    ...{ listeners: listenersOf(manifests), ...hooksOf(manifests), ...collectFlowParts(manifests) },
    ...{ clock, errorLog: new ErrorLog(database, clock), redirectStats: new RedirectStats(database, clock) },
    ...{ spreadsheets: new Spreadsheets(settings.root), etaxSchemas: new EtaxSchemas(settings) },
    ...{ files: openFiles(settings, clock), watermarks: new Watermarks(settings, clock) },
    ask: () => Promise.reject(new Error('no server is made yet')),
    setUp: (foundation) => setUp(app, foundation),
    seedSample,
  }
  await jobs.start()
  return { app, stop: () => stop(app) }
}

/** Starts the product and serves it: the demo on the first run, HTTP. It ends within ten seconds of SIGTERM. */
export const serveApp = async (
  settings: Settings,
  with_: { render: Render; assets?: Assets; database?: Database },
): Promise<void> => {
  const { app, stop: stopApp } = await startApp(settings, with_)
  await seedGeography(app)
  await seedIfEmpty(app)
  const server = await createServer(app, with_)
  await server.listen({ port: settings.port, host: settings.host })
  settings.port = portOf(server) ?? settings.port
  endOn(['SIGTERM', 'SIGINT'], async () => {
    await server.close()
    await stopApp()
  })
  await announceReady(app)
}

/** Seeds an empty database without serving. Returns the demo's accounts, or null if there are already sites. */
export const seedApp = async (settings: Settings): Promise<string | null> => {
  const { app, stop: stopApp } = await startApp(settings)
  try {
    await seedGeography(app)
    return (await seedIfEmpty(app)) ? accountsOf(app) : null
  } finally {
    await stopApp()
  }
}

/** Creates the page cache, and the purges that keep it consistent across processes. */
async function startCache(of: Pick<App, 'settings' | 'database' | 'sites' | 'clock'>) {
  const { settings, database, sites, clock } = of
  const versionOf = (tag: string) => purges.versionOf(tag)
  const cache = new PageCache({ clock, versionOf })
  const answers = new PageCache({ clock, versionOf, maxBytes: 32 << 20 })
  const purges = await Purges.start(database, {
    log: settings.log,
    purgeAll() {
      sites.doubt()
      cache.markAllStale()
      answers.clear()
    },
    purge(tag) {
      if (configuring.some((name) => tag.endsWith(`:${name}`))) sites.forget()
      cache.purge(tag)
      answers.purge(tag)
    },
  })
  return { cache, answers, purges }
}

async function stop(app: App) {
  await app.jobs.stop()
  app.mailer?.close()
  app.siteMailers.close()
  await app.errorLog.flush()
  await app.redirectStats.flush()
  await app.purges.stop()
  await app.database.close()
}

/** An invalid declaration of a collection stops the start. */
function proved(catalogue: CollectionMap): CollectionMap {
  assertScopes(catalogue)
  assertRemovals(catalogue)
  assertRules(catalogue)
  assertConditions(catalogue)
  assertSecrets(catalogue)
  assertPopulated([...catalogue.values()].map(({ collection }) => collection))
  return catalogue
}

/** Returns all collections by name. A duplicate name stops the start. */
export const collectionMapOf = (): CollectionMap => {
  const catalogue = new Map<string, { collection: (typeof manifests)[number]['collections'][number]; module: string }>()
  for (const module of manifests)
    for (const collection of module.collections) {
      if (catalogue.has(collection.name)) throw new Error(`the collection '${collection.name}' is declared twice`)
      catalogue.set(collection.name, { collection, module: module.name })
    }
  return catalogue
}

/** If 0 was requested, the system chose a port. Absolute URLs contain it (`platform/site/absolute.ts`). */
const portOf = ({ server }: FastifyInstance) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

const patience = 9000

function endOn(signals: NodeJS.Signals[], end: () => Promise<void>) {
  let isEnding = false
  const ending = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), patience).unref()
    await end().catch((error) => console.error(error))
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void ending())
}
