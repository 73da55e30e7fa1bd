import type { FastifyInstance } from 'fastify'

/** A whole upload may take so long, in milliseconds. */
export const longestUploadMs = 30 * 60_000
/** Any other body has to be there after so long, in milliseconds (attack K01). */
const longestMs = 30_000

/** Ends what comes in too slowly: one limit of the server would be too short for a film and too long for anything else. */
export const endSlowBodies = (server: FastifyInstance) =>
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw, method, url } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    if (hasBody && !/^\/api\/upload(\/resumable\/[^/]+)?\/?(\?|$)/.test(url)) {
      const end = setTimeout(() => raw.destroy(), longestMs)
      end.unref()
      const stop = () => clearTimeout(end)
      raw.once('end', stop)
      raw.once('close', stop)
    }
    done()
  })
