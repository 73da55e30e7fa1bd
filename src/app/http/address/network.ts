/**
 * Returns the network for rate limits: an IPv4 address, or the /64 network of an IPv6 one, because one customer owns
 * all of it.
 */
export const networkOf = (address: string): string => {
  const four = /(?:\d{1,3}\.){3}\d{1,3}$/.exec(address)
  if (four) return four[0]
  const [front, back] = address.replace(/%.*/, '').split('::').map(groupsOf)
  const left = 8 - (front?.length ?? 0) - (back?.length ?? 0)
  const groups = [...(front ?? []), ...Array<string>(back ? Math.max(0, left) : 0).fill('0'), ...(back ?? [])]
  return groups.slice(0, 4).join(':')
}

const groupsOf = (part: string) =>
  part
    .toLowerCase()
    .split(':')
    .filter((group) => group !== '')
    .map((group) => group.replace(/^0+(?=.)/, ''))
