import type { FastifyReply, FastifyRequest } from 'fastify'
import { endCall } from '#platform/http/api-key/call-log.ts'
import { keyPrefix, authenticateCall } from '#platform/http/api-key/authenticate-call.ts'
import { scopedApp } from '#platform/http/api-key/scoped.ts'
import { guest, type Viewer } from '#platform/data/access/viewer.ts'
import { type App, type Context, contextFor } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { createContext, localeOf } from '../request-context.ts'
import { networkOf } from '../address/network.ts'

/** A call with a key that is refused. */
export class KeyRefused extends Error {
  readonly status: number
  readonly says: Text
  constructor({ status, says }: { status: number; says: Text }) {
    super(says.en)
    this.status = status
    this.says = says
  }
}

/**
 * Returns the context of an API call: the person of the cookie, or the key that signed the call. With a key the cookie
 * is ignored.
 */
export const createApiContext = (app: App, http: { request: FastifyRequest; reply: FastifyReply }): Promise<Context> =>
  isKeyed(http.request) ? arriveByKey(app, http) : createContext(app, http.request)

/** Clients of the specification send a `key` without authority. Our keys name their scheme. */
export const isKeyed = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  typeof headers['key'] === 'string' && headers['key'].startsWith(keyPrefix)

async function arriveByKey(app: App, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
  const { method, headers, url } = request
  const [site, locale, address] = [request.site!, localeOf(request), networkOf(request.ip)]
  const agent = String(headers['user-agent'] ?? '').slice(0, 1000)
  const before = contextFor(app, { site, locale, address, agent, viewer: guest })
  const proof = await authenticateCall(before, {
    ...{ method, target: url, host: headers.host ?? '', body: request.sent ?? Buffer.alloc(0) },
    ...{ key: String(headers['key']), token: one(headers['token']), sign: one(headers['sign']) },
    ...{ ip: request.ip, origin: headers.origin },
  })
  if ('status' in proof) throw new KeyRefused(proof)
  const since = performance.now()
  reply.raw.once('close', () => {
    const call = { key: proof._id, nonce: proof.nonce, status: reply.statusCode, ms: performance.now() - since }
    endCall(before, call).catch((error: unknown) => app.settings.log(`call log: ${String(error)}`))
  })
  const viewer: Viewer = { id: proof._id, role: 'admin', home: '', name: proof.name }
  return contextFor(scopedApp(app, proof.scopes), { site, locale, address, agent, viewer })
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '')
