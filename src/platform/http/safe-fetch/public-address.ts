import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are of this machine or of the network that it is in (attack H01). */
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

/** Whether an address is out in the world. */
export const isPublicAddress = (address: string) => {
  const family = isIP(address)
  return family !== 0 && !inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host of an address may be asked at all: a name may, and is looked up by `publicLookup`. */
export const mayBePublic = ({ hostname }: URL) => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublicAddress(bare)
}

/** Looks a name up for a connection, and refuses it where it means an address of the inner network (attack H02). */
export const publicLookup: LookupFunction = (hostname, options, done) => guardedLookup(lookup)(hostname, options, done)

/**
 * A lookup that answers only where every address that `resolve` finds is out in the world (`isOut`). What it answers is what
 * the connection is made to: a name that means something else a moment later changes nothing.
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
