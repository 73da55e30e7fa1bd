import type { SeedSite } from '../seed.ts'
import { categories } from './categories.ts'
import { food } from './courses-food.ts'
import { office } from './courses-office.ts'
import { lecturers } from './lecturers.ts'
import { officeRows } from './office.ts'
import { pages } from './pages.ts'

export const school: SeedSite = {
  key: 'school',
  _id: '6564a1000000000000000003',
  hostnames: ['school.localhost'],
  configuration: {
    kind: 'school',
    siteName: 'โรงเรียนวิชาชีพบ้านสวน',
    siteNameEn: 'Bansuan Vocational School',
    tagline: { th: 'วิชาดี ๆ อยู่ใกล้บ้าน', en: 'Good skills, close to home' },
    about: {
      th: 'โรงเรียนวิชาชีพของชุมชน สอนอาหาร คอมพิวเตอร์ และภาษาให้คนทุกวัย หลายวิชาเรียนฟรี',
      en: 'A community school that teaches food, computing and languages to people of every age; many courses are free.',
    },
    phone: '038 234 567',
    openingHours: { th: 'ทุกวัน 8.00–20.00 น.', en: 'Every day, 8.00–20.00' },
    siteStyle: 'garden',
    plugins: [
      'lesson',
      'category',
      'enroll',
      'note',
      'asset',
      'branch',
      'student',
      'billing',
      'certificate',
      'exam',
      'survey',
    ],
    layout: {
      selectedlayout: 'stacked',
      selectedposition: 'center',
      selectedlogotype: 'both',
      logosize: 64,
      usermenutype: 'links',
      usermenuendpoint: 'student',
      showUserMenu: true,
    },
    siteLogo: 'seed/school-mark.svg',
    siteFavicon: 'seed/school-mark.svg',
  },
  navigator: [
    { title: 'วิชาที่เปิดสอน', titleEn: 'Our courses', target: '/lesson/home' },
    { title: 'ข่าวจากโรงเรียน', titleEn: 'News', target: '/cms/page/news' },
    { title: 'เกี่ยวกับโรงเรียน', titleEn: 'About the school', target: '/cms/page/about' },
    { title: 'คำถามที่พบบ่อย', titleEn: 'Questions', target: '/cms/page/faq' },
    { title: 'ติดต่อเรา', titleEn: 'Contact', target: '/cms/page/contact' },
  ],
  categories,
  targets: [
    { code: 'junior', name: 'นักเรียน ปวช.', categories: ['digital', 'language'] },
    { code: 'senior', name: 'นักเรียน ปวส.', categories: ['food'] },
  ],
  lecturers,
  courses: [...food, ...office],
  pages,
  office: officeRows,
}
