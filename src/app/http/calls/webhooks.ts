import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gatewayNames, receiveWebhook } from '#modules/order/public-api.ts'
import { createVisitorContext, localeOf } from '../request-context.ts'
import type { Serving } from '../files/file-endpoint.ts'

/** Other paths below `payment` are calls of the collection. */
const names = gatewayNames.join('|')

/** Messages of gateways have a few kilobytes. */
const bodyLimit = 256 * 1024

/**
 * `POST /api/payment/{provider}`: a gateway tells the site that something happened. It has no session, and nothing parses the
 * body before its signature is checked.
 */
export const serveWebhooks = (server: FastifyInstance, { app, refuse }: Pick<Serving, 'app' | 'refuse'>) =>
  server.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => done(null, bytes))
    own.post(`/api/payment/:provider(^(?:${names})$)`, { bodyLimit }, async (request, reply) => {
      try {
        const ctx = await createVisitorContext(app, { request })
        const { provider } = request.params as { provider: string }
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const status = await receiveWebhook(ctx, { provider, raw, headers: request.headers })
        return await reply.header('cache-control', 'private, no-store').code(status).send({ status })
      } catch (error) {
        return refuse(reply, error, { app, locale: localeOf(request) })
      }
    })
  })

const webhookPath = new RegExp(`^/api/payment/(?:${names})$`)

/** A gateway is no page of this site. Its signature decides, so the origin says nothing. */
export const isWebhook = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
  method === 'POST' && webhookPath.test(url)
