import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const admins = ['superadmin', 'admin'] as const

export default defineModule({
  name: 'member',
  label: { th: 'ทีมงาน', en: 'Staff' },
  isCore: true,
  uses: ['user'],
  hooks: { afterChange: ['configuration'] },
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
      help: [
        {
          th: 'หน้านี้คือชื่อและเบอร์โทรของคุณเอง ใช้เหมือนกันทุกเว็บไซต์ที่คุณดูแล',
          en: 'These are your own name and phone, the same on every site that you look after.',
        },
        {
          th: 'อีเมลเปลี่ยนได้โดยผู้ที่ดูแลบัญชีของคุณ ส่วนรหัสผ่านอยู่ที่หน้าความปลอดภัย',
          en: 'The e-mail is changed by who looks after your account; the password is under Security.',
        },
      ],
      title: { th: 'โปรไฟล์ของฉัน', en: 'My profile' },
      screen: 'profile',
    }),
    officePage(admins, {
      path: '/member/layout',
      name: 'member-layout',
      help: [
        {
          th: 'หน้านี้เลือกหน้าตาของหลังบ้านสำหรับคุณคนเดียว ใช้กับทุกเว็บไซต์',
          en: 'Here you choose how the back office looks for you alone, on every site.',
        },
        {
          th: 'เลือกหน้าแรกหลังเข้าสู่ระบบ และปิดคีย์ลัดตัวเดียวได้',
          en: 'You can choose where you begin, and turn single letters as keys off.',
        },
      ],
      title: { th: 'หน้าตาของหลังบ้าน', en: 'Look of the back office' },
      screen: 'layout',
    }),
    officePage(admins, {
      path: '/member/unactive',
      name: 'member-unactive',
      help: [
        {
          th: 'หน้านี้รวมบัญชีที่ปิดใช้งานไว้ เจ้าของบัญชีเข้าสู่ระบบไม่ได้',
          en: 'These accounts are switched off; their owners cannot log in.',
        },
        { th: 'กดเปิดใช้งานเพื่อให้เข้าสู่ระบบได้อีกทันที', en: 'Activate one, and its owner can log in again at once.' },
      ],
      title: { th: 'บัญชีที่ปิดใช้งาน', en: 'Accounts switched off' },
      screen: 'unactive',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage([], {
      path: '/member/why',
      name: 'member-why',
      help: [
        {
          th: 'หน้านี้บอกว่าทำไมคุณเปิดหน้าจอหนึ่งได้ และเห็นหรือทำอะไรได้บ้าง',
          en: 'This says why a screen is open to you, and what you may see and do there.',
        },
        { th: 'ถ้าต้องการสิทธิ์เพิ่ม หน้านี้บอกว่าใครให้ได้', en: 'If you need more, it says who can give it.' },
      ],
      title: { th: 'สิทธิ์ของฉันที่นี่', en: 'What I may do here' },
      screen: 'why',
    }),
    officePage([], {
      path: '/member/security',
      name: 'member-security',
      help: [
        {
          th: 'หน้านี้ดูแลรหัสผ่าน การยืนยันสองขั้น และอุปกรณ์ที่เข้าสู่ระบบอยู่',
          en: 'Here are your password, second factor and the devices that are logged in.',
        },
        {
          th: 'ถ้าไม่รู้จักอุปกรณ์ใด ให้ออกจากระบบบนอุปกรณ์นั้นแล้วเปลี่ยนรหัสผ่าน',
          en: 'If you do not know one of the devices, log it out and change the password.',
        },
      ],
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
