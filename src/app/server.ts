import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type InjectOptions } from 'fastify'
import type { AnswersItself } from '#platform/http/api/own-request.ts'
import type { App } from '#platform/context.ts'
import { sendError, serveApi } from './api.server.ts'
import { chosenLocale, localeOf, siteOf } from './http/request-context.ts'
import { serveChosenHost } from './http/developer/chosen-host.ts'
import { readBodies } from './http/body.ts'
import { refuseFirstLine } from './http/first-line.ts'
import { isFromHere } from './http/origin.ts'
import { headersBeside, securityHeaders } from './http/headers.ts'
import { isProxy } from './http/address/proxies.ts'
import { answerPage, type Render } from './http/pages/answer-page.ts'
import { answerDraft, isDraft } from './http/preview/answer-draft.ts'
import { isContentHost } from './http/files/content-host.ts'
import { serveDownloads } from './http/files/downloads.ts'
import { serveFrames } from './http/files/frames.ts'
import { serveResumable } from './http/files/resumable.ts'
import { serveUploads } from './http/files/uploads.ts'
import { endSlowBodies, forHeads, longestUploadMs } from './http/files/slow-bodies.ts'
import { serveWebhooks } from './http/calls/webhooks.ts'
import { serveEngines } from './http/seo/serve-seo.ts'
import { serveSigns } from './http/health.ts'

/** Middleware of the development build, called before pages. Absent in production. */
export type Assets = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
  next: () => void,
) => void

/** Creates the HTTP server of the application: the site first, then health endpoints, API, files and pages. */
export const createServer = async (app: App, with_: { render: Render; assets?: Assets }): Promise<FastifyInstance> => {
  const server = fastify({
    trustProxy: app.settings.trustProxy > 0 && isProxy(app.settings),
    bodyLimit: 1 << 20,
    requestTimeout: longestUploadMs,
    http: forHeads,
    connectionTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors(error, request, reply) {
      void sendError(reply.headers(securityHeaders), error, by(app, request))
    },
  })
  server.decorateRequest('site', undefined).addHook('onSend', completeHead)
  endSlowBodies(server)
  readBodies(server)
  for (const serve of [serveSigns, serveEngines]) serve(server, app)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    const refused = refuseFirstLine(request, reply)
    if (refused || isSign(request)) return refused ?? undefined
    if (isContentHost(app, request)) return isFile(request) ? undefined : unknownHost(reply, localeOf(request))
    request.site = (await siteOf(app, request)) ?? (await app.sites.founding())
    if (!request.site) return unknownHost(reply, localeOf(request))
    const chosen = request.method === 'GET' && !isCall(request.url) ? chosenLocale(request) : null
    if (chosen) return reply.header('set-cookie', chosen.cookies).redirect(chosen.path, 302)
    if (!isFromHere(request)) return reply.code(403).send({ status: 403, message: 'คำขอมาจากเว็บไซต์อื่น' })
  })
  server.setErrorHandler((error, request, reply) => sendError(reply, error, by(app, request)))
  for (const serve of [serveUploads, serveResumable]) serve(server, { app, refuse: sendError })
  for (const serve of [serveDownloads, serveFrames, serveWebhooks]) serve(server, { app, refuse: sendError })
  serveApi(server, app)
  if (app.settings.isDevelopment) serveChosenHost(server, app)
  if (!with_.assets) await serveFiles(server, app)
  app.ask = answersItself(server)
  servePages(server, app, with_)
  return server
}

function servePages(server: FastifyInstance, app: App, { render, assets }: { render: Render; assets?: Assets }) {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (assets && (await servedByDevelopment(assets, request, reply))) return reply.hijack()
    return (isDraft(request) ? answerDraft : answerPage)(app, { request, reply, render })
  }
  for (const { url, bodyLimit } of pagesWithFiles(app)) server.post(url, { bodyLimit }, page)
  server.all('/*', page)
}

/** Pages whose forms may send a file, with the bytes that they accept. */
const pagesWithFiles = ({ manifests }: App) =>
  manifests
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, uploadBytes: bodyLimit }) =>
      bodyLimit ? [path, `${path}.data`].map((url) => ({ url, bodyLimit })) : [],
    )

async function completeHead({ method }: FastifyRequest, reply: FastifyReply) {
  const [cookies, isWaitSaid] = [reply.getHeader('set-cookie'), reply.hasHeader('retry-after')]
  reply.headers(headersBeside({ method, status: reply.statusCode, cookies, isWaitSaid }))
}

/** An internal request takes the same path as any other, except for the network. */
const answersItself =
  (server: FastifyInstance): AnswersItself =>
  async ({ method, target, headers, body, from }) => {
    const { statusCode, body: text } = await server.inject({
      ...{ method: method as NonNullable<InjectOptions['method']>, url: target, headers, remoteAddress: from },
      ...(body !== '' && { payload: body }),
    })
    return { status: statusCode, text }
  }

const by = (app: App, request: Pick<FastifyRequest, 'headers'>) => ({ app, locale: localeOf(request) })

/** In a call `lang` applies only to its own response. It is not the person's choice for pages. */
const isCall = (url: string) => url.startsWith('/api/')
/** Checks the matched route, not the beginning of the URL: `/upload/../x` is not a file. */
const isFile = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && /^\/(upload|frame)\//.test(url)
/** With another method it is an ordinary path that does not exist. */
const isSign = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && /^\/(healthz|readyz|metrics)(\?|$)/.test(url)

const unknownHost = (reply: FastifyReply, locale: 'th' | 'en') => {
  const words = { th: 'ไม่พบการตั้งค่าของโฮสต์นี้', en: 'Could not find configuration for current hostname' }
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${words[locale]}\n`)
}

async function serveFiles(server: FastifyInstance, app: App) {
  const client = join(app.settings.build, 'client')
  const plain = { index: false, decorateReply: false, preCompressed: true } as const
  await server.register(fastifyStatic, {
    ...plain,
    root: join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  })
  await server.register(fastifyStatic, { ...plain, root: join(client, 'seed'), prefix: '/seed/', maxAge: '1d' })
}

function servedByDevelopment(assets: Assets, request: FastifyRequest, reply: FastifyReply) {
  return new Promise<boolean>((resolve) => {
    reply.raw.once('finish', () => resolve(true))
    assets(request.raw, reply.raw, () => resolve(false))
  })
}
