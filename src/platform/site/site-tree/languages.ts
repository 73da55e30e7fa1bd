import type { NewRowOf } from '#platform/data/collection/registry.ts'

/**
 * The languages of a new site, with the words that clients request. The site's overrides are added here (decision
 * 0112).
 */
export const languages: readonly NewRowOf<'translate'>[] = [
  {
    code: 'th',
    name: 'ไทย',
    flag: 'th',
    translations: {
      'menu.home': 'หน้าแรก',
      'menu.courses': 'หลักสูตรทั้งหมด',
      'menu.login': 'เข้าสู่ระบบ',
      'menu.register': 'สมัครสมาชิก',
      'menu.profile': 'หลักสูตรของฉัน',
      'menu.logout': 'ออกจากระบบ',
      'course.free': 'เรียนฟรี ไม่มีค่าใช้จ่าย',
      'course.hours': 'ชั่วโมง',
      'course.days': 'วัน',
      'course.enrol': 'ลงทะเบียนเรียน',
    },
  },
  {
    code: 'en',
    name: 'English',
    flag: 'gb',
    translations: {
      'menu.home': 'Home',
      'menu.courses': 'All courses',
      'menu.login': 'Log in',
      'menu.register': 'Register',
      'menu.profile': 'My courses',
      'menu.logout': 'Log out',
      'course.free': 'Free of charge',
      'course.hours': 'hours',
      'course.days': 'days',
      'course.enrol': 'Enrol',
    },
  },
]
