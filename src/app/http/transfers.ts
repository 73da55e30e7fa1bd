import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOnce, keyOf } from '#platform/api/once.ts'
import type { App, Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill, type Locale } from '#platform/i18n/words.ts'
import { caps } from '#platform/transfer/caps.ts'
import { exportCollection } from '#platform/transfer/export/export-collection.ts'
import { fileTypes } from '#platform/transfer/file-types.ts'
import { importable, openImport } from '#platform/transfer/import/import-collection.ts'
import { fileWords, words } from '#platform/transfer/words.ts'
import { arrive, localeOf } from './arrive.ts'
import { attachment } from './attachment.ts'

interface Serving {
  app: App
  /** The calls that modules answer themselves. */
  own: readonly { path: string }[]
  refuse: (reply: FastifyReply, error: unknown, by: { app: App; locale: Locale }) => unknown
}
interface Http {
  request: FastifyRequest
  reply: FastifyReply
}
type Answer = (ctx: Context, http: Http & { url: URL }) => Promise<unknown>

/**
 * `GET /api/{c}/export` and `POST /api/{c}/import` of every collection. Only an import takes CSV and XLSX bodies: every
 * other call reads JSON alone (attack D24).
 */
export const serveTransfers = (server: FastifyInstance, serving: Serving) => {
  for (const place of [':c', ...shadowed(serving)]) {
    const nameOf = ({ params }: FastifyRequest) => (place === ':c' ? (params as { c: string }).c : place)
    server.route({
      method: 'GET',
      url: `/api/${place}/export`,
      handler: (request, reply) => answered(serving, { request, reply }, exporting(nameOf(request))),
    })
    server.route({
      method: 'POST',
      url: `/api/${place}/import`,
      bodyLimit: caps.bytes,
      errorHandler: (error, request, reply) => unread(serving, { request, reply }, error),
      handler: (request, reply) => answered(serving, { request, reply }, importing(nameOf(request))),
    })
  }
}

/** Collections of which a module answers `/{c}/:id` itself: the router would take `export` for an id there. */
const shadowed = ({ app, own }: Serving) =>
  [...app.catalogue.keys()].filter((name) => own.some(({ path }) => path.startsWith(`/${name}/:`)))

const exporting =
  (name: string): Answer =>
  async (ctx, { reply, url }) => {
    const { format, title, plainTitle, content } = await exportCollection(ctx, name, url)
    reply.header('content-disposition', attachment({ name: `${title}.${format}`, plain: `${plainTitle}.${format}` }))
    reply.type(format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx)
    return reply.send(content)
  }

const importing =
  (name: string): Answer =>
  async (ctx, { request, reply, url }) => {
    const collection = importable(ctx, name)
    const bytes = request.body ?? Buffer.alloc(0)
    if (!Buffer.isBuffer(bytes) || !isFileType(request.headers['content-type']))
      return reply.code(415).send({ status: 415, message: fileWords['not-a-sheet'][ctx.locale] })
    const isDryRun = !['0', 'false', null].includes(url.searchParams.get('dryRun'))
    const carryOut = await openImport(ctx, collection, {
      bytes,
      isDryRun,
      key: url.searchParams.get('key') ?? undefined,
    })
    const report = async (at: Context) => {
      const data = await carryOut(at)
      if (isDryRun || data.isStored) return { status: 200, data }
      return { status: 400, message: fill(words.problems[at.locale], { n: data.problemCount }), data }
    }
    const { body, isReplayed } = await once(ctx, { request, bytes, report })
    if (isReplayed) reply.header('idempotency-replayed', 'true')
    return reply.code((body as { status: number }).status).send(body)
  }

/** What stands beside the type, as its letters, is not asked: the bytes tell. */
const isFileType = (type = '') =>
  Object.values<string>(fileTypes).includes(type.replace(/;.*/s, '').trim().toLowerCase())

/** A file that is sent again with its Idempotency-Key, because its answer was lost, is not brought in twice. */
async function once(
  ctx: Context,
  of: { request: FastifyRequest; bytes: Buffer; report: (at: Context) => Promise<unknown> },
) {
  const header = of.request.headers['idempotency-key']
  if (header === undefined) return { body: await of.report(ctx), isReplayed: false }
  const asked = `${of.request.url} ${createHash('sha256').update(of.bytes).digest('hex')}`
  return answerOnce(ctx, { key: keyOf(header), client: '', asked }, of.report)
}

const longestMs = 10 * 60_000

async function answered(serving: Serving, http: Http, answer: Answer) {
  const { request, reply } = http
  // Nothing is sent while rows are stored: the socket must not be taken for a dead one.
  request.raw.socket.setTimeout?.(longestMs)
  reply.header('cache-control', 'private, no-store')
  try {
    const token = request.headers['client-token']
    if (token !== undefined && token !== request.site!.key) throw forbidden()
    const ctx = await arrive(serving.app, request)
    return await answer(ctx, { ...http, url: new URL(request.url, 'http://site') })
  } catch (error) {
    return serving.refuse(reply, error, { app: serving.app, locale: localeOf(request) })
  }
}

/** A file that is too large is told so in words. */
function unread({ app, refuse }: Serving, { request, reply }: Http, error: unknown) {
  const locale = localeOf(request)
  if ((error as { statusCode?: number }).statusCode !== 413) return refuse(reply, error, { app, locale })
  const message = fileWords['too-large'][locale]
  return reply.code(413).header('cache-control', 'private, no-store').send({ status: 413, message })
}
