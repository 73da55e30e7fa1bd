import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { knowsTag } from '#domain/browser/knows-tag.ts'
import type { App, Context } from '#platform/context.ts'
import { asked, type RequestParams } from '#platform/http/request.server.ts'
import { outageSeconds } from '#platform/errors/outage.ts'
import { compressedBodies } from '#platform/http/page-cache/compression.ts'
import { filled, newStaticBlocks } from '#platform/content/page/view/static-blocks.ts'
import { type Made, type Page, pageKey, sharedAddress } from '#platform/http/page-cache/page-cache.ts'
import { orStale } from '#platform/http/page-cache/stale-if-error.ts'
import { createContext, createVisitorContext, chatOf, isPersonal, localeOf } from '../request-context.ts'
import { isClosed } from '../suspended-site.ts'
import { isDeveloper } from '../developer/is-developer.ts'
import { policyOf } from '../headers.ts'
import { refuseInPreview, sendPreview } from '../preview/answer-preview.ts'
import { type Preview, previewOf } from '../preview/preview-of.ts'
import { sendCompressed } from './send-compressed.ts'

/** Renders a request with React Router. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

const maxFreshMs = 60_000

/** Answers a page: from the cache for a visitor without a session, otherwise rendered for this person. */
export const answerPage = async (app: App, http: { request: FastifyRequest; reply: FastifyReply; render: Render }) => {
  const { request, reply, render } = http
  const preview = await previewOf(app, request)
  if (preview) return answerPreview(preview, http)
  if (!isRead(request) || isPersonal(app, request) || isClosed(request.site!) || app.settings.isDevelopment) {
    const { page, cookies } = await makeFor(await createContext(app, request), { request, render })
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    const headers = { 'cache-control': 'private, no-store', ...page.headers }
    return send(reply, request, { ...page, headers, pack: compressedBodies(page.body, 'once') })
  }
  const locale = localeOf(request)
  const address = sharedAddress(request.url)
  const key = pageKey({ host: request.site!.hostname, address, locale })
  const isDirect = request.headers['sec-fetch-site'] === 'none'
  const kept = app.pageCache.find(key)
  if (kept) return send(reply, request, kept)
  const old = app.pageCache.findStale(key)
  const make = async () => {
    const front = webRequest(request, address)
    return (await makeFor(await createVisitorContext(app, { request, url: address }), { request, render, front })).page
  }
  const making = app.pageCache.make(key, make, isDirect ? ' direct' : '')
  return send(reply, request, old ? await inPlaceOf(making, old) : await making)
}

/** How long to wait for a new page, in milliseconds, before a stale one is sent. */
const patienceMs = 1000

const inPlaceOf = async (making: Promise<Page>, old: Page) => {
  const page = await orStale(making, old, patienceMs)
  return page.status >= 500 ? old : page
}

/** A preview of another site, which is rendered each time and never cached. */
async function answerPreview(preview: Preview, http: { request: FastifyRequest; reply: FastifyReply; render: Render }) {
  const { request, reply, render } = http
  if (!isRead(request)) return refuseInPreview(reply, preview)
  const { page } = await makeFor(preview.ctx, { request, render, preview })
  return sendPreview(reply, { page, preview })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Renders the requested page, or `front` instead. */
export async function makeFor(
  ctx: Context,
  http: { request: FastifyRequest; render: Render; front?: Request; preview?: NonNullable<RequestParams['preview']> },
): Promise<{ page: Made; cookies: string[] }> {
  const { preview } = http
  if (isDocument(http.front ?? http.request)) ctx.prerendered = newStaticBlocks()
  const context = new RouterContextProvider()
  context.set(asked, {
    ...{ ctx, route: null, cookies: [], formTargets: [], origin: http.request.headers.origin ?? null },
    chat: chatOf(ctx.app, http.request),
    isDeveloper: isDeveloper(ctx.app, http.request),
    ...(preview && { preview: { until: preview.until } }),
  })
  const response = await http.render(http.front ?? webRequest(http.request), context)
  // A screen may have changed the parameters of its request.
  const told = context.get(asked)
  const sent = told.document ?? Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  // One character for each byte. The searched text is ASCII, so decoding is unnecessary.
  const html = headers['content-type']?.startsWith('text/html') ? served(sent.toString('latin1'), told) : null
  if (html !== null)
    headers['content-security-policy'] = policyOf(html, {
      isDevelopment: ctx.app.settings.isDevelopment,
      formTargets: [...new Set([...told.formTargets, ...ctx.cspSources.forms])],
      filmOrigins: [...ctx.cspSources.films],
      isToLookAt: preview !== undefined,
      contentHost: ctx.app.settings.contentHost,
    })
  Object.assign(headers, waitIn(told, response.status))
  const page = {
    status: told.outage ? 503 : response.status,
    headers,
    body: html === null ? sent : ctx.prerendered ? filled(html, ctx.prerendered) : Buffer.from(html, 'latin1'),
    reads: ctx.reads,
    expires: Math.min(ctx.validity.until, ctx.validity.renewal, ctx.now + maxFreshMs),
    invalidAt: ctx.validity.until,
  }
  return { page, cookies: [...told.cookies, ...response.headers.getSetCookie()] }
}

/** Seconds to wait, if known. */
function waitIn({ outage, waitSeconds }: RequestParams, status: number) {
  const seconds = outage ? outageSeconds[outage] : status === 429 && waitSeconds
  return seconds ? { 'retry-after': String(seconds) } : {}
}

/** Whether the response is a whole page and not only its data. */
const isDocument = ({ url }: { url: string }) => !url.split('?', 1)[0]!.endsWith('.data')

/**
 * Visitors read a public page first, so its scripts load after styles, fonts and pictures. Back-office pages load
 * scripts at once.
 */
const served = (html: string, { route }: RequestParams) =>
  route?.area === 'office' ? html : html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')

/**
 * Returns the web request for React Router. Host and Origin are already checked, and the router would check Origin for
 * a single site.
 */
export function webRequest(request: FastifyRequest, address = request.raw.url!): Request {
  const url = `${request.protocol}://${request.headers.host}${address}`
  const headers = new Headers()
  const { origin: _origin, ...sent } = request.headers
  for (const [name, value] of Object.entries(sent)) for (const one of [value ?? []].flat()) headers.append(name, one)
  const body = !isRead(request) && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  // A HEAD request renders the page like GET, so that the cached page is complete.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return new Request(url, { method, headers, body })
}

async function send(
  reply: FastifyReply,
  request: FastifyRequest,
  page: Pick<Page, 'status' | 'headers' | 'body'> & Partial<Page>,
) {
  reply.code(page.status).headers(page.headers)
  if (page.etag) {
    reply.header('etag', page.etag).header('vary', 'accept-encoding, cookie')
    if (!page.headers['cache-control']) reply.header('cache-control', 'private, no-cache')
    if (page.status === 200 && knowsTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  return sendCompressed(reply, request, page)
}
