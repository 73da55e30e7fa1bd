import type { FastifyInstance } from 'fastify'
import type { App } from '#platform/context.ts'
import { serveApi } from '../../src/app/api.server.ts'
import { ownCalls } from '#app/registry/commands.server.ts'

/** One call of the product, as it is registered: `POST /api/:c/query`. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  pattern: string
  /** A call that a module answers itself, not a collection. */
  isOwn: boolean
  /** Bodies that its description gives as examples. */
  examples: readonly unknown[]
}

/** Every call that the API answers, read from what it registers, so that a new one is among them on its own. */
export const callsOf = (app: App): Call[] => {
  const own = new Map(ownCalls(app.manifests).map((one) => [`${one.method} /api${one.path}`, one.description]))
  const calls = registered(app).filter(({ url }) => !isOfFiles(url))
  return calls.map(({ method, url }) => {
    const described = own.get(`${method} ${url}`)
    const examples = (described?.examples ?? []).flatMap(({ request }) => (request === undefined ? [] : [request]))
    return { method, pattern: url, isOwn: described !== undefined, examples }
  })
}

/** No body of JSON gets into these: the hostile files of tests/transfer do. */
const isOfFiles = (url: string) => /\/(export|import)$/.test(url)

type Route = { method: Call['method']; url: string }

/** What the API tells a server to answer; what is left over after all calls is answered by `all`. */
const registered = (app: App): Route[] => {
  const routes: Route[] = []
  const tell = (name: string) => (given: string | Route) => {
    if (name !== 'all')
      routes.push(typeof given === 'string' ? { method: name.toUpperCase() as Route['method'], url: given } : given)
  }
  serveApi(new Proxy({}, { get: (_, name) => tell(String(name)) }) as FastifyInstance, app)
  return routes
}
