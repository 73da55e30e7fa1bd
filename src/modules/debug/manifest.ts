import { defineModule, officePage } from '#platform/manifest/manifest.ts'

/** Only a development build has this module (src/app/modules.ts). */
export default defineModule({
  name: 'debug',
  label: { th: 'ดีบัก', en: 'Debug' },
  isCore: true,
  routes: [
    officePage(['superadmin', 'admin'], {
      path: '/debug/display',
      name: 'debug-display',
      title: { th: 'จอดีบัก', en: 'Debug display' },
      screen: 'display',
      meta: { fullscreen: true, mode: 'blank' },
    }),
  ],
})
