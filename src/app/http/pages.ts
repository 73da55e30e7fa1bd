import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { App, Context } from '#platform/context.ts'
import { asked, type Asked } from '#platform/request.server.ts'
import { type Made, type Page, pageKey } from '#platform/page-cache/page-cache.ts'
import { arrive, arriveAsVisitor, chatOf, isPersonal, localeOf } from './arrive.ts'
import { isDeveloper } from './developer/is-developer.ts'
import { policyOf } from './headers.ts'
import { refuseInPreview, sendPreview } from './preview/answer-preview.ts'
import { type Preview, previewOf } from './preview/preview-of.ts'

/** Renders a request with React Router. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

const longestTruth = 60_000

/** Answers a page: from the cache for a visitor who only reads, made for this person otherwise. */
export const answerPage = async (app: App, http: { request: FastifyRequest; reply: FastifyReply; render: Render }) => {
  const { request, reply, render } = http
  const preview = await previewOf(app, request)
  if (preview) return answerPreview(preview, http)
  if (!isRead(request) || isPersonal(app, request) || app.settings.isDevelopment) {
    const { page, cookies } = await makeFor(await arrive(app, request), { request, render })
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    const headers = { 'cache-control': 'private, no-store', ...page.headers }
    return send(reply, request, { ...page, headers, gzip: await zipped(page.body) })
  }
  const locale = localeOf(request)
  const key = pageKey({ host: request.site!.hostname, url: request.url, locale })
  const isDirect = request.headers['sec-fetch-site'] === 'none'
  const page =
    app.cache.find(key) ??
    (await app.cache.make(`${key}${isDirect ? ' direct' : ''}`.trim(), async () => {
      return (await makeFor(await arriveAsVisitor(app, request), { request, render })).page
    }))
  return send(reply, request, page)
}

/** A page of another site, which is made anew each time and leaves nothing behind. */
async function answerPreview(preview: Preview, http: { request: FastifyRequest; reply: FastifyReply; render: Render }) {
  const { request, reply, render } = http
  if (!isRead(request)) return refuseInPreview(reply, preview)
  const { page } = await makeFor(preview.ctx, { request, render, preview })
  return sendPreview(reply, { page, preview })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** A page for one person is packed as fast as can be: it is sent once. */
const zipped = (body: Buffer) => promisify(gzip)(body, { level: 3 })

async function makeFor(
  ctx: Context,
  http: { request: FastifyRequest; render: Render; preview?: Preview },
): Promise<{ page: Made; cookies: string[] }> {
  const { preview } = http
  const chat = chatOf(ctx.app, http.request)
  const shared: Asked = {
    ...{ ctx, route: null, cookies: [], formTargets: [], origin: http.request.headers.origin ?? null, chat },
    isDeveloper: isDeveloper(ctx.app, http.request),
    ...(preview && { preview: { until: preview.until } }),
  }
  const context = new RouterContextProvider()
  context.set(asked, shared)
  const response = await http.render(webRequest(http.request), context)
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = policyOf(body.toString('utf8'), {
      isDevelopment: ctx.app.settings.isDevelopment,
      formTargets: shared.formTargets,
      isToLookAt: preview !== undefined,
    })
  const page = {
    status: response.status,
    headers,
    body,
    reads: ctx.reads,
    expires: Math.min(ctx.truth.until, ctx.now + longestTruth),
  }
  return { page, cookies: [...shared.cookies, ...response.headers.getSetCookie()] }
}

/**
 * The web request that React Router reads; Host was checked against the site's record before, and so was Origin, which it
 * would compare once more with no other site in mind.
 */
function webRequest(request: FastifyRequest): Request {
  const url = `${request.protocol}://${request.headers.host}${request.raw.url}`
  const headers = new Headers()
  const { origin: _origin, ...sent } = request.headers
  for (const [name, value] of Object.entries(sent)) for (const one of [value ?? []].flat()) headers.append(name, one)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return new Request(url, { method: request.method, headers, body })
}

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  page: Pick<Page, 'status' | 'headers' | 'body'> & Partial<Page>,
) {
  reply.code(page.status).headers(page.headers)
  if (page.etag) {
    reply.header('etag', page.etag).header('vary', 'accept-encoding, cookie')
    if (!page.headers['cache-control']) reply.header('cache-control', 'private, no-cache')
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const accepts = String(request.headers['accept-encoding'] ?? '')
  if (page.brotli && accepts.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (page.gzip && accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.body)
}
