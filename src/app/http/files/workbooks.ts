import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { caps } from '#platform/data/import-export/caps.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { openWorkbook } from '#platform/data/import-export/workbook/import-workbook.ts'
import { exportWorkbook } from '#platform/data/import-export/workbook/export-workbook.ts'
import { bookWords } from '#platform/data/import-export/workbook/words.ts'
import type { Progress } from '#platform/data/import-export/workbook/report.ts'
import { fileWords, words } from '#platform/data/import-export/words.ts'
import {
  type FileEndpointResponse,
  answered,
  fileIn,
  type Http,
  idempotentImport,
  type Serving,
  unread,
} from './file-endpoint.ts'
import { isAsked, sendFile } from './transfers.ts'

/** `GET /api/workbook/export` and `POST /api/workbook/import` transfer a whole site as one workbook (decision 0200). */
export const serveWorkbooks = (server: FastifyInstance, serving: Serving) => {
  server.route({
    method: 'GET',
    url: '/api/workbook/export',
    handler: (request, reply) => answered(serving, { request, reply }, exporting),
  })
  server.route({
    method: 'POST',
    url: '/api/workbook/import',
    bodyLimit: caps.bytes,
    errorHandler: (error, request, reply) => unread(serving, { request, reply }, error),
    handler: (request, reply) => answered(serving, { request, reply }, importing(serving)),
  })
}

const exporting: FileEndpointResponse = async (ctx, { reply, url }) => {
  const lang = url.searchParams.get('lang')
  const locale = lang === 'th' || lang === 'en' ? lang : ctx.locale
  return sendFile(reply, await exportWorkbook(ctx, { locale, isTemplate: isAsked(url, 'template') }))
}

interface Body {
  status: number
  message?: string
}

/**
 * Sends one result at the end. A client that accepts lines of JSON receives progress before it. Hanging up ends the
 * import.
 */
const importing =
  (serving: Serving): FileEndpointResponse =>
  async (ctx, { request, reply, url }) => {
    const bytes = fileIn(request, [fileTypes.xlsx])
    if (!bytes) return reply.code(415).send({ status: 415, message: fileWords['not-a-book'][ctx.locale] })
    const isDryRun = isAsked(url, 'dryRun')
    const lines = request.headers.accept === 'application/x-ndjson' ? new PassThrough() : null
    const tell = (progress: Progress) => {
      if (reply.raw.destroyed) throw new HungUp()
      lines?.write(`${JSON.stringify({ progress })}\n`)
    }
    const carryOut = await openWorkbook(ctx, { bytes, isDryRun, isTold: isAsked(url, 'invite'), tell })
    const report = async (at: Context): Promise<Body> => {
      const data = await carryOut(at)
      if (isDryRun || data.isStored) return { status: 200, data } as Body
      return { status: 400, message: fill(words.problems[at.locale], { n: data.problemCount }), data } as Body
    }
    const answer = () => idempotentImport(ctx, { request, bytes, report })
    if (lines) {
      void inLines(ctx, { lines, serving, answer })
      return reply.type('application/x-ndjson').send(lines)
    }
    return whole(reply, answer)
  }

async function whole(reply: Http['reply'], answer: () => ReturnType<typeof idempotentImport>) {
  try {
    const { body, isReplayed } = await answer()
    if (isReplayed) reply.header('idempotency-replayed', 'true')
    return reply.code((body as Body).status).send(body)
  } catch (error) {
    if (error instanceof HungUp) return reply.hijack()
    throw error
  }
}

/** The person closed the page or cancelled. */
class HungUp extends Error {}

/** The last line is the result. By then an error can no longer change the status of the response. */
async function inLines(
  ctx: Context,
  of: { lines: PassThrough; serving: Serving; answer: () => ReturnType<typeof idempotentImport> },
) {
  const { lines, serving, answer } = of
  try {
    lines.end(`${JSON.stringify((await answer()).body)}\n`)
  } catch (error) {
    if (error instanceof HungUp) return lines.destroy()
    const isRefused = error instanceof RequestError
    if (!isRefused) serving.app.settings.log(`error: ${(error as Error).stack ?? String(error)}`)
    const message = (isRefused && error.issues[0]?.[ctx.locale]) || bookWords.failed[ctx.locale]
    lines.end(`${JSON.stringify({ status: isRefused ? 400 : 500, message })}\n`)
  }
}
