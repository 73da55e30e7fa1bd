import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { href } from 'react-router'
import type { App, Context } from '#platform/context.ts'
import { asked } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { isClosed } from '../suspended-site.ts'
import { answerPage, type Render } from '../pages/answer-page.ts'
import { sitemapOf } from './sitemap.ts'

/** robots.txt and the sitemap, cached like pages for visitors. */
export const serveEngines = (server: FastifyInstance, app: App) => {
  const answers =
    (make: (ctx: Context, params: { part?: string }) => Promise<Response>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as { part?: string }
      // Ignore other query parameters, which would only create more copies in the cache.
      const [path, query] = request.url.split('?')
      if (query !== undefined) return reply.redirect(path!, 301)
      const render: Render = (_request, context) => make(context.get(asked).ctx, params)
      return answerPage(app, { request, reply, render })
    }
  server.get(
    '/robots.txt',
    answers(async (ctx) => text(robotsOf(ctx))),
  )
  server.get('/sitemap.xml', answers(map))
  server.get('/sitemap-:part.xml', answers(map))
}

async function map(ctx: Context, { part = '' }: { part?: string }) {
  const found = isFound(ctx) ? await sitemapOf(ctx, { part }) : null
  if (found === null) return new Response('', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(found, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Whether search engines may index a site: only open units, neither the origin nor a site group. */
const isFound = ({ site }: Context) => site.siteType === 'unit' && !isClosed(site)

/** Search results and lessons are useless to search engines and costly to render. API responses are not pages. */
const shut = [
  '/api/',
  href('/lesson/search/:keyword', { keyword: '*' }),
  href('/lesson/play/:cid/:pid', { cid: '*', pid: '*' }),
]

const robotsOf = (ctx: Context) => {
  const rules = isFound(ctx) ? shut : ['/']
  const lines = ['User-agent: *', ...rules.map((path) => `Disallow: ${path}`)]
  return [...lines, ...(isFound(ctx) ? ['', `Sitemap: ${absolute(ctx, '/sitemap.xml')}`] : []), ''].join('\n')
}

const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
