import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors/errors.ts'
import { framedHtml } from '#platform/content/page/frame/page-frame.server.ts'
import { createPreviewContext, localeOf } from '../request-context.ts'
import { contentAddress, isContentHost } from './content-host.ts'
import type { Http, Serving } from './file-endpoint.ts'

/**
 * `GET /frame/…` sends the content of a raw HTML block, only on the host for files. The host of a site redirects there,
 * so its scripts never run within a session (attack F02).
 */
export const serveFrames = (server: FastifyInstance, { app, refuse }: Pick<Serving, 'app' | 'refuse'>) =>
  server.get('/frame/:site/:page/:block/:mark', async (request, reply) => {
    try {
      return await answerFrame(app, { request, reply })
    } catch (error) {
      return refuse(reply, error, { app, locale: localeOf(request) })
    }
  })

async function answerFrame(app: Serving['app'], { request, reply }: Http) {
  const { version = '0' } = request.query as { version?: unknown }
  if (typeof version !== 'string' || !/^(?:0|[1-9]\d{0,8})$/.test(version)) throw notFound()
  const params = request.params as Record<'site' | 'page' | 'block' | 'mark', string>
  const of = { ...params, version: Number(version) }
  if (!isContentHost(app, request)) {
    const elsewhere = contentAddress(app, request, request.url)
    if (elsewhere === null) throw notFound()
    return reply.header('cache-control', 'private, no-store').redirect(elsewhere, 302)
  }
  const site = await app.sites.byId(of.site)
  const html = site && !site.isSuspended ? await framedHtml(createPreviewContext(app, { site, request }), of) : null
  if (html === null) throw notFound()
  return reply.removeHeader('x-frame-options').headers(headers).send(html)
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  // Without `allow-same-origin` it has an opaque origin, even if a person opens its URL in a tab.
  'content-security-policy': [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    "style-src 'unsafe-inline' https:",
    'img-src https: data:',
    'font-src https: data:',
    'media-src https:',
    'connect-src https:',
    'frame-src https:',
    'form-action https:',
    "base-uri 'none'",
  ].join('; '),
}
