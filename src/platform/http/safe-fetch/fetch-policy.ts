import type { LookupFunction } from 'node:net'
import { mayBePublic, publicLookup } from './public-address.ts'

/** Which external addresses may be fetched, and how their names are resolved. */
export interface FetchPolicy {
  mayAsk: (url: URL) => boolean
  /** Undefined if the system's own lookup suffices. */
  lookupFor: (url: URL) => LookupFunction | undefined
}

const ports = ['', '80', '443', '8080', '8443']

/**
 * Allows public addresses over http or https, on web ports and without credentials (attacks H01 and H02). Also allows
 * the internal hosts, `name:port`, of the setting `INNER_HOSTS`.
 */
export const fetchPolicy = (innerHosts: readonly string[]): FetchPolicy => {
  const isInner = (url: URL) => innerHosts.includes(`${url.hostname}:${portOf(url)}`)
  return {
    mayAsk: (url) =>
      ['http:', 'https:'].includes(url.protocol) &&
      url.username === '' &&
      url.password === '' &&
      (isInner(url) || (ports.includes(url.port) && mayBePublic(url))),
    lookupFor: (url) => (isInner(url) ? undefined : publicLookup),
  }
}

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80')
