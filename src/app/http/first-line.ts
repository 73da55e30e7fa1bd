import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from './request-context.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses invalid requests before anything reads them: an unknown method (attack B08), two hosts, an absolute URL for
 * proxies (attack A18), or a NUL, which no database accepts (attack D19).
 */
export const refuseFirstLine = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
  const { method, url } = request
  const locale = localeOf(request)
  const refused = (status: number, words: Record<typeof locale, string>) =>
    reply.code(status).header('cache-control', 'no-store').send({ status, message: words[locale] })
  if (!methods.includes(method)) return refused(405, { th: 'ไม่รองรับวิธีเรียกนี้', en: 'This method is not supported' })
  if (!url.startsWith('/') || /%00/.test(url) || namesTwoHosts(request))
    return refused(400, { th: 'ข้อมูลไม่ถูกต้อง', en: 'The data is not valid' })
  return null
}

/** A proxy in front of the server may read the other one. */
function namesTwoHosts({ raw: { rawHeaders } }: FastifyRequest) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}
