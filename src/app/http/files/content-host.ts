import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/context.ts'
import { canonicalHost } from '#platform/site/sites.ts'

/** Whether a request reached the host for files, to which no cookie is ever sent. */
export const isContentHost = ({ settings }: App, { headers }: Pick<FastifyRequest, 'headers'>) =>
  settings.contentHost !== undefined && canonicalHost(headers.host) === settings.contentHost

/** Returns the same path on the host for files, on the port of the request. Returns null if there is no such host. */
export const contentAddress = ({ settings }: App, { protocol, headers }: FastifyRequest, path: string) => {
  if (settings.contentHost === undefined) return null
  const port = /:\d{1,5}$/.exec(headers.host ?? '')?.[0] ?? ''
  return `${protocol}://${settings.contentHost}${port}${path}`
}

/**
 * Headers for files on that host: pages of every site, their viewers and players may read them. The host knows no
 * session, so a URL opens a file to anyone.
 */
export const readByAll: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range',
  'cross-origin-resource-policy': 'cross-origin',
}
