import { isIP } from 'node:net'
import type { Settings } from '#platform/operations/config/settings.ts'

/**
 * Whether to trust the client address that a hop reports. The hop must be within the configured number of proxies and
 * have the address of a proxy. The number alone would trust anyone who reaches the port directly (GHSA-3m5p-2c4r-xxw2).
 */
export const isProxy =
  ({ trustProxy, proxies }: Pick<Settings, 'trustProxy' | 'proxies'>) =>
  (address: string, hop: number): boolean => {
    const bare = address.replace(/%.*/, '')
    const family = isIP(bare)
    return hop < trustProxy && family !== 0 && proxies.check(bare, family === 4 ? 'ipv4' : 'ipv6')
  }
