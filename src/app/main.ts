import type { ServerBuild } from 'react-router'
import { databaseOf } from '#platform/operations/config/database-of.ts'
import { readSettings, type Settings } from '#platform/operations/config/settings.ts'
import type { Database } from '#platform/data/database/database.ts'
import type { Render } from './http/pages/answer-page.ts'
import type { Assets } from './server.ts'

/** What the development build lends to the server: its middleware, and the pages as they are now. */
interface Development {
  assets: Assets
  build: () => Promise<ServerBuild>
}

/** Starts the product: database, demo on the first run, HTTP; ends within ten seconds of SIGTERM. */
export const serve = async (place: { root: string; build?: string }, development?: Development) => {
  const settings = { ...readSettings(process.env, place.root), ...place }
  const [opened, { serveApp }, render] = await Promise.all([
    openedMeanwhile(settings),
    import('./start.ts'),
    renderer(development),
  ])
  await serveApp(settings, { render, ...opened, ...(development && { assets: development.assets }) })
}

/** Plants into an empty database without serving and answers the demo's accounts; null where sites are known already. */
export const seed = async (root: string, kind: Settings['seed']): Promise<string | null> => {
  const { seedApp } = await import('./start.ts')
  return seedApp({ ...readSettings(process.env, root), seed: kind })
}

/**
 * The embedded database opens in a thread of its own, half a second of which goes by while everything else is loaded. A server is
 * asked only then: loading would hold up its answer, and make it seem away.
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
  // A build that is handed over by a function would have its routes sorted again for every request.
  const handler = import('virtual:react-router/server-build').then(handlerBySegment)
  return async (request, context) => (await handler)(request, context)
}
