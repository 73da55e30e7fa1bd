import type { SeedSite } from '../seed.ts'
import { categories } from './categories.ts'
import { machine } from './courses-machine.ts'
import { maintenance } from './courses-maintenance.ts'
import { productivity } from './courses-productivity.ts'
import { safety } from './courses-safety.ts'
import { lecturers } from './lecturers.ts'
import { pages } from './pages.ts'

export const factory: SeedSite = {
  key: 'factory',
  _id: '6564a1000000000000000002',
  hostnames: ['factory.localhost'],
  siteName: 'ศูนย์ฝึกอบรมโรงงานระยอง',
  siteNameEn: 'Rayong Factory Academy',
  plugins: ['lesson', 'enroll', 'category'],
  theme: {
    brand: '#f26a0a',
    accent: '#ffd21f',
    radius: 2,
    fontHeading: 'Chakra Petch',
    fontBody: 'Sarabun',
    headingWeight: 600,
  },
  config: {
    homepage: 'home',
    siteLogo: null,
    tagline: { th: 'ปลอดภัยก่อน ผลิตได้จริง', en: 'Safety first, production follows' },
    about: {
      th: 'อบรมความปลอดภัยและผลิตภาพสำหรับโรงงานทั้งโรง ตั้งแต่พนักงานใหม่ถึงผู้บริหาร ที่ลานฝึกระยองหรือที่โรงงานของคุณ',
      en: 'Safety and productivity training for the whole plant, from new starters to managers, at our Rayong yard or at yours.',
    },
    phone: '038 123 456',
    openingHours: { th: 'จันทร์–เสาร์ 7.30–17.00 น.', en: 'Monday to Saturday, 7.30–17.00' },
    navigator: [
      { title: { th: 'หลักสูตรทั้งหมด', en: 'All courses' }, target: '/lesson/home' },
      { title: { th: 'ศูนย์ฝึกของเรา', en: 'Our training yard' }, target: '/cms/page/about' },
    ],
    layout: { usermenuendpoint: 'user' },
  },
  categories,
  targets: [
    { code: 'maintenance', name: 'ช่างซ่อมบำรุง', categories: ['electric', 'welding'] },
    { code: 'production', name: 'พนักงานฝ่ายผลิต', categories: ['safety', 'business'] },
    { code: 'warehouse', name: 'พนักงานคลังสินค้า', categories: ['logistics'] },
  ],
  lecturers,
  courses: [...safety, ...machine, ...maintenance, ...productivity],
  pages,
}
