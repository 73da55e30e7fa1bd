import type { FastifyInstance } from 'fastify'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { courseFileWords, exportCourse, importCourse, mostCourseBytes } from '#modules/lesson/public-api.ts'
import { attachment } from './attachment.ts'
import { localeOf } from '../request-context.ts'
import { type FileEndpointResponse, answered, fileIn, type Serving, unread } from './file-endpoint.ts'

const courseType = 'application/vnd.wicha-course+json'

/**
 * `GET /api/courses/export/{id}` sends a course with its lessons and files as one file. `POST /api/courses/import`
 * reads such a file as a new draft.
 */
export const serveCarriedCourses = (server: FastifyInstance, serving: Serving) => {
  server.route({
    method: 'GET',
    url: '/api/courses/export/:id',
    handler: (request, reply) => answered(serving, { request, reply }, exporting),
  })
  server.route({
    method: 'POST',
    url: '/api/courses/import',
    bodyLimit: mostCourseBytes,
    errorHandler: (error, request, reply) => {
      if ((error as { statusCode?: number }).statusCode !== 413) return unread(serving, { request, reply }, error)
      const message = courseFileWords.large[localeOf(request)]
      return reply.code(413).header('cache-control', 'private, no-store').send({ status: 413, message })
    },
    handler: (request, reply) => answered(serving, { request, reply }, importing),
  })
}

const exporting: FileEndpointResponse = async (ctx, { request, reply }) => {
  const file = await exportCourse(ctx, (request.params as { id: string }).id)
  const name = `${file.name} ${bangkokDay(ctx.now)}.json`
  reply.header('content-disposition', attachment({ name, plain: `course-${bangkokDay(ctx.now)}.json` }))
  return reply.type(`${courseType}; charset=utf-8`).send(file.body)
}

const importing: FileEndpointResponse = async (ctx, { request, reply }) => {
  const bytes = fileIn(request, ['application/octet-stream', courseType])
  if (!bytes) return reply.code(415).send({ status: 415, message: courseFileWords.notCourse[ctx.locale] })
  const { _id, left } = await importCourse(ctx, bytes)
  return { status: 200, data: { _id, left: left.map((one) => one[ctx.locale]) } }
}
