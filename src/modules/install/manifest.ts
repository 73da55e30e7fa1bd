import { defineModule, officePage } from '#platform/manifest/manifest.ts'

export default defineModule({
  name: 'install',
  label: { th: 'การติดตั้ง', en: 'Installation' },
  isCore: true,
  uses: [],
  routes: [
    // Public: before the first site, nobody can log in. Afterwards, most viewers get not-found (guides U28).
    officePage([], {
      path: '/install/dashboard',
      name: 'install-dashboard',
      title: { th: 'การติดตั้ง', en: 'Installation' },
      screen: 'dashboard',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
  ],
})
