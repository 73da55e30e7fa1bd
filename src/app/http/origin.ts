import type { FastifyRequest } from 'fastify'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request that writes comes from this site's own pages, or from no browser at all (attack class CSRF). */
export const isFromHere = (request: FastifyRequest) => {
  if (safe.has(request.method)) return true
  const { origin, host } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (origin !== undefined) return origin === `${request.protocol}://${host}`
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}
