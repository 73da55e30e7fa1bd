import type { FastifyInstance } from 'fastify'
import { knowsTag } from '#domain/browser/knows-tag.ts'
import type { App } from '#platform/context.ts'
import type { Executor } from '#platform/data/database/executor.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { type Found, fileNamed } from '#platform/content/file/serving/found.ts'
import { isSigned, linkMs, signedQuery } from '#platform/content/file/serving/link.ts'
import { mayOpen } from '#platform/content/file/serving/may-open.ts'
import { asksForCopy } from '#platform/content/file/watermark/stamped-link.ts'
import { storeNamed } from '#platform/content/file/store/store-of.ts'
import { StoreFailed } from '#platform/content/file/store/store.ts'
import { fileWords } from '#platform/content/file/words.ts'
import { createContext, createPreviewContext, localeOf } from '../request-context.ts'
import { isClosedTo, isHeldBack, sayClosed } from '../suspended-site.ts'
import { contentAddress, isContentHost, readByAll } from './content-host.ts'
import { answerOf } from './file-answer.ts'
import { sendStamped } from './watermarked.ts'
import type { Http, Serving } from './file-endpoint.ts'

/**
 * `GET /upload/{name}` sends a file by its key. Public files open on every site, private ones only on their own site to
 * permitted viewers.
 */
export const serveDownloads = (server: FastifyInstance, { app, refuse }: Pick<Serving, 'app' | 'refuse'>) =>
  server.get('/upload/:name', async (request, reply) => {
    try {
      return await download(app, { request, reply })
    } catch (error) {
      const told = error instanceof StoreFailed ? failing(app, error) : error
      return refuse(reply, told, { app, locale: localeOf(request) })
    }
  })

async function download(app: App, http: Http) {
  const { request, reply } = http
  const url = new URL(request.url, 'http://site')
  if (asksForCopy(url.searchParams)) return sendStamped(app, http, url)
  const file = await fileNamed(app.database.kysely as Executor, (request.params as { name: string }).name)
  if (!file) throw notFound()
  if (!isFree(app, { url, file })) {
    if (isContentHost(app, request)) throw notFound()
    const ctx = await createContext(app, request)
    if (isHeldBack(ctx)) throw notFound()
    if (isClosedTo(ctx)) return sayClosed(reply, ctx)
    if (!(await mayOpen(ctx, file))) throw notFound()
  }
  if (file.isWaiting) return waits(http)
  const path = `${url.pathname}${queryOf(app, { url, file })}`
  const elsewhere = isContentHost(app, request) ? null : contentAddress(app, request, path)
  if (elsewhere !== null) return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)
  return send(app, http, { file, url })
}

/** The virus scan of the file is still running, so the client should retry soon. */
const waits = ({ request, reply }: Http) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'private, no-store', 'retry-after': '5' })
    .type('text/plain; charset=utf-8')
    .send(`${fileWords.scanning[localeOf(request)]}\n`)

/** Whether the URL alone opens a file, for any client. */
const isFree = (app: App, { url, file }: { url: URL; file: Found }) =>
  file.isPublic || isSigned(app.sealing, { id: file.id, query: url.searchParams, now: app.clock() })

/** On the host for files, which knows no session, a signed link with a short life opens a private file. */
function queryOf(app: App, { url, file }: { url: URL; file: Found }) {
  const query = new URLSearchParams(url.searchParams)
  const signed = file.isPublic ? '' : signedQuery(app.sealing, { id: file.id, until: app.clock() + linkMs })
  for (const [name, value] of new URLSearchParams(signed)) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

async function send(app: App, { request, reply }: Http, { file, url }: { file: Found; url: URL }) {
  const answer = answerOf(file, { query: url.searchParams, headers: request.headers })
  const headers = isContentHost(app, request) ? { ...answer.headers, ...readByAll } : answer.headers
  if (knowsTag(request.headers['if-none-match'], answer.tag)) return reply.headers(headers).code(304).send()
  if (answer.status === 416) return reply.headers(headers).code(416).send()
  const site = await app.sites.byId(file.lies.site)
  if (!site) throw notFound()
  const ctx = createPreviewContext(app, { site, request })
  const content = await (await storeNamed(ctx, file.store)).open(answer.key, answer.range)
  if (!content) throw notFound()
  // Set the headers of the file only once it is available. A refusal has its own type and length.
  return reply.headers(headers).code(answer.status).send(content)
}

/** The message of the provider is only for the log (attack G11). */
function failing({ settings }: App, error: StoreFailed) {
  settings.log(error.message)
  return new RequestError('conflict', [{ field: 'file', code: 'storage', ...fileWords.openFailed }])
}
