import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { caps } from '#platform/data/import-export/caps.ts'
import { exportCollection, type ExportedFile } from '#platform/data/import-export/export/export-collection.ts'
import { tellExport } from '#platform/data/import-export/export/tell-export.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { importable, openImport } from '#platform/data/import-export/import/import-collection.ts'
import { fileWords, words } from '#platform/data/import-export/words.ts'
import { attachment } from './attachment.ts'
import {
  type FileEndpointResponse,
  answered,
  fileIn,
  type Http,
  idempotentImport,
  type Serving,
  unread,
} from './file-endpoint.ts'

/**
 * `GET /api/{c}/export` and `POST /api/{c}/import` of every collection. Only imports accept CSV and XLSX bodies. Every
 * other call reads only JSON (attack D24).
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

/** Collections whose module answers `/{c}/:id` itself. The router would take `export` for an id there. */
const shadowed = ({ app, own }: Serving) =>
  [...app.collections.keys()].filter((name) => own.some(({ path }) => path.startsWith(`/${name}/:`)))

const exporting =
  (name: string): FileEndpointResponse =>
  async (ctx, { reply, url }) => {
    const file = await exportCollection(ctx, name, url)
    await tellExport(ctx, name, file)
    return sendFile(reply, file)
  }

/** Sends a file as a download with its name. */
export const sendFile = (reply: Http['reply'], { format, title, plainTitle, content }: ExportedFile) => {
  reply.header('content-disposition', attachment({ name: `${title}.${format}`, plain: `${plainTitle}.${format}` }))
  reply.type(format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx)
  return reply.send(content)
}

/** Whether a parameter of the URL is on: any value except `0` and `false`. */
export const isAsked = (url: URL, name: string) => !['0', 'false', null].includes(url.searchParams.get(name))

const importing =
  (name: string): FileEndpointResponse =>
  async (ctx, { request, reply, url }) => {
    const collection = importable(ctx, name)
    const bytes = fileIn(request)
    if (!bytes) return reply.code(415).send({ status: 415, message: fileWords['not-a-sheet'][ctx.locale] })
    const isDryRun = isAsked(url, 'dryRun')
    const carryOut = await openImport(ctx, collection, {
      bytes,
      isDryRun,
      isPartly: isAsked(url, 'partly'),
      isDetailed: isAsked(url, 'detail'),
      key: url.searchParams.get('key') ?? undefined,
    })
    const report = async (at: Context) => {
      const data = await carryOut(at)
      if (isDryRun || data.isStored) return { status: 200, data }
      return { status: 400, message: fill(words.problems[at.locale], { n: data.problemCount }), data }
    }
    const { body, isReplayed } = await idempotentImport(ctx, { request, bytes, report })
    if (isReplayed) reply.header('idempotency-replayed', 'true')
    return reply.code((body as { status: number }).status).send(body)
  }
