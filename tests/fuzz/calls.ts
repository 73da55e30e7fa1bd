import type { FastifyInstance } from 'fastify'
import type { App } from '#platform/context.ts'
import { serveApi } from '../../src/app/api.server.ts'

/** One call of the product, as it is registered: `POST /api/:c/query`. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  pattern: string
  /** A call that a module answers itself. */
  isOwn: boolean
}

/** Every call that the API answers, read from what it registers, so that a new one is among them by itself. */
export const callsOf = (app: App): Call[] => {
  const own = new Set(app.manifests.flatMap(({ api }) => Object.keys(api).map((call) => call.replace(' ', ' /api'))))
  const calls: Call[] = []
  const register = (route: { method: Call['method'] | Call['method'][]; url: string }) => {
    for (const method of [route.method].flat())
      calls.push({ method, pattern: route.url, isOwn: own.has(`${method} ${route.url}`) })
  }
  serveApi({ route: register, all: () => {} } as unknown as FastifyInstance, app)
  return calls
}
