import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { choice, exampled, optional, reference, withHint } from '#platform/data/collection/field-builders.ts'
import { hostnameField } from '../fields/hostname.ts'
import { ready } from '../fields/look/theme.ts'

const byOwners = (viewer: Viewer) => isAtLeast(viewer, 'superadmin')

/**
 * A host name of the site (specification §3, Hostname record). It is unique across all sites, so the product's owners
 * assign it (attack C15). Its own theme or storage overrides the site's.
 */
export const hostname = defineCollection({
  name: 'hostname',
  label: { th: 'ชื่อโฮสต์', en: 'host name' },
  plural: { th: 'ชื่อโฮสต์', en: 'Host names' },
  site: 'siteID',
  title: ['hostname'],
  fields: {
    hostname: exampled((n) => `site-${n}.wicha.test`, hostnameField('ชื่อโฮสต์', 'Host name')),
    spaceId: optional(reference('space')('พื้นที่เก็บไฟล์', 'Storage')),
    theme: withHint(
      { th: 'ใช้แทนหน้าตาของเว็บไซต์เมื่อเปิดด้วยชื่อโฮสต์นี้', en: 'Shown instead of the site design' },
      optional(choice(ready)('หน้าตา', 'Look')),
    ),
  },
  uniques: [['hostname']],
  globalUniques: [['hostname']],
  access: { read: everybody, create: byOwners, update: byOwners, remove: byOwners },
  list: { columns: ['hostname', 'theme', 'updatedAt'], search: ['hostname'], sort: 'hostname' },
  form: [{ title: { th: 'ชื่อโฮสต์', en: 'Host name' }, fields: ['hostname', 'spaceId', 'theme'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    hostname: typeof hostname
  }
}
