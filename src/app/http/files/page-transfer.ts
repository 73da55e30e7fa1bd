import type { FastifyInstance } from 'fastify'
import { bringFile, exportPages, jsonFaults } from '#modules/cms/public-api.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { attachment } from './attachment.ts'
import { localeOf } from '../request-context.ts'
import { type FileEndpointResponse, answered, fileIn, type Serving, unread } from './file-endpoint.ts'

const most = 50 * 2 ** 20

/**
 * `GET /api/pages/export` sends the pages of a site as one file. `POST /api/pages/import` reads such a file or an
 * export of WordPress, and stores it with a report. A screen offers the choice of what to import.
 */
export const serveCarriedPages = (server: FastifyInstance, serving: Serving) => {
  server.route({
    method: 'GET',
    url: '/api/pages/export',
    handler: (request, reply) => answered(serving, { request, reply }, exporting),
  })
  server.route({
    method: 'POST',
    url: '/api/pages/import',
    bodyLimit: most,
    errorHandler: (error, request, reply) => {
      if ((error as { statusCode?: number }).statusCode !== 413) return unread(serving, { request, reply }, error)
      const message = jsonFaults.large[localeOf(request)]
      return reply.code(413).header('cache-control', 'private, no-store').send({ status: 413, message })
    },
    handler: (request, reply) => answered(serving, { request, reply }, importing),
  })
}

const exporting: FileEndpointResponse = async (ctx, { reply }) => {
  const file = await exportPages(ctx)
  const name = `${ctx.site.siteName} ${bangkokDay(ctx.now)}.json`
  reply.header('content-disposition', attachment({ name, plain: `pages-${bangkokDay(ctx.now)}.json` }))
  return reply.type('application/vnd.wicha-pages+json; charset=utf-8').send(file)
}

const importing: FileEndpointResponse = async (ctx, { request, reply, url }) => {
  const bytes = fileIn(request, ['application/octet-stream'])
  if (!bytes) return reply.code(415).send({ status: 415, message: jsonFaults['not-pages'][ctx.locale] })
  const _id = await bringFile(ctx, { bytes, name: url.searchParams.get('name') ?? '' })
  return { status: 200, data: { _id } }
}
