import type { FastifyRequest } from 'fastify'
import { href } from 'react-router'
import { isKeyed } from './calls/api-context.ts'
import { isWebhook } from './calls/webhooks.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a writing request comes from a page of this site or not from a browser at all (attack class CSRF). */
export const isFromHere = (request: FastifyRequest) => {
  if (isHandOver(request) || isSigned(request) || isWebhook(request)) return true
  if (safe.has(request.method)) return true
  const { origin, host } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (origin !== undefined) return origin === `${request.protocol}://${host}`
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** A signed API call does not use the cookie. Its key decides which origins are allowed. */
const isSigned = (request: FastifyRequest) => request.url.startsWith('/api/') && isKeyed(request)

/** The page of another site hands over a session. The token decides whether it may (decision 0080). */
const isHandOver = ({ method, url }: FastifyRequest) => method === 'POST' && url === href('/member/enter')
