import { EventEmitter } from 'node:events'
import type { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { outageOf } from './platform/errors/outage.ts'
import { DrawnHere } from '#platform/content/page/view/static-block.tsx'
import { placeOf } from '#platform/content/page/view/static-blocks.ts'
import { asked } from '#platform/http/request.server.ts'

/** Renders the whole page at once. It is hashed for its policy, compressed and cached, so streaming gains nothing. */
const render = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) =>
  new Promise<Response>((resolve, reject) => {
    const told = given.get(asked)
    const { prerendered } = told.ctx
    const page = (
      <DrawnHere value={(at) => (prerendered ? placeOf(prerendered, at) : '')}>
        <ServerRouter context={context} url={request.url} />
      </DrawnHere>
    )
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(
          gather((html) => {
            told.document = html
            resolve(new Response(null, { status, headers }))
          }, reject),
        )
      },
      // Inline boundaries of any size, so that a page is complete without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: reject,
    })
  })

/** Collects a page while React writes it. It never applies backpressure, so a full stream is unnecessary. */
function gather(onEnd: (whole: Buffer) => void, onFail: (error: unknown) => void) {
  const chunks: Uint8Array[] = []
  const end = () => onEnd(Buffer.concat(chunks))
  const write = (chunk: Uint8Array | string) => chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk) > 0
  return Object.assign(new EventEmitter(), { write, end, destroy: onFail }) as unknown as Writable
}

export default render

/** Logs what a page threw: in full for the server's log, in one line for the administrators of the site. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const told = context.get(asked)
  const { app, site } = told.ctx
  told.outage ??= outageOf(error)
  app.settings.log(`error of a page: ${error instanceof Error ? (error.stack ?? String(error)) : String(error)}`)
  app.errorLog.add({ site: site._id, level: 'error', source: 'server', text: String(error) })
}
