import type { FastifyInstance } from 'fastify'

/** Timeout for the head of a request, and interval of the check, in milliseconds (attack K01). */
export const forHeads = { headersTimeout: 10_000, connectionsCheckingInterval: 1000 }
/** Timeout of a whole upload in milliseconds. */
export const longestUploadMs = 30 * 60_000
/** Timeout of any other body in milliseconds (attack K01). */
const longestMs = 30_000

/**
 * Ends requests that arrive too slowly. A single limit of the server would be too short for a video and too long for
 * anything else.
 */
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
