import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { readSettings, type Settings } from '#platform/config/settings.ts'
import { plantGeography } from './seed/geography/plant-geography.ts'
import { accountsOf, announceReady, seedIfEmpty } from './seed/first-run.ts'
import type { Render } from './http/pages/answer-page.ts'
import { handlerBySegment } from './http/pages/by-segment.ts'
import { type Assets, createServer } from './server.ts'
import { startApp } from './start.ts'

/** What the development build lends to the server: its middleware, and the pages as they are now. */
interface Development {
  assets: Assets
  build: () => Promise<ServerBuild>
}

/** Starts the product: database, demo on the first run, HTTP; ends within ten seconds of SIGTERM. */
export const serve = async (root: string, development?: Development) => {
  const settings = readSettings(process.env, root)
  const { app, stop } = await startApp(settings)
  await plantGeography(app)
  await seedIfEmpty(app)
  const render = renderer(development)
  const server = await createServer(app, { render, ...(development && { assets: development.assets }) })
  await server.listen({ port: settings.port, host: settings.host })
  settings.port = portOf(server) ?? settings.port
  endOn(['SIGTERM', 'SIGINT'], async () => {
    await server.close()
    await stop()
  })
  await announceReady(app)
}

/** Where 0 was asked for, the system chose; whole addresses name it (`platform/site/absolute.ts`). */
const portOf = ({ server }: FastifyInstance) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Plants into an empty database without serving and answers the demo's accounts; null where sites are known already. */
export const seed = async (root: string, kind: Settings['seed']): Promise<string | null> => {
  const { app, stop } = await startApp({ ...readSettings(process.env, root), seed: kind })
  try {
    await plantGeography(app)
    return (await seedIfEmpty(app)) ? accountsOf(app) : null
  } finally {
    await stop()
  }
}

const renderer = (development?: Development): Render => {
  if (!development) {
    // A build that is handed over by a function would have its routes sorted anew for every request.
    const handler = import('virtual:react-router/server-build').then(handlerBySegment)
    return async (request, context) => (await handler)(request, context)
  }
  const handle = createRequestHandler(development.build, 'development')
  return (request, context) => handle(request, context)
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
