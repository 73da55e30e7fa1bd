import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Context } from '#platform/context.ts'
import type { Page } from '#platform/http/page-cache/page-cache.ts'
import { createVisitorContext, isPersonal, localeOf } from '../request-context.ts'
import { isClosed } from '../suspended-site.ts'
import { isKeyed } from './api-context.ts'
import { sendCompressed } from '../pages/send-compressed.ts'

/** A question of more bytes is asked each time. */
const longestQuestion = 4096
/** An answer is believed so long at most, in milliseconds, as pages are. */
const ttlMs = 60_000
/** Smaller answers are not worth packing. */
const leastPacked = 1024

/** Whether nothing is known of who asks, and his question is short enough to be kept with its answer (decision 523). */
export const isOfVisitor = (app: App, request: FastifyRequest) =>
  !isPersonal(app, request) &&
  !isKeyed(request) &&
  !isClosed(request.site!) &&
  !app.settings.isDevelopment &&
  (request.sent?.length ?? 0) <= longestQuestion

/** Answers a visitor as another one was answered, while nothing that was read for it has changed; throws what `answer` throws. */
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

/** The client itself keeps nothing: it asks again, and is told what is true then. */
function send(reply: FastifyReply, request: FastifyRequest, { headers, body, pack }: Page) {
  reply.headers(headers).header('cache-control', 'private, no-store')
  return body.length < leastPacked ? reply.send(body) : sendCompressed(reply, request, { body, pack })
}
