import { defineModule, officePage } from '#platform/manifest/manifest.ts'

export default defineModule({
  name: 'install',
  label: { th: 'การติดตั้ง', en: 'Installation' },
  isCore: true,
  uses: [],
  routes: [
    // Open on its own: before the first site there is nobody to log in, and afterwards it is not there for most (guides U28).
    officePage([], {
      path: '/install/dashboard',
      name: 'install-dashboard',
      title: { th: 'การติดตั้ง', en: 'Installation' },
      screen: 'dashboard',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
  ],
})
