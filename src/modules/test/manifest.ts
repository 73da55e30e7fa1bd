import { defineModule, officePage } from '#platform/manifest/manifest.ts'

/** Only a development build has this module (src/app/modules.ts). */
export default defineModule({
  name: 'test',
  label: { th: 'ทดสอบ', en: 'Test' },
  isCore: true,
  routes: [
    officePage(['admin'], {
      path: '/test/dashboard',
      name: 'test-dashboard',
      title: { th: 'จำนวนรายการของเว็บไซต์', en: 'Rows of the site' },
      screen: 'dashboard',
      groups: ['system'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'tools' },
    }),
  ],
})
