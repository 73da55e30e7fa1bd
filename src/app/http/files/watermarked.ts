import { knowsTag } from '#domain/browser/knows-tag.ts'
import type { App } from '#platform/context.ts'
import type { Executor } from '#platform/data/database/executor.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fileNamed, type Found } from '#platform/content/file/serving/found.ts'
import { type Handed, readStamped } from '#platform/content/file/watermark/stamped-link.ts'
import type { Copy, Fault } from '#platform/content/file/watermark/watermarks.ts'
import { storeNamed } from '#platform/content/file/store/store-of.ts'
import { stampWords } from '#platform/content/file/watermark/words.ts'
import { createPreviewContext, localeOf } from '../request-context.ts'
import { contentAddress, isContentHost, readByAll } from './content-host.ts'
import { answerOf } from './file-answer.ts'
import type { Http } from './file-endpoint.ts'

/**
 * Sends a PDF with a watermark on its pages, at the URL that its site issued. If no such copy is possible, it sends an
 * error and never the original file.
 */
export async function sendStamped(app: App, http: Http, url: URL) {
  const { request, reply } = http
  const id = url.pathname.slice('/upload/'.length).replace(/\.pdf$/, '')
  const handed = readStamped(app.sealing, { id, query: url.searchParams, now: app.clock() })
  const isHere = isContentHost(app, request) || handed?.site === request.site?._id
  const file = handed && isHere ? await fileOf(app, handed) : null
  if (!file) throw notFound()
  if (handed!.isOver) return says(http, 'ended')
  if (file.isWaiting) return says(http, 'busy')
  const elsewhere = isContentHost(app, request) ? null : contentAddress(app, request, url.pathname + url.search)
  if (elsewhere !== null) return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)
  const copy = await copyOf(app, http, { file, text: handed!.text })
  return typeof copy === 'string' ? says(http, copy) : send(app, http, { file, copy, url })
}

async function fileOf(app: App, { id, site }: Handed): Promise<Found | null> {
  const file = await fileNamed(app.database.kysely as Executor, `${id}.pdf`)
  return file && (file.isPublic || file.site === site) ? file : null
}

async function copyOf(app: App, { request }: Http, { file, text }: { file: Found; text: string }) {
  const open = async () => {
    const site = await app.sites.byId(file.lies.site)
    if (!site) return null
    const store = await storeNamed(createPreviewContext(app, { site, request }), file.store)
    return store.open(`upload/${file.lies.id}.${file.ext}`)
  }
  try {
    const copy = await app.watermarks.of({ file, text, open })
    if (copy === null) throw notFound()
    return copy
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'too-many') return 'busy'
    throw error
  }
}

async function send(app: App, { request, reply }: Http, { file, copy, url }: { file: Found; copy: Copy; url: URL }) {
  const stamped = { ...file, bytes: copy.bytes, sha256: copy.tag, isPublic: false, widths: [] }
  const answer = answerOf(stamped, { query: url.searchParams, headers: request.headers })
  // The viewer of a site reads it from the host for files. The URL alone opens it, without a cookie.
  reply.headers({ ...answer.headers, ...readByAll })
  if (knowsTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  if (answer.status === 416) return reply.code(416).send()
  const content = await app.watermarks.open(copy, answer.range)
  if (!content) throw notFound()
  return reply.code(answer.status).send(content)
}

type WatermarkedMessage = Fault | 'ended' | 'busy'

/** A status for each reason. The viewer explains it in the language of its page. */
const statuses: Record<WatermarkedMessage, number> = {
  ended: 410,
  'too-heavy': 413,
  broken: 422,
  locked: 423,
  busy: 503,
}

const says = ({ request, reply }: Http, what: WatermarkedMessage) => {
  const status = statuses[what]
  return reply
    .code(status)
    .headers({
      ...{ 'cache-control': 'private, no-store', 'access-control-allow-origin': '*' },
      ...(status === 503 && { 'retry-after': '5' }),
    })
    .type('text/plain; charset=utf-8')
    .send(`${stampWords[what][localeOf(request)]}\n`)
}
