import type { ServerBuild } from 'react-router'
import { databaseOf } from '#platform/operations/config/database-of.ts'
import { readSettings, type Settings } from '#platform/operations/config/settings.ts'
import type { Database } from '#platform/data/database/database.ts'
import type { Render } from './http/pages/answer-page.ts'
import type { Assets } from './server.ts'

/** What the development build provides to the server: its middleware, and the present pages. */
interface Development {
  assets: Assets
  build: () => Promise<ServerBuild>
}

/** Starts the product: database, demo on the first run, HTTP. It ends within ten seconds of SIGTERM. */
export const serve = async (place: { root: string; build?: string }, development?: Development) => {
  const settings = { ...readSettings(process.env, place.root), ...place }
  const [opened, { serveApp }, render] = await Promise.all([
    openedMeanwhile(settings),
    import('./start.ts'),
    renderer(development),
  ])
  await serveApp(settings, { render, ...opened, ...(development && { assets: development.assets }) })
}

/** Seeds an empty database without serving. Returns the demo's accounts, or null if there are already sites. */
export const seed = async (root: string, kind: Settings['seed']): Promise<string | null> => {
  const { seedApp } = await import('./start.ts')
  return seedApp({ ...readSettings(process.env, root), seed: kind })
}

/**
 * The embedded database opens in its own thread while everything else loads, which saves half a second. A database
 * server connects afterwards, because loading would delay its answer and look like an outage.
 */
async function openedMeanwhile(settings: Settings): Promise<{ database?: Database }> {
  return settings.databaseUrl ? {} : { database: await databaseOf(settings) }
}

async function renderer(development?: Development): Promise<Render> {
  const { createRequestHandler } = await import('react-router')
  if (development) {
    const handle = createRequestHandler(development.build, 'development')
    return (request, context) => handle(request, context)
  }
  const { handlerBySegment } = await import('./http/pages/by-segment.ts')
  // If the build came from a function, the router would sort its routes for every request.
  const handler = import('virtual:react-router/server-build').then(handlerBySegment)
  return async (request, context) => (await handler)(request, context)
}
