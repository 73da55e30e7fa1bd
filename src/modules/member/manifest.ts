import { defineModule, officePage } from '#platform/manifest/manifest.ts'

export default defineModule({
  name: 'member',
  label: { th: 'ทีมงาน', en: 'Staff' },
  isCore: true,
  uses: ['user'],
  api: { 'GET /getAdminSchool': 'admin-sites' },
  routes: [
    officePage([], {
      path: '/member/login',
      name: 'member-login',
      title: { th: 'เข้าสู่ระบบหลังบ้าน', en: 'Back-office log-in' },
      screen: 'log-in',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
  ],
})
