import type { SeedSite } from '../seed.ts'
import { categories } from './categories.ts'
import { food } from './courses-food.ts'
import { office } from './courses-office.ts'
import { lecturers } from './lecturers.ts'
import { pages } from './pages.ts'

export const school: SeedSite = {
  key: 'school',
  _id: '6564a1000000000000000003',
  hostnames: ['school.localhost'],
  siteName: 'โรงเรียนวิชาชีพบ้านสวน',
  siteNameEn: 'Bansuan Vocational School',
  plugins: ['lesson', 'category', 'enroll'],
  theme: {
    brand: '#1f6f4a',
    accent: '#f2a93b',
    radius: 16,
    fontHeading: 'Sarabun',
    fontBody: 'Sarabun',
    headingWeight: 700,
  },
  config: {
    homepage: 'home',
    siteLogo: null,
    tagline: { th: 'วิชาดี ๆ อยู่ใกล้บ้าน', en: 'Good skills, close to home' },
    about: {
      th: 'โรงเรียนวิชาชีพของชุมชน สอนอาหาร คอมพิวเตอร์ และภาษาให้คนทุกวัย หลายวิชาเรียนฟรี',
      en: 'A community school that teaches food, computing and languages to people of every age; many courses are free.',
    },
    phone: '038 234 567',
    openingHours: { th: 'ทุกวัน 8.00–20.00 น.', en: 'Every day, 8.00–20.00' },
    navigator: [
      { title: { th: 'วิชาที่เปิดสอน', en: 'Our courses' }, target: '/lesson/home' },
      { title: { th: 'เกี่ยวกับโรงเรียน', en: 'About the school' }, target: '/cms/page/about' },
    ],
    layout: { usermenuendpoint: 'user' },
  },
  categories,
  targets: [
    { code: 'junior', name: 'นักเรียน ปวช.', categories: ['digital', 'language'] },
    { code: 'senior', name: 'นักเรียน ปวส.', categories: ['food'] },
  ],
  lecturers,
  courses: [...food, ...office],
  pages,
}
