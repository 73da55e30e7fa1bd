import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { configuration } from './collections/configuration.ts'
import { hostname } from './collections/hostname.ts'
import { translate } from './collections/translate.ts'
import { examples } from './examples.ts'

export default defineModule({
  name: 'config',
  label: { th: 'การตั้งค่า', en: 'Settings' },
  isCore: true,
  uses: ['space'],
  collections: [configuration, hostname, translate],
  examples,
  api: { 'GET /hostname': 'this-hostname', 'POST /client-log': 'client-log' },
  jobs: ['post-log'],
  routes: [
    officePage(['superadmin', 'admin'], {
      path: '/config/general',
      name: 'config-general',
      title: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
      screen: 'general',
      edit: 'configuration',
      groups: ['system'],
      meta: { inMenu: true, icon: 'settings' },
    }),
  ],
})
