import { defineModule } from '#platform/manifest/manifest.ts'

/** The server calls of the staff interface's frame, on every screen. */
export default defineModule({
  name: 'office',
  label: { th: 'หลังบ้าน', en: 'Back office' },
  isCore: true,
  api: {
    'GET /office/notices': 'notices',
    'POST /office/notices': 'read-notices',
    'POST /office/layout': 'keep-layout',
    'GET /office/routes': 'open-routes',
    'GET /office/find': 'find-records',
    'GET /office/choices': 'find-choices',
    'GET /office/library': 'find-files',
  },
  routes: [],
})
