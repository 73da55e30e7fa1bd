import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Context } from '#platform/context.ts'
import type { Page } from '#platform/http/page-cache/page-cache.ts'
import { createVisitorContext, isPersonal, localeOf } from '../request-context.ts'
import { isClosed } from '../suspended-site.ts'
import { isKeyed } from './api-context.ts'
import { sendCompressed } from '../pages/send-compressed.ts'

/** Longer queries are not cached, in bytes. */
const longestQuestion = 4096
/** Maximum age of a cached response in milliseconds, as for pages. */
const ttlMs = 60_000
/** Responses below this size in bytes are not compressed. */
const leastPacked = 1024

/** Whether the caller is anonymous and the query short enough for the cache (decision 523). */
export const isOfVisitor = (app: App, request: FastifyRequest) =>
  !isPersonal(app, request) &&
  !isKeyed(request) &&
  !isClosed(request.site!) &&
  !app.settings.isDevelopment &&
  (request.sent?.length ?? 0) <= longestQuestion

/** Answers an anonymous call from the cache while nothing that it read has changed. Throws what `answer` throws. */
export const sendCached = async (
  app: App,
  of: { request: FastifyRequest; reply: FastifyReply; answer: (ctx: Context) => Promise<unknown> },
) => {
  const { request, reply } = of
  const { method, url } = request
  const asked = `${localeOf(request)} ${method} ${request.site!.hostname}${url} ${request.sent?.toString() ?? ''}`
  const kept = app.apiCache.find(asked) ?? (await app.apiCache.make(asked, () => answered(app, of)))
  return send(reply, request, kept)
}

async function answered(app: App, of: { request: FastifyRequest; answer: (ctx: Context) => Promise<unknown> }) {
  const ctx = await createVisitorContext(app, of)
  const body = JSON.stringify(await of.answer(ctx))
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(body),
    reads: ctx.reads,
    expires: Math.min(ctx.validity.until, ctx.validity.renewal, ctx.now + ttlMs),
    invalidAt: ctx.validity.until,
  }
}

/** The client caches nothing. It asks again and receives the present state. */
function send(reply: FastifyReply, request: FastifyRequest, { headers, body, pack }: Page) {
  reply.headers(headers).header('cache-control', 'private, no-store')
  return body.length < leastPacked ? reply.send(body) : sendCompressed(reply, request, { body, pack })
}
