import type { LookupFunction } from 'node:net'
import { mayBePublic, publicLookup } from './public-address.ts'

/** What may be asked of others: which addresses, and how their names are looked up. */
export interface FetchPolicy {
  mayAsk: (url: URL) => boolean
  /** Undefined where the system's own lookup will do. */
  lookupFor: (url: URL) => LookupFunction | undefined
}

const ports = ['', '80', '443', '8080', '8443']

/**
 * Lets through what is out in the world, over http or https, on the ports of web servers and without a password in the address
 * (attacks H01 and H02); and the inner hosts, `name:port`, that the institution's setting names (`INNER_HOSTS`).
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
