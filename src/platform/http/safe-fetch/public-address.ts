import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine or its network (attack H01). */
const inner = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

/** Whether an address is public. */
export const isPublicAddress = (address: string) => {
  const family = isIP(address)
  return family !== 0 && !inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address may be fetched at all. Names may; `publicLookup` resolves them. */
export const mayBePublic = ({ hostname }: URL) => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublicAddress(bare)
}

/** Resolves a name for a connection. Refuses one that resolves to an internal address (attack H02). */
export const publicLookup: LookupFunction = (hostname, options, done) => guardedLookup(lookup)(hostname, options, done)

/**
 * Returns a lookup that succeeds only if every address from `resolve` is public (`isOut`). The connection uses exactly
 * the resolved address, so that later DNS changes have no effect.
 */
export const guardedLookup =
  (resolve: typeof lookup, isOut = isPublicAddress): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const isFine = !error && found.length > 0 && found.every(({ address }) => isOut(address))
      if (!isFine) return done(error ?? new Error(`${hostname} is an inner address`), '', 0)
      if (options.all) return done(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }
