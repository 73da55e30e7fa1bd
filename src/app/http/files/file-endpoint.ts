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

/**
 * Returns the bytes of a body with one of these content types, or null. Parameters of the type are ignored, because the
 * bytes tell.
 */
export const fileIn = (request: FastifyRequest, types: readonly string[] = Object.values(fileTypes)): Buffer | null => {
  const bytes = request.body ?? Buffer.alloc(0)
  const type = (request.headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()
  return Buffer.isBuffer(bytes) && types.includes(type) ? bytes : null
}

/** Imports a file only once if the client repeats it with its Idempotency-Key after a lost response. */
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

/** Answers a call that receives or sends a file, for the viewer of its session or key. */
export async function answered(serving: Serving, http: Http, answer: FileEndpointResponse) {
  const { request, reply } = http
  // The socket is silent while rows are stored. It must not time out.
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

/** Explains to the client that a file is too large. */
export function unread({ app, refuse }: Serving, { request, reply }: Http, error: unknown) {
  const locale = localeOf(request)
  if ((error as { statusCode?: number }).statusCode !== 413) return refuse(reply, error, { app, locale })
  const message = fileWords['too-large'][locale]
  return reply.code(413).header('cache-control', 'private, no-store').send({ status: 413, message })
}
