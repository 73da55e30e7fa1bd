import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const admins = ['superadmin', 'admin'] as const

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
    officePage(admins, {
      path: '/member/profile',
      name: 'member-profile',
      title: { th: 'โปรไฟล์ของฉัน', en: 'My profile' },
      screen: 'profile',
    }),
    officePage(admins, {
      path: '/member/layout',
      name: 'member-layout',
      title: { th: 'หน้าตาของหลังบ้าน', en: 'Look of the back office' },
      screen: 'layout',
    }),
    officePage(admins, {
      path: '/member/unactive',
      name: 'member-unactive',
      title: { th: 'บัญชีที่ปิดใช้งาน', en: 'Accounts switched off' },
      screen: 'unactive',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage([], {
      path: '/member/why',
      name: 'member-why',
      title: { th: 'สิทธิ์ของฉันที่นี่', en: 'What I may do here' },
      screen: 'why',
    }),
    officePage([], {
      path: '/member/security',
      name: 'member-security',
      title: { th: 'ความปลอดภัย', en: 'Security' },
      screen: 'security/own',
    }),
    officePage([], {
      path: '/member/verify',
      name: 'member-verify',
      title: { th: 'ยืนยันตัวตนขั้นที่สอง', en: 'Second step of the log-in' },
      screen: 'security/verify',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
    officePage([], {
      path: '/member/sites',
      name: 'member-sites',
      title: { th: 'เลือกเว็บไซต์', en: 'Choose a site' },
      screen: 'sites',
      meta: { fullscreen: true, mode: 'blank' },
    }),
    officePage([], {
      path: '/member/enter',
      name: 'member-enter',
      title: { th: 'เข้าสู่เว็บไซต์', en: 'Enter the site' },
      screen: 'enter',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
  ],
})
