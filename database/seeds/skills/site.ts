import type { SeedSite } from '../seed.ts'
import { skillsShop } from '../selling/goods.ts'
import { categories } from './categories.ts'
import { automotive } from './courses-automotive.ts'
import { business } from './courses-business.ts'
import { digital } from './courses-digital.ts'
import { electric } from './courses-electric.ts'
import { food } from './courses-food.ts'
import { homeElectric } from './courses-home-electric.ts'
import { hvac } from './courses-hvac.ts'
import { safety } from './safety/courses.ts'
import { welding } from './courses-welding.ts'
import { lecturers } from './lecturers.ts'
import { officeRows } from './office.ts'
import { pages } from './pages.ts'

export const skills: SeedSite = {
  key: 'skills',
  _id: '6564a1000000000000000001',
  hostnames: ['localhost'],
  configuration: {
    kind: 'institution',
    siteName: 'สถาบันพัฒนาทักษะไทย',
    siteNameEn: 'The Skills Institute',
    tagline: { th: 'เรียนวันนี้ ทำงานได้จริงพรุ่งนี้', en: 'Learn today, work tomorrow' },
    about: {
      th: 'สถาบันฝึกอบรมวิชาชีพสำหรับคนทำงาน เรียนออนไลน์ตามเวลาของคุณ หรือลงมือปฏิบัติในศูนย์ฝึก 6 แห่งทั่วประเทศ',
      en: 'Vocational training for working people: learn online in your own time, or hands-on at six centres across Thailand.',
    },
    phone: '02 123 4567',
    openingHours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8.30–16.30' },
    siteStyle: 'indigo',
    plugins: [
      ...['lesson', 'category', 'enroll', 'note', 'asset', 'branch', 'student', 'shop', 'billing', 'marketplace'],
      ...['redeem-coupon', 'credit', 'certificate', 'exam', 'survey'],
    ],
    layout: {
      selectedlayout: 'standard',
      selectedposition: 'left',
      selectedlogotype: 'both',
      logosize: 44,
      usermenutype: 'links',
      usermenuendpoint: 'user',
      showUserMenu: true,
    },
    email_provider: 'smtp',
    email_from_email: 'noreply@skills.wicha.test',
    email_from_name: 'สถาบันพัฒนาทักษะไทย',
    files: { types: ['jpg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'pptx', 'mp4', 'vtt', 'mp3'], mostMB: 50 },
    s3Region: 'ap-southeast-7',
    s3Bucket: 'skills-media',
  },
  navigator: [
    { title: 'หลักสูตรทั้งหมด', titleEn: 'All courses', target: '/lesson/home' },
    { title: 'ร้านค้า', titleEn: 'Shop', target: '/shop/products' },
    { title: 'ปฏิทินอบรม', titleEn: 'Calendar', target: '/cms/page/calendar' },
    { title: 'ข่าวสาร', titleEn: 'News', target: '/cms/page/news' },
    {
      ...{ title: 'เกี่ยวกับเรา', titleEn: 'About us', target: '/cms/page/about' },
      subMenu: [
        { title: 'เกี่ยวกับสถาบัน', titleEn: 'The institute', target: '/cms/page/about' },
        { title: 'วิธีสมัครเรียน', titleEn: 'How to enrol', target: '/cms/page/how-to-enrol' },
        { title: 'คำถามที่พบบ่อย', titleEn: 'Questions', target: '/cms/page/faq' },
        { title: 'ติดต่อเรา', titleEn: 'Contact', target: '/cms/page/contact' },
        { title: 'ใบสมัครเข้าอบรม', titleEn: 'Apply for a course', target: '/cms/page/course-application' },
        { title: 'ร้องเรียนและข้อเสนอแนะ', titleEn: 'Complaints', target: '/cms/page/complaint' },
      ],
    },
  ],
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
  office: officeRows,
  shop: skillsShop,
}
