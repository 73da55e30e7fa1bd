import { isIP } from 'node:net'
import type { Settings } from '#platform/operations/config/settings.ts'

/**
 * Whether what is at a hop before us is believed about who asked it: of so many proxies as there are, where it is one of
 * theirs by its address. The count alone would believe anyone who reaches the port past them (GHSA-3m5p-2c4r-xxw2).
 */
export const isProxy =
  ({ trustProxy, proxies }: Pick<Settings, 'trustProxy' | 'proxies'>) =>
  (address: string, hop: number): boolean => {
    const bare = address.replace(/%.*/, '')
    const family = isIP(bare)
    return hop < trustProxy && family !== 0 && proxies.check(bare, family === 4 ? 'ipv4' : 'ipv6')
  }
