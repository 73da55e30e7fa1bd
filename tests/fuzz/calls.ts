import type { FastifyInstance } from 'fastify'
import type { App } from '#platform/context.ts'
import { serveApi } from '../../src/app/api.server.ts'
import { ownCalls } from '#app/registry/commands.server.ts'

/** One call of the product as registered: `POST /api/:c/query`. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  pattern: string
  /** A call that a module answers itself. */
  isOwn: boolean
  /** Example bodies of its description. */
  examples: readonly unknown[]
}

/** Returns every registered API call, so that a new one is included automatically. */
export const callsOf = (app: App): Call[] => {
  const own = new Map(ownCalls(app.manifests).map((one) => [`${one.method} /api${one.path}`, one.description]))
  const calls = registered(app).filter(({ url }) => !isOfFiles(url))
  return calls.map(({ method, url }) => {
    const described = own.get(`${method} ${url}`)
    const examples = (described?.examples ?? []).flatMap(({ request }) => (request === undefined ? [] : [request]))
    return { method, pattern: url, isOwn: described !== undefined, examples }
  })
}

/** These take no JSON bodies. The hostile files of tests/transfer cover them. */
const isOfFiles = (url: string) => /\/(export|import)$/.test(url)

type Route = { method: Call['method']; url: string }

/** Returns the routes that the API registers. `all` answers the remaining calls. */
const registered = (app: App): Route[] => {
  const routes: Route[] = []
  const tell = (name: string) => (given: string | Route) => {
    if (name !== 'all')
      routes.push(typeof given === 'string' ? { method: name.toUpperCase() as Route['method'], url: given } : given)
  }
  serveApi(new Proxy({}, { get: (_, name) => tell(String(name)) }) as FastifyInstance, app)
  return routes
}
