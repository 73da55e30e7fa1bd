import { BlockList, isIP } from 'node:net'

/** Usual addresses of reverse proxies: this machine or its private network. */
const near = '127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10'

/** Parses addresses and ranges, separated by commas. Null if one is invalid. */
export const rangesOf = (text: string): BlockList | null => {
  const ranges = new BlockList()
  for (const range of text.split(',')) {
    const [address = '', bits, ...more] = range.trim().split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (family === 0 || more.length > 0 || length < 0 || length > most) return null
    ranges.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6')
  }
  return ranges
}

/** The proxy ranges trusted by default. */
export const nearRanges = (): BlockList => rangesOf(near)!
