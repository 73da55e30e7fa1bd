import type { SeedSite } from '../seed.ts'
import { categories } from './categories.ts'
import { automotive } from './courses-automotive.ts'
import { business } from './courses-business.ts'
import { digital } from './courses-digital.ts'
import { electric } from './courses-electric.ts'
import { food } from './courses-food.ts'
import { homeElectric } from './courses-home-electric.ts'
import { hvac } from './courses-hvac.ts'
import { safety } from './courses-safety.ts'
import { welding } from './courses-welding.ts'
import { lecturers } from './lecturers.ts'
import { pages } from './pages.ts'

export const skills: SeedSite = {
  key: 'skills',
  _id: '6564a1000000000000000001',
  hostnames: ['localhost'],
  siteName: 'สถาบันพัฒนาทักษะไทย',
  siteNameEn: 'The Skills Institute',
  plugins: ['lesson', 'category', 'enroll'],
  theme: {
    brand: '#27408f',
    accent: '#f5b01a',
    radius: 10,
    fontHeading: 'Anuphan',
    fontBody: 'IBM Plex Sans Thai Looped',
    headingWeight: 600,
  },
  config: {
    homepage: 'home',
    siteLogo: null,
    tagline: { th: 'เรียนวันนี้ ทำงานได้จริงพรุ่งนี้', en: 'Learn today, work tomorrow' },
    about: {
      th: 'สถาบันฝึกอบรมวิชาชีพสำหรับคนทำงาน เรียนออนไลน์ตามเวลาของคุณ หรือลงมือปฏิบัติในศูนย์ฝึก 6 แห่งทั่วประเทศ',
      en: 'Vocational training for working people: learn online in your own time, or hands-on at six centres across Thailand.',
    },
    phone: '02 123 4567',
    openingHours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8.30–16.30' },
    navigator: [
      { title: { th: 'หลักสูตรทั้งหมด', en: 'All courses' }, target: '/lesson/home' },
      { title: { th: 'วิธีสมัครเรียน', en: 'How to enrol' }, target: '/cms/page/how-to-enrol' },
      { title: { th: 'เกี่ยวกับสถาบัน', en: 'About us' }, target: '/cms/page/about' },
    ],
    layout: { usermenuendpoint: 'user' },
  },
  categories,
  targets: [
    { code: 'technician', name: 'ช่างเทคนิค', categories: ['electric', 'welding', 'automotive', 'hvac'] },
    { code: 'office', name: 'พนักงานสำนักงาน', categories: ['digital', 'business'] },
    { code: 'service', name: 'งานบริการและอาหาร', categories: ['food', 'safety'] },
  ],
  lecturers,
  courses: [
    ...homeElectric,
    ...business,
    ...hvac,
    ...welding,
    ...automotive,
    ...digital,
    ...safety,
    ...food,
    ...electric,
  ],
  pages,
}
