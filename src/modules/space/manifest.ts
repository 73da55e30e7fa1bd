import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { space } from './collections/space.ts'
import { examples } from './examples.ts'

const owners = ['root'] as const

export default defineModule({
  name: 'space',
  label: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
  isCore: true,
  collections: [space],
  examples,
  routes: [
    officePage(owners, {
      path: '/space/storage',
      name: 'space-storage',
      title: { th: 'พื้นที่เก็บไฟล์', en: 'Storages' },
      list: 'space',
      groups: ['system'],
      meta: { inMenu: true, icon: 'storage' },
    }),
    officePage(owners, {
      path: '/space/storage/add',
      name: 'space-storage-add',
      title: { th: 'เพิ่มพื้นที่เก็บไฟล์', en: 'Add a storage' },
      add: 'space',
    }),
    officePage(owners, {
      path: '/space/storage/detail/:id',
      name: 'space-storage-detail',
      title: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
      edit: 'space',
    }),
  ],
})
