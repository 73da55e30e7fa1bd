import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiCommand } from '#platform/api/command.ts'
import { aggregate } from '#platform/api/aggregate.ts'
import { askedOfBin } from '#platform/api/bin.ts'
import { changeOne, createOne, removeOne, restoreOne } from '#platform/api/change.ts'
import { find, findOne } from '#platform/api/find.ts'
import type { App, Context } from '#platform/context.ts'
import { forbidden, notFound, Refusal, statusOf } from '#platform/errors/errors.ts'
import { pageOfHistory } from '#platform/history/history-of.ts'
import type { Locale } from '#platform/i18n/words.ts'
import { commandOf } from './gathered/commands.server.ts'
import { arrive, localeOf } from './http/arrive.ts'
import { answerMaybeOnce, callsOnce } from './http/once.ts'

type Params = { c: string; id: string }
interface Call {
  params: Params
  body: unknown
  cookies: string[]
  /** The header If-Match. */
  match: string | undefined
  query: Record<string, unknown>
}
type Answer = (ctx: Context, call: Call) => Promise<unknown>

/** The HTTP API of the specification §7: every collection's calls, and the calls that modules answer themselves. */
export const serveApi = (server: FastifyInstance, app: App) => {
  const own = ownCalls(app)
  const once = callsOnce(app)
  const serve = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, answer: Answer) =>
    server.route({
      method,
      url: `/api${path}`,
      handler: async (request, reply) => {
        try {
          return await answered(app, { request, reply, answer, once })
        } catch (error) {
          return refuse(reply, error, { app, locale: localeOf(request) })
        }
      },
    })
  for (const [call, command] of own) {
    const [method, path] = call.split(' ') as ['POST', string]
    serve(method, path, (ctx, { params, body, cookies }) => command(ctx, { params, body, cookies }))
  }
  serve('POST', '/:c/query', (ctx, { params, body }) => {
    const asked = askedOfBin(ctx, params.c, body)
    return find(asked.ctx, params.c, asked.body)
  })
  serve('POST', '/:c/aggregate', (ctx, { params, body }) => aggregate(ctx, params.c, body))
  serve('GET', '/:c/:id', async (ctx, { params }) => {
    const data = await findOne(ctx, params.c, params.id)
    if (!data) throw notFound()
    return { status: 200, data }
  })
  serve('GET', '/:c/:id/history', (ctx, { params, query }) =>
    pageOfHistory(ctx, params.c, { _id: params.id, page: query['page'] }),
  )
  serve('POST', '/:c', (ctx, { params, body }) => createOne(ctx, params.c, body))
  serve('POST', '/:c/:id/restore', (ctx, { params, match }) => restoreOne(ctx, params.c, { _id: params.id, match }))
  serve('PUT', '/:c/:id', (ctx, { params, body, match }) => changeOne(ctx, params.c, { _id: params.id, body, match }))
  serve('DELETE', '/:c/:id', (ctx, { params, match }) => removeOne(ctx, params.c, { _id: params.id, match }))
  server.all('/api/*', async (request, reply) => refuse(reply, notFound(), { app, locale: localeOf(request) }))
}

async function answered(
  app: App,
  http: { request: FastifyRequest; reply: FastifyReply; answer: Answer; once: ReadonlySet<string> },
) {
  const { request, reply, answer, once } = http
  const token = request.headers['client-token']
  if (token !== undefined && token !== request.site!.key) throw forbidden()
  if (Buffer.isBuffer(request.body) && request.body.length > 0) return reply.code(415).send(unsupported(request))
  const ctx = await arrive(app, request)
  const cookies: string[] = []
  const call = {
    params: request.params as Params,
    body: request.body,
    cookies,
    match: request.headers['if-match'],
    query: request.query as Call['query'],
  }
  const { body, isReplayed } = await answerMaybeOnce(ctx, { request, once, answer: (inside) => answer(inside, call) })
  if (isReplayed) reply.header('idempotency-replayed', 'true')
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const { status } = (body ?? {}) as { status?: unknown }
  if (typeof status === 'number' && status >= 400) reply.code(status)
  return reply.header('cache-control', 'private, no-store').send(body)
}

/** Only JSON is read: nothing else could slip past what is checked of it (attack D24). */
const unsupported = (request: FastifyRequest) => ({
  status: 415,
  message: { th: 'รับเฉพาะข้อมูลชนิด application/json', en: 'Only application/json is accepted' }[localeOf(request)],
})

/** Every error of a call in the person's language; an unexpected one shows only a number that the log knows too. */
export const refuse = (reply: FastifyReply, error: unknown, by: { app: App; locale: Locale }) => {
  reply.header('cache-control', 'private, no-store')
  if (error instanceof Refusal) {
    const status = statusOf[error.kind]
    const isDuplicate = error.issues.length > 0 && error.issues.every((issue) => issue.code === 'duplicate')
    return reply.code(status).send({
      status,
      message: isDuplicate ? 'duplicate' : (error.issues[0]?.[by.locale] ?? sentences[error.kind][by.locale]),
      ...(error.issues.length > 0 && { fields: error.issues.map((issue) => issue.field) }),
      ...(error.issues.length > 0 && {
        issues: error.issues.map((issue) => ({ field: issue.field, code: issue.code, message: issue[by.locale] })),
      }),
    })
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const id = Math.random().toString(36).slice(2, 10)
  if (status >= 500) by.app.settings.log(`error ${id}: ${(error as Error).stack ?? String(error)}`)
  const failed = { th: `ระบบขัดข้อง (รหัส ${id})`, en: `Something went wrong (code ${id})` }
  const refused = { th: 'คำขอไม่ถูกต้อง', en: 'The request is not valid' }
  return reply.code(status).send({ status, message: (status >= 500 ? failed : refused)[by.locale] })
}

const sentences = {
  'not-found': { th: 'ไม่พบข้อมูล', en: 'Not found' },
  forbidden: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You do not have the right to do this' },
  invalid: { th: 'ข้อมูลไม่ถูกต้อง', en: 'The data is not valid' },
  conflict: { th: 'ข้อมูลถูกเปลี่ยนไปแล้ว', en: 'The data has changed meanwhile' },
  'too-many': { th: 'ส่งคำขอมากเกินไป กรุณารอสักครู่', en: 'Too many requests, please wait' },
} as const

function ownCalls(app: App): [string, ApiCommand][] {
  return app.manifests.flatMap((module) =>
    Object.entries(module.api).map(([call, file]): [string, ApiCommand] => [call, commandOf(module.name, file)]),
  )
}
