import type { SeedOrigin } from './seed.ts'

/** The site to which staff accounts belong. */
export const origin: SeedOrigin = {
  _id: '6564a1000000000000000000',
  hostnames: ['origin.localhost'],
  configuration: {
    siteName: 'วิชา ศูนย์กลาง',
    siteNameEn: 'Wicha Centre',
    tagline: { th: 'ศูนย์กลางดูแลสถาบันทั้งหมด', en: 'Where every academy is looked after' },
    about: {
      th: 'ผู้ดูแลระบบเข้าสู่ระบบที่นี่เพื่อจัดการเว็บไซต์ของสถาบันในเครือ',
      en: 'Administrators sign in here to look after the websites of the academies.',
    },
    phone: '02 123 4500',
    openingHours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8.30–16.30' },
    siteStyle: 'indigo',
  },
}

/** The group of the demo academies. It has no host name. */
export const siteGroup: SeedOrigin = {
  ...origin,
  _id: '6564a1000000000000000010',
  hostnames: [],
  configuration: {
    ...origin.configuration,
    siteName: 'กลุ่มสถาบันฝึกอบรมไทย',
    siteNameEn: 'Thai Training Group',
  },
}
