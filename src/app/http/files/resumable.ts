import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readMetadata } from '#domain/file/upload-metadata.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { addPart, endComing, type Progress } from '#platform/content/file/resumable/add-part.ts'
import { beginComing, comingFile, offsetOf } from '#platform/content/file/resumable/coming-file.ts'
import { uploadLimits } from '#platform/content/file/upload/upload-limits.ts'
import { fileWords } from '#platform/content/file/words.ts'
import { localeOf } from '../request-context.ts'
import { isClosedTo, sayClosed } from '../suspended-site.ts'
import type { Http, Serving } from './file-endpoint.ts'
import { aboutIn, arriving, bodyLimit, silentMs } from './uploads.ts'

const version = '1.0.0'
const address = '/api/upload/resumable'
const partType = 'application/offset+octet-stream'

type Answers = (ctx: Context, http: Http) => Promise<unknown>

/**
 * Resumable uploads by the tus protocol 1.0, with its extensions creation, expiration and termination (decision 321).
 */
export const serveResumable = (server: FastifyInstance, serving: Pick<Serving, 'app' | 'refuse'>) =>
  server.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const at = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS', url: string, answers: Answers) =>
      inner.route({
        method,
        url,
        bodyLimit,
        handler: (request, reply) => answered(serving, { request, reply }, answers),
      })
    at('OPTIONS', address, tellCapable)
    at('POST', address, begin)
    at('OPTIONS', `${address}/:id`, tellCapable)
    at('HEAD', `${address}/:id`, tellOffset)
    at('PATCH', `${address}/:id`, add)
    at('DELETE', `${address}/:id`, end)
  })

async function answered({ app, refuse }: Pick<Serving, 'app' | 'refuse'>, http: Http, answers: Answers) {
  const { request, reply } = http
  request.raw.socket.setTimeout?.(silentMs)
  reply.headers({ 'cache-control': 'private, no-store', 'tus-resumable': version })
  try {
    const ctx = await arriving(app, request)
    if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== version)
      return reply.code(412).header('tus-version', version).send()
    if (isClosedTo(ctx)) return sayClosed(reply, ctx)
    return await answers(ctx, http)
  } catch (error) {
    const locale = localeOf(request)
    if (!isTooBig(error)) return refuse(reply, error, { app, locale })
    return reply.code(413).send({ status: 413, message: error.issues[0]![locale] })
  }
}

const isTooBig = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.issues[0]?.code === 'too-big'

const tellCapable: Answers = async (ctx, { reply }) => {
  const most = String((await uploadLimits(ctx)).most)
  const said = { 'tus-version': version, 'tus-extension': 'creation,expiration,termination', 'tus-max-size': most }
  return reply.code(204).headers(said).send()
}

const begin: Answers = async (ctx, { request, reply }) => {
  const bytes = wholeNumber(request.headers['upload-length'])
  const given = readMetadata(String(request.headers['upload-metadata'] ?? ''))
  if (bytes === null || given === null) throw unreadable()
  const about = {
    name: (given['filename'] ?? given['name'] ?? '').slice(0, 500),
    ...aboutIn(given),
  }
  const { _id, expiresAt } = await beginComing(ctx, { bytes, about })
  told(reply, { offset: 0, expiresAt, file: null })
  return reply.code(201).header('location', `${address}/${_id}`).send()
}

const tellOffset: Answers = async (ctx, { request, reply }) => {
  const coming = await comingFile(ctx, idOf(request))
  told(reply, { ...coming, offset: await offsetOf(ctx, coming) })
  return reply.code(200).header('upload-length', String(coming.bytes)).send()
}

const add: Answers = async (ctx, { request, reply }) => {
  const { _id } = await comingFile(ctx, idOf(request))
  if (request.headers['content-type'] !== partType)
    return reply.code(415).send({ status: 415, message: fileWords.missing[ctx.locale] })
  const offset = wholeNumber(request.headers['upload-offset'])
  if (offset === null) throw unreadable()
  const stream = bodyOf(request)
  try {
    told(reply, await addPart(ctx, { _id, offset, stream }))
  } finally {
    // Read the rest of a refused body, so that the client receives the response.
    request.raw.unpipe(stream)
    request.raw.resume()
  }
  return reply.code(204).send()
}

/** Separates the body from its connection, so that ending one does not end the other. */
function bodyOf({ raw }: Http['request']) {
  const stream = new PassThrough()
  raw.once(
    'close',
    () => raw.complete || stream.destroy(Object.assign(new Error('broken off'), { code: 'ECONNRESET' })),
  )
  return raw.pipe(stream)
}

const end: Answers = async (ctx, { request, reply }) => {
  await endComing(ctx, idOf(request))
  return reply.code(204).send()
}

/** The URL of the upload also returns the resulting file, so that a client can ask again after a lost response. */
function told(reply: FastifyReply, { offset, expiresAt, file }: Progress) {
  reply.headers({ 'upload-offset': String(offset), 'upload-expires': new Date(expiresAt).toUTCString() })
  if (file !== null) reply.header('content-location', `/${file}`)
}

const idOf = ({ params }: Http['request']) => {
  const { id } = params as { id: string }
  return /^[0-9a-f]{32}$/.test(id) ? id : ''
}

const wholeNumber = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null

const unreadable = () => invalid({ field: 'file', code: 'protocol', ...fileWords.unreadable })
