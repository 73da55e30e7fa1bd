import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { cookieName, cookieOf, cookieOfSession } from '#platform/identity/session/cookie.ts'
import { closeSession } from '#platform/identity/session/session.ts'
import { canonicalHost } from '#platform/site/sites.ts'
import { hostWords } from './words.ts'
import { isDeveloper } from './is-developer.ts'

const cookie = 'developer-host'

/** Returns the host name whose site this browser wants on the developer's machine, or '' for the requested host. */
export const chosenHost = (app: App, request: FastifyRequest): string =>
  isDeveloper(app, request) ? canonicalHost(cookieOf(request.headers.cookie, cookie)) : ''

const asked = z.strictObject({ hostname: z.string().max(253).nullable() })

/**
 * `POST /api/developer-host`: Set and Reset of the developer bar (specification §5, Developer bar). A cookie of this
 * browser keeps the host. Plugins, configuration and session are dropped.
 */
export const serveChosenHost = (server: FastifyInstance, app: App) => {
  server.post('/api/developer-host', async (request, reply) => {
    if (!isDeveloper(app, request)) throw notFound()
    const read = asked.safeParse(request.body)
    const hostname = read.success ? read.data.hostname : ''
    if (hostname !== null && !(await isKnown(app, hostname)))
      throw invalid({ field: 'hostname', code: 'unknown', ...hostWords.unknown })
    await forgetAll(app, request)
    return reply.header('set-cookie', cookiesFor(app, hostname)).send({ status: 200 })
  })
}

const isKnown = async (app: App, hostname: string) =>
  hostname !== '' && canonicalHost(hostname) === hostname && (await app.sites.byHostname(hostname)) !== undefined

async function forgetAll(app: App, request: FastifyRequest) {
  const secret = cookieOf(request.headers.cookie, cookieName(app.settings.hasSecureCookies))
  if (secret !== '') await closeSession(app, secret)
  app.sites.forget()
  app.pageCache.clear()
}

const cookiesFor = (app: App, hostname: string | null): string[] => [
  `${cookie}=${hostname ?? ''}; Path=/; HttpOnly; SameSite=Strict${hostname === null ? '; Max-Age=0' : ''}`,
  cookieOfSession({ secret: '', maxAgeSeconds: 0 }, app.settings.hasSecureCookies),
]
