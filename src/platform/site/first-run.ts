import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Manifest } from '#platform/manifest/manifest.ts'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'
import type { Kind } from './site-tree/kinds.ts'
import type { Site } from './site.ts'
import { unconfigured } from './unconfigured.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Sets up an empty installation, once. Throws not-found afterwards. */
    setUp: (input: SetupInput) => Promise<void>
  }
}

/** The initial data of an installation: its first owner, the staff site, and the first learner site. */
export interface SetupInput {
  root: { firstname: string; lastname: string; email: string; password: string }
  origin: { siteName: string; siteNameEn: string; hostname: string }
  first: { siteName: string; siteNameEn: string; hostname: string; kind: Kind; plugins: string[]; hasSample: boolean }
}

/** The only active module before the first site exists. */
const founder = 'install'

/** The placeholder for a site while there is none. */
export const setupSite = (manifests: readonly Manifest[]): Site => ({
  ...unconfigured(
    '',
    manifests.filter(({ name }) => name === founder).map(({ name }) => name),
  ),
  ...{ siteType: 'origin', siteName: 'วิชา', siteNameEn: 'Wicha' },
})

export const isNotSetUp = ({ _id }: Pick<Site, '_id'>) => _id === ''

/** The setup token, shown only to the operator who starts the product on an empty database (attack A38). */
export const setupToken = (sealing: SealingKey): string =>
  createHmac('sha256', sealing.key).update('the first owner').digest('base64url').slice(0, 24)

export const isSetupToken = (sealing: SealingKey, given: string): boolean => {
  const [one, other] = [setupToken(sealing), given].map((text) => createHmac('sha256', 'same').update(text).digest())
  return timingSafeEqual(one!, other!)
}
