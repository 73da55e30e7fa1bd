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
      title: { th: 'เข้าสู่ระบบหลังบ้าน', en: 'Back office login' },
      screen: 'log-in',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
    officePage(admins, {
      path: '/member/profile',
      name: 'member-profile',
      help: [
        {
          th: 'หน้านี้แสดงชื่อและเบอร์โทรของคุณ ใช้ร่วมกันทุกเว็บไซต์ที่คุณดูแล',
          en: 'Your name and phone. They are the same on every site you manage.',
        },
        {
          th: 'ผู้ดูแลบัญชีของคุณเป็นผู้เปลี่ยนอีเมล ส่วนรหัสผ่านเปลี่ยนได้ที่หน้าความปลอดภัย',
          en: 'Your account administrator can change your email. You can change your password in Security.',
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
          th: 'ตั้งค่าการแสดงผลของหลังบ้านสำหรับคุณคนเดียว ใช้กับทุกเว็บไซต์',
          en: 'Choose how the back office looks for you. This applies on every site.',
        },
        {
          th: 'คุณเลือกหน้าแรกหลังเข้าสู่ระบบ และปิดคีย์ลัดตัวเดียวได้',
          en: 'You can choose your start page and turn off single-key shortcuts.',
        },
      ],
      title: { th: 'หน้าตาของหลังบ้าน', en: 'Back office appearance' },
      screen: 'layout',
    }),
    officePage(admins, {
      path: '/member/unactive',
      name: 'member-unactive',
      help: [
        {
          th: 'หน้านี้แสดงบัญชีที่ปิดใช้งาน เจ้าของบัญชีเข้าสู่ระบบไม่ได้',
          en: 'These accounts are deactivated. Their owners cannot log in.',
        },
        {
          th: 'เลือก “เปิดใช้งานอีกครั้ง” เพื่อให้เจ้าของบัญชีเข้าสู่ระบบได้ทันที',
          en: 'Select “Reactivate” to let the owner log in again.',
        },
      ],
      title: { th: 'บัญชีที่ปิดใช้งาน', en: 'Deactivated accounts' },
      screen: 'unactive',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage([], {
      path: '/member/why',
      name: 'member-why',
      help: [
        {
          th: 'หน้านี้แสดงเหตุผลที่คุณเปิดแต่ละหน้าได้ และสิ่งที่คุณเห็นหรือทำได้ในหน้านั้น',
          en: 'See why you can open each page, and what you can view and do there.',
        },
        {
          th: 'หากต้องการสิทธิ์เพิ่ม หน้านี้บอกว่าใครเป็นผู้ให้สิทธิ์ได้',
          en: 'If you need more access, this page shows who can give it.',
        },
      ],
      title: { th: 'สิทธิ์ของฉันที่นี่', en: 'My permissions' },
      screen: 'why',
    }),
    officePage([], {
      path: '/member/security',
      name: 'member-security',
      help: [
        {
          th: 'จัดการรหัสผ่าน การยืนยันตัวตนแบบสองขั้นตอน และอุปกรณ์ที่เข้าสู่ระบบอยู่',
          en: 'Manage your password, two-step verification and logged-in devices.',
        },
        {
          th: 'หากไม่รู้จักอุปกรณ์ใด ให้ออกจากระบบในอุปกรณ์นั้นแล้วเปลี่ยนรหัสผ่าน',
          en: 'If you do not recognise a device, log it out and change your password.',
        },
      ],
      title: { th: 'ความปลอดภัย', en: 'Security' },
      screen: 'security/own',
    }),
    officePage([], {
      path: '/member/verify',
      name: 'member-verify',
      title: { th: 'ยืนยันตัวตนขั้นที่สอง', en: 'Two-step verification' },
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
      title: { th: 'เข้าสู่เว็บไซต์', en: 'Open site' },
      screen: 'enter',
      meta: { auth: false, fullscreen: true, mode: 'blank' },
    }),
  ],
})
