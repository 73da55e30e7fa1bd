import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { href } from 'react-router'
import type { App, Context } from '#platform/context.ts'
import { asked } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { isClosed } from '../suspended-site.ts'
import { answerPage, type Render } from '../pages/answer-page.ts'
import { sitemapOf } from './sitemap.ts'

/** What search engines ask a site for: robots.txt and its map, kept like any page that visitors read. */
export const serveEngines = (server: FastifyInstance, app: App) => {
  const answers =
    (make: (ctx: Context, params: { part?: string }) => Promise<Response>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as { part?: string }
      // What is asked beside makes no other file, and would only be kept once more.
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

/** Whether a site is there to be found: units that are open; not the origin, nor a group of sites. */
const isFound = ({ site }: Context) => site.siteType === 'unit' && !isClosed(site)

/** Results and lessons are not worth an engine's time, and cost the site some; answers of the API are no pages. */
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
