import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are of this machine or of the network that it stands in (attack H01). */
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
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
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
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const isOut = !error && found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    if (!isOut) return done(error ?? new Error(`${hostname} is an inner address`), '', 0)
    if (options.all) return done(null, found)
    return done(null, found[0]!.address, found[0]!.family)
  })
}
