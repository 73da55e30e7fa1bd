import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectionCalls } from '#platform/http/api/calls.ts'
import type { ApiCall, ApiCommand } from '#platform/http/api/command.ts'
import type { App } from '#platform/context.ts'
import { forbidden, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { outageOf, outageSeconds, outageWords } from '#platform/errors/outage.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { cookieName } from '#platform/identity/session/cookie.ts'
import { ownCalls } from './registry/commands.server.ts'
import { isClosedTo, assertNotHeldBack, sayClosed, waysIn } from './http/suspended-site.ts'
import { localeOf } from './http/request-context.ts'
import { isDeveloper } from './http/developer/is-developer.ts'
import { createApiContext, KeyRefused } from './http/calls/api-context.ts'
import { isOfVisitor, sendCached } from './http/calls/api-cache.ts'
import { answerMaybeOnce, idempotentCallsOf } from './http/calls/idempotency.ts'
import { isTooLarge, sayTooLarge } from './http/pages/too-large.ts'
import { serveOpenApi } from './openapi/serve-openapi.ts'
import { serveTransfers } from './http/files/transfers.ts'
import { serveCarriedCourses } from './http/files/course-transfer.ts'
import { serveCarriedPages } from './http/files/page-transfer.ts'
import { serveWorkbooks } from './http/files/workbooks.ts'

/** The HTTP API (specification §7): the calls of modules first, then those of every collection. */
export const serveApi = (server: FastifyInstance, app: App) => {
  const own = ownCalls(app.manifests)
  const once = idempotentCallsOf(app)
  serveTransfers(server, { app, own, refuse: sendError })
  serveWorkbooks(server, { app, own, refuse: sendError })
  serveCarriedPages(server, { app, own, refuse: sendError })
  serveCarriedCourses(server, { app, own, refuse: sendError })
  serveOpenApi(server, { manifests: app.manifests, own, cookie: cookieName(app.settings.hasSecureCookies) })
  for (const call of [...own, ...collectionCalls])
    server.route({
      method: call.method,
      url: `/api${call.path}`,
      handler: async (request, reply) => {
        try {
          return await answered(app, { request, reply, answer: call.answer, isAlike: 'isAlike' in call, once })
        } catch (error) {
          return sendError(reply, error, { app, locale: localeOf(request) })
        }
      },
    })
  server.all('/api/*', async (request, reply) => sendError(reply, notFound(), { app, locale: localeOf(request) }))
}

async function answered(
  app: App,
  http: {
    request: FastifyRequest
    reply: FastifyReply
    answer: ApiCommand
    isAlike: boolean
    once: ReadonlySet<string>
  },
) {
  const { request, reply, answer, isAlike, once } = http
  const token = request.headers['client-token']
  if (token !== undefined && token !== request.site!.key) throw forbidden()
  if (Buffer.isBuffer(request.body) && request.body.length > 0) return reply.code(415).send(unsupported(request))
  const cookies: string[] = []
  const call = callOf(app, { request, cookies })
  if (isAlike && isOfVisitor(app, request))
    return sendCached(app, { request, reply, answer: (ctx) => answer(ctx, call) })
  const ctx = await createApiContext(app, { request, reply })
  const path = request.url.replace(/^\/api|\/?(?:\?.*)?$/g, '')
  if (isClosedTo(ctx) && !waysIn.has(path)) return sayClosed(reply, ctx)
  assertNotHeldBack(ctx, path)
  const { body, isReplayed } = await answerMaybeOnce(ctx, { request, once, answer: (inside) => answer(inside, call) })
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const { status } = (body ?? {}) as { status?: unknown }
  if (typeof status === 'number' && status >= 400) reply.code(status)
  return reply.header('cache-control', 'private, no-store').send(body)
}

const callOf = (app: App, { request, cookies }: { request: FastifyRequest; cookies: string[] }): ApiCall => ({
  params: request.params as ApiCall['params'],
  query: request.query as ApiCall['query'],
  body: request.body,
  cookies,
  headers: request.headers as ApiCall['headers'],
  isDeveloper: isDeveloper(app, request),
  match: request.headers['if-match'],
})

/** Only JSON bodies are read. No other body can bypass the checks (attack D24). */
const unsupported = (request: FastifyRequest) => ({
  status: 415,
  message: { th: 'รับเฉพาะข้อมูลชนิด application/json', en: 'Only application/json is accepted' }[localeOf(request)],
})

/**
 * Sends every error of a call in the person's language. An unexpected error shows only a number that is also in the
 * log.
 */
export const sendError = (reply: FastifyReply, error: unknown, by: { app: App; locale: Locale }) => {
  reply.header('cache-control', 'private, no-store')
  if (error instanceof KeyRefused && error.status === 429) reply.header('retry-after', keyWaitSeconds)
  if (error instanceof KeyRefused)
    return reply.code(error.status).send({ status: error.status, message: error.says[by.locale] })
  if (error instanceof RequestError) {
    const status = statusOf[error.kind]
    if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter)
    const isDuplicate = error.issues.length > 0 && error.issues.every((issue) => issue.code === 'duplicate')
    return reply.code(status).send({
      status,
      message: isDuplicate ? 'duplicate' : (error.issues[0]?.[by.locale] ?? sentences[error.kind][by.locale]),
      ...(error.issues.length > 0 && { fields: error.issues.map((issue) => issue.field) }),
      ...(error.issues.length > 0 && {
        issues: error.issues.map((issue) => ({
          ...{ field: issue.field, code: issue.code, message: issue[by.locale] },
          ...(issue.lead && { lead: issue.lead }),
        })),
      }),
    })
  }
  if (isTooLarge(error)) return sayTooLarge(reply, by.locale)
  const outage = isBrokenOff(reply, error) ? null : outageOf(error)
  const status = isBrokenOff(reply, error) ? 400 : outage ? 503 : ((error as { statusCode?: number }).statusCode ?? 500)
  const id = Math.random().toString(36).slice(2, 10)
  if (status >= 500) {
    by.app.settings.log(`error ${id}: ${(error as Error).stack ?? String(error)}`)
    const site = reply.request.site?._id ?? ''
    by.app.errorLog.add({ site, level: 'error', source: 'server', text: String(error), code: id })
  }
  if (outage) reply.header('retry-after', outageSeconds[outage])
  const wrong = outage ? outageWords[outage] : { th: 'ระบบขัดข้อง', en: 'Something went wrong' }
  const failed = { th: `${wrong.th} (รหัส ${id})`, en: `${wrong.en} (code ${id})` }
  const refused = { th: 'คำขอไม่ถูกต้อง', en: 'The request is not valid' }
  return reply.code(status).send({ status, message: (status >= 500 ? failed : refused)[by.locale] })
}

/** Whether the client hung up before the body was complete. Such an error is useless in the log. */
const isBrokenOff = ({ request }: FastifyReply, error: unknown) => error !== null && request.raw.errored === error

/** Calls with a key, and failed attempts, are counted per minute. */
const keyWaitSeconds = 60

const sentences = {
  'not-found': { th: 'ไม่พบข้อมูล', en: 'Not found' },
  forbidden: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You do not have permission to do this' },
  invalid: { th: 'ข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
  conflict: { th: 'ข้อมูลถูกเปลี่ยนไปแล้ว', en: 'The data has changed in the meantime' },
  'too-many': { th: 'ส่งคำขอมากเกินไป กรุณารอสักครู่', en: 'Too many requests, please wait' },
} as const
