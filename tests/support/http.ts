import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { openSession } from '#platform/identity/session/session.ts'
import type { Render } from '../../src/app/http/pages/answer-page.ts'
import { createServer } from '../../src/app/server.ts'
import type { Academy } from './academy.ts'
import { type SiteKey, sites } from './cast.ts'

export interface HttpParams {
  site?: SiteKey
  viewer?: Viewer
  method?: InjectOptions['method']
  path: string
  body?: unknown
  headers?: Record<string, string>
}
export interface HttpResponse {
  status: number
  text: string
  // oxlint-disable-next-line no-explicit-any -- JSON of any call: each test says what it expects of it
  body: any
  headers: Record<string, unknown>
  bytes: Buffer
}

/** The HTTP interface of an academy, called without a socket. `page` answers page requests. */
export const openHttp = async (
  academy: Academy,
  page: Render = async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
) => {
  const server: FastifyInstance = await createServer(academy.app, { render: page })
  const secrets = new Map<string, string>()
  const cookieOf = async (viewer: Viewer, site: SiteKey): Promise<Record<string, string>> => {
    if (viewer.role === 'guest') return {}
    const key = `${viewer.id} ${site}`
    const known = secrets.get(key)
    if (known) return { cookie: `sid=${known}` }
    const { secret } = await openSession(academy.app, {
      site: sites[site]._id,
      user: { site: viewer.home, _id: viewer.id },
      interface: viewer.role === 'user' ? 'frontend' : 'backend',
      remember: false,
    })
    secrets.set(key, secret)
    return { cookie: `sid=${secret}` }
  }
  const ask = async ({
    site = 'skills',
    viewer,
    method = 'POST',
    path,
    body,
    headers = {},
  }: HttpParams): Promise<HttpResponse> => {
    const cookie = viewer ? await cookieOf(viewer, site) : {}
    const response = await server.inject({
      method,
      url: path,
      headers: { host: sites[site].hostname, ...cookie, ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return {
      ...{ status: response.statusCode, text: response.body, body: asJson(response.body) },
      ...{ headers: response.headers, bytes: response.rawPayload },
    }
  }
  return { ask, server, cookieOf, close: () => server.close() }
}

export type Http = Awaited<ReturnType<typeof openHttp>>

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
