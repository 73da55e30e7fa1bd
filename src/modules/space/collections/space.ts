import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { only, text } from '#platform/data/collection/field-builders.ts'
import { keys, place } from '../fields/storage.ts'

const byRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')
const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** Everybody may know the public URL of files. Only the site's administrators see where they are stored. */
const openPlace = {
  s3Endpoint: only({ read: byAdmin }, place.s3Endpoint),
  s3Hosting: place.s3Hosting,
  s3Region: only({ read: byAdmin }, place.s3Region),
  s3EndpointDefault: only({ read: byAdmin }, place.s3EndpointDefault),
  s3Bucket: only({ read: byAdmin }, place.s3Bucket),
}

/**
 * A file storage (specification §7, GET space/{spaceId}). The URL of its files is public. Only root writes its
 * credentials.
 */
export const space = defineCollection({
  name: 'space',
  label: { th: 'พื้นที่เก็บไฟล์', en: 'storage' },
  plural: { th: 'พื้นที่เก็บไฟล์', en: 'Storages' },
  site: null,
  title: ['name'],
  fields: {
    name: text('ชื่อ', 'Name'),
    ...openPlace,
    s3Key: only({ read: byRoot }, keys.s3Key),
    s3Secret: only({ read: byRoot }, keys.s3Secret),
  },
  uniques: [['name']],
  access: { read: everybody, create: byRoot, update: byRoot, remove: byRoot },
  list: { columns: ['name', 's3Bucket', 's3Region', 'updatedAt'], search: ['name'], sort: 'name' },
  form: [
    {
      title: { th: 'พื้นที่เก็บไฟล์', en: 'The store' },
      fields: ['name', 's3Endpoint', 's3EndpointDefault', 's3Hosting', 's3Region', 's3Bucket'],
    },
    { title: { th: 'คีย์', en: 'Keys' }, fields: ['s3Key', 's3Secret'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    space: typeof space
  }
}
