import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Manifest } from '#platform/manifest/manifest.ts'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'
import type { Kind } from './site-tree/kinds.ts'
import type { Site } from './site.ts'
import { unconfigured } from './unconfigured.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Sets up an empty installation, once; not-found afterwards. */
    setUp: (input: SetupInput) => Promise<void>
  }
}

/** What an installation begins with: its first owner, the site of the staff, and the first site of learners. */
export interface SetupInput {
  root: { firstname: string; lastname: string; email: string; password: string }
  origin: { siteName: string; siteNameEn: string; hostname: string }
  first: { siteName: string; siteNameEn: string; hostname: string; kind: Kind; plugins: string[]; hasSample: boolean }
}

/** The module that alone is there before the first site. */
const founder = 'install'

/** What is in the place of a site while there is none. */
export const setupSite = (manifests: readonly Manifest[]): Site => ({
  ...unconfigured(
    '',
    manifests.filter(({ name }) => name === founder).map(({ name }) => name),
  ),
  ...{ siteType: 'origin', siteName: 'วิชา', siteNameEn: 'Wicha' },
})

export const isNotSetUp = ({ _id }: Pick<Site, '_id'>) => _id === ''

/** The word that who starts the product on an empty database is shown, and nobody else (attack A38). */
export const setupToken = (sealing: SealingKey): string =>
  createHmac('sha256', sealing.key).update('the first owner').digest('base64url').slice(0, 24)

export const isSetupToken = (sealing: SealingKey, given: string): boolean => {
  const [one, other] = [setupToken(sealing), given].map((text) => createHmac('sha256', 'same').update(text).digest())
  return timingSafeEqual(one!, other!)
}
