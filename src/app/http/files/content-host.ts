import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/context.ts'
import { canonicalHost } from '#platform/site/sites.ts'

/** Whether a request came to the host that holds files and nothing else, and that no cookie is ever sent to. */
export const isContentHost = ({ settings }: App, { headers }: Pick<FastifyRequest, 'headers'>) =>
  settings.contentHost !== undefined && canonicalHost(headers.host) === settings.contentHost

/** The same path at the host of files, on the port at which the site was asked; null where files have no host of their own. */
export const contentAddress = ({ settings }: App, { protocol, headers }: FastifyRequest, path: string) => {
  if (settings.contentHost === undefined) return null
  const port = /:\d{1,5}$/.exec(headers.host ?? '')?.[0] ?? ''
  return `${protocol}://${settings.contentHost}${port}${path}`
}

/**
 * What a file at that host may be read by: the pages of every site, their viewers and players too. Nobody is known there, so an
 * address that opens it to one opens it to all.
 */
export const readByAll: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range',
  'cross-origin-resource-policy': 'cross-origin',
}
