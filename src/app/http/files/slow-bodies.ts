import type { FastifyInstance } from 'fastify'

/** How long the head of a request may take, and how often that is looked at, in milliseconds (attack K01). */
export const forHeads = { headersTimeout: 10_000, connectionsCheckingInterval: 1000 }
/** A whole upload may take so long, in milliseconds. */
export const longestUploadMs = 30 * 60_000
/** Any other body has to be there after so long, in milliseconds (attack K01). */
const longestMs = 30_000

/** Ends what comes in too slowly: one limit of the server would be too short for a film and too long for anything else. */
export const endSlowBodies = (server: FastifyInstance, ms = longestMs) =>
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, method, url } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    if (hasBody && !/^\/api\/upload(\/resumable\/[^/]+)?\/?(\?|$)/.test(url)) {
      const end = setTimeout(() => raw.destroy(), ms)
      end.unref()
      const stop = () => clearTimeout(end)
      raw.once('end', stop)
      raw.once('close', stop)
    }
    done()
  })
