import type { SeedSite } from '../seed.ts'
import { factoryShop } from '../selling/goods.ts'
import { categories } from './categories.ts'
import { machine } from './courses-machine.ts'
import { maintenance } from './courses-maintenance.ts'
import { productivity } from './courses-productivity.ts'
import { safety } from './courses-safety.ts'
import { lecturers } from './lecturers.ts'
import { officeRows } from './office.ts'
import { pages } from './pages.ts'

export const factory: SeedSite = {
  key: 'factory',
  _id: '6564a1000000000000000002',
  hostnames: ['factory.localhost'],
  configuration: {
    siteName: 'ศูนย์ฝึกอบรมโรงงานระยอง',
    siteNameEn: 'Rayong Factory Academy',
    tagline: { th: 'ปลอดภัยก่อน ผลิตได้จริง', en: 'Safety first, production follows' },
    about: {
      th: 'อบรมความปลอดภัยและผลิตภาพสำหรับโรงงานทั้งโรง ตั้งแต่พนักงานใหม่ถึงผู้บริหาร ที่ลานฝึกระยองหรือที่โรงงานของคุณ',
      en: 'Safety and productivity training for the whole plant, from new starters to managers, at our Rayong yard or at yours.',
    },
    phone: '038 123 456',
    openingHours: { th: 'จันทร์–เสาร์ 7.30–17.00 น.', en: 'Monday to Saturday, 7.30–17.00' },
    siteStyle: 'ember',
    plugins: [
      'lesson',
      'enroll',
      'category',
      'note',
      'asset',
      'branch',
      'student',
      'shop',
      'billing',
      'redeem-coupon',
      'credit',
      'certificate',
      'exam',
      'survey',
    ],
    layout: {
      selectedlayout: 'stacked',
      selectedposition: 'left',
      selectedlogotype: 'both',
      logosize: 52,
      usermenutype: 'menu',
      usermenuendpoint: 'user',
      showUserMenu: true,
      topbarRight: 'จองอบรมทั้งโรงงาน โทร 038 123 456',
      topbarRightUrl: 'tel:038123456',
    },
    siteLogo: 'seed/factory-mark.svg',
    siteFavicon: 'seed/factory-mark.svg',
    email_from_email: 'training@factory.wicha.test',
    email_from_name: 'ศูนย์ฝึกอบรมโรงงานระยอง',
  },
  navigator: [
    { title: 'หลักสูตรทั้งหมด', titleEn: 'All courses', target: '/lesson/home' },
    { title: 'ร้านค้า', titleEn: 'Shop', target: '/shop/products' },
    { title: 'ปฏิทินลานฝึก', titleEn: 'Calendar', target: '/cms/page/calendar' },
    { title: 'เรื่องจากลานฝึก', titleEn: 'News from the yard', target: '/cms/page/news' },
    { title: 'ศูนย์ฝึกของเรา', titleEn: 'Our training yard', target: '/cms/page/about' },
    { title: 'คำถามที่พบบ่อย', titleEn: 'Questions', target: '/cms/page/faq' },
    {
      ...{ title: 'ติดต่อเรา', titleEn: 'Contact', target: '/cms/page/contact' },
      subMenu: [
        { title: 'ที่ตั้งและเวลาทำการ', titleEn: 'Where we are', target: '/cms/page/contact' },
        { title: 'จองอบรมในนามบริษัท', titleEn: 'Book for a company', target: '/cms/page/company-booking' },
        { title: 'ลงทะเบียนเข้าพื้นที่ฝึก', titleEn: 'Register for the yard', target: '/cms/page/onsite-registration' },
      ],
    },
  ],
  categories,
  targets: [
    { code: 'maintenance', name: 'ช่างซ่อมบำรุง', categories: ['electric', 'welding'] },
    { code: 'production', name: 'พนักงานฝ่ายผลิต', categories: ['safety', 'business'] },
    { code: 'warehouse', name: 'พนักงานคลังสินค้า', categories: ['logistics'] },
  ],
  lecturers,
  courses: [...safety, ...machine, ...maintenance, ...productivity],
  pages,
  office: officeRows,
  shop: factoryShop,
}
