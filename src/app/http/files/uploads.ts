import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textIssue } from '#domain/validation/text.ts'
import type { App, Context } from '#platform/context.ts'
import { update } from '#platform/data/collection/write.ts'
import { forbidden, invalid, RequestError } from '#platform/errors/errors.ts'
import { attach } from '#platform/content/file/attachment/attachments.ts'
import { keepFile, mayUpload, type Received, takeIn } from '#platform/content/file/upload/upload.ts'
import { withUploadGrant } from '#platform/content/file/upload/upload-grant.ts'
import { tooBig } from '#platform/content/file/upload/upload-limits.ts'
import { fileWords } from '#platform/content/file/words.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { createContext, localeOf } from '../request-context.ts'
import { isClosedTo, assertNotHeldBack, sayClosed } from '../suspended-site.ts'
import { isKeyed } from '../calls/api-context.ts'
import { readMultipart } from './read-multipart.ts'
import type { Http, Serving } from './file-endpoint.ts'

/** Maximum size of a multipart form around its file, in bytes. */
const envelope = 65_536
export const bodyLimit = 2_100 * 2 ** 20
/** Timeout without incoming data in milliseconds. */
export const silentMs = 60_000

/**
 * `POST /api/upload` reads one file as a multipart/form-data stream (specification §7). A form that works without
 * scripts also sends `back` and is redirected there.
 */
export const serveUploads = (server: FastifyInstance, serving: Pick<Serving, 'app' | 'refuse'>) =>
  server.register(async (inner) => {
    inner.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    inner.post('/api/upload', { bodyLimit }, (request, reply) => answered(serving, { request, reply }))
  })

async function answered({ app, refuse }: Pick<Serving, 'app' | 'refuse'>, http: Http) {
  const { request, reply } = http
  const by = { app, locale: localeOf(request) }
  request.raw.socket.setTimeout?.(silentMs)
  reply.header('cache-control', 'private, no-store')
  try {
    const ctx = await arriving(app, request)
    if (isClosedTo(ctx)) return sayClosed(reply, ctx)
    if (!isMultipart(request)) return reply.code(415).send({ status: 415, message: fileWords.missing[ctx.locale] })
    return await upload(ctx, http)
  } catch (error) {
    return refuse(reply, error, by)
  }
}

const isMultipart = ({ headers }: FastifyRequest) => /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')

/** A key signs the whole body, which is not held in memory here. So only people can upload files. */
export async function arriving(app: App, request: FastifyRequest): Promise<Context> {
  const token = request.headers['client-token']
  if (isKeyed(request) || (token !== undefined && token !== request.site!.key)) throw forbidden()
  const ctx = await createContext(app, request)
  assertNotHeldBack(ctx)
  return withUploadGrant(ctx, request.headers)
}

async function upload(ctx: Context, { request, reply }: Http) {
  const taken = await mayUpload(ctx)
  if (Number(request.headers['content-length'] ?? 0) > taken.most + envelope) throw tooBig(taken)
  const { fields, file } = await readMultipart(request, (stream) => takeIn(ctx, { stream, taken }))
  if (!file) throw invalid({ field: 'file', code: 'required', ...fileWords.missing })
  const back = safePath(fields['back'], '')
  try {
    const about = { name: file.name, ...aboutIn(fields) }
    const isOwnPicture = fields['own'] === 'picture'
    const also = isOwnPicture ? asOwnPicture : await attachingTo(ctx, { fields, path: file.taken.path })
    const data = await keepFile(isOwnPicture ? await atHome(ctx) : ctx, {
      file: file.taken,
      taken,
      about,
      ...(also && { also }),
    })
    if (back)
      return led(reply, { back, text: (also && !isOwnPicture ? fileWords.attached : fileWords.uploaded)[ctx.locale] })
    return reply.send({ status: 200, data: { ...data, url: `/${data.key}` } satisfies Received & { url: string } })
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (back && issue) return led(reply, { back, text: issue[ctx.locale] })
    throw error
  } finally {
    await rm(file.taken.path, { force: true })
  }
}

/**
 * Returns the fields about a file besides its name. Throws invalid if a field has a text that a database cannot store
 * (attack D19).
 */
export const aboutIn = (fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    const issue = textIssue(name, name) ?? textIssue(name, value)
    if (issue) throw invalid(issue)
  }
  return said(fields)
}

const said = (fields: Record<string, string>) => ({
  ...{ alt: (fields['alt'] ?? '').slice(0, 500), isPublic: fields['public'] === '1' },
  ...{ inLibrary: fields['library'] === '1', folder: fields['folder']?.slice(0, 300) || null },
})

/** A form may name the row to which its file is attached. The module of the collection may use the file itself. */
async function attachingTo(ctx: Context, { fields, path }: { fields: Record<string, string>; path: string }) {
  const { collection, row } = fields
  if (!collection || !row) return undefined
  const use = ctx.app.afterUpload.get(collection)
  if (!use) return (inside: Context, { id }: { id: string }) => attach(inside, { collection, _id: row }, id)
  const checksum = await checksumOf(path)
  return (inside: Context, { key }: { key: string }) => use(inside, { row, key, checksum })
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** The picture of who sends it, at the site that holds their record. */
async function asOwnPicture(inside: Context, { key }: { key: string }) {
  await update(inside, 'user', { _id: inside.viewer.id, change: { avatar: key } })
}

const led = (reply: FastifyReply, { back, text }: { back: string; text: string }) =>
  reply.header('set-cookie', toastCookie({ kind: 'notification', text })).redirect(back, 303)
