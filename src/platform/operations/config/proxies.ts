import { BlockList, isIP } from 'node:net'

/** Where reverse proxies usually are: on this machine, or in its own network. */
const near = '127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10'

/** Addresses and ranges with commas between; null where one of them is neither. */
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

/** The ranges that a proxy is believed from where nobody names its address. */
export const nearRanges = (): BlockList => rangesOf(near)!
