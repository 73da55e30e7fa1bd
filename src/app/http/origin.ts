import type { FastifyRequest } from 'fastify'
import { href } from 'react-router'
import { isKeyed } from './calls/api-context.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request that writes comes from this site's own pages, or from no browser at all (attack class CSRF). */
export const isFromHere = (request: FastifyRequest) => {
  if (isHandOver(request) || isSigned(request)) return true
  if (safe.has(request.method)) return true
  const { origin, host } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (origin !== undefined) return origin === `${request.protocol}://${host}`
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** A call of the API that a key signs asks nothing of the cookie: whether its origin may send it the key says. */
const isSigned = (request: FastifyRequest) => request.url.startsWith('/api/') && isKeyed(request)

/** A session is carried over from the page of another site: its token says whether it may be (decision 0080). */
const isHandOver = ({ method, url }: FastifyRequest) => method === 'POST' && url === href('/member/enter')
