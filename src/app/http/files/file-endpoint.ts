import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { runIdempotent, keyOf } from '#platform/http/api/idempotency.ts'
import type { App, Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { fileWords } from '#platform/data/import-export/words.ts'
import { localeOf } from '../request-context.ts'
import { createApiContext } from '../calls/api-context.ts'
import { assertNotHeldBack } from '../suspended-site.ts'

export interface Serving {
  app: App
  /** The calls that modules answer themselves. */
  own: readonly { path: string }[]
  refuse: (reply: FastifyReply, error: unknown, by: { app: App; locale: Locale }) => unknown
}
export interface Http {
  request: FastifyRequest
  reply: FastifyReply
}
export type FileEndpointResponse = (ctx: Context, http: Http & { url: URL }) => Promise<unknown>

/** The bytes of a body that says it is of one of these types; null otherwise. What is beside the type is not asked: the bytes tell. */
export const fileIn = (request: FastifyRequest, types: readonly string[] = Object.values(fileTypes)): Buffer | null => {
  const bytes = request.body ?? Buffer.alloc(0)
  const type = (request.headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()
  return Buffer.isBuffer(bytes) && types.includes(type) ? bytes : null
}

/** A file that is sent again with its Idempotency-Key, because its answer was lost, is not imported twice. */
export async function idempotentImport(
  ctx: Context,
  of: { request: FastifyRequest; bytes: Buffer; report: (at: Context) => Promise<unknown> },
) {
  const header = of.request.headers['idempotency-key']
  if (header === undefined) return { body: await of.report(ctx), isReplayed: false }
  const asked = `${of.request.url} ${createHash('sha256').update(of.bytes).digest('hex')}`
  return runIdempotent(ctx, { key: keyOf(header), client: '', asked }, of.report)
}

const longestMs = 10 * 60_000

/** Answers a call that gives or takes a file, for the viewer of its session or key. */
export async function answered(serving: Serving, http: Http, answer: FileEndpointResponse) {
  const { request, reply } = http
  // Nothing is sent while rows are stored: the socket must not be taken for a dead one.
  request.raw.socket.setTimeout?.(longestMs)
  reply.header('cache-control', 'private, no-store')
  try {
    const token = request.headers['client-token']
    if (token !== undefined && token !== request.site!.key) throw forbidden()
    const ctx = await createApiContext(serving.app, { request, reply })
    assertNotHeldBack(ctx)
    return await answer(ctx, { ...http, url: new URL(request.url, 'http://site') })
  } catch (error) {
    return serving.refuse(reply, error, { app: serving.app, locale: localeOf(request) })
  }
}

/** A file that is too large is told so in words. */
export function unread({ app, refuse }: Serving, { request, reply }: Http, error: unknown) {
  const locale = localeOf(request)
  if ((error as { statusCode?: number }).statusCode !== 413) return refuse(reply, error, { app, locale })
  const message = fileWords['too-large'][locale]
  return reply.code(413).header('cache-control', 'private, no-store').send({ status: 413, message })
}
