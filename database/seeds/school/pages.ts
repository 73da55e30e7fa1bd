import { privacyPolicy } from '../privacy/policy.ts'
import { split, whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'
import { contact, faq, place, questions } from './pages/help.ts'
import { news } from './pages/news.ts'

const teachers = [
  {
    quote: 'ชิมขนมทุกถาดก่อนให้คะแนนเสมอ',
    name: 'มาลัย สวนดี',
    role: 'ครูแผนกอาหารและโภชนาการ',
  },
  {
    quote: 'พิมพ์ให้ถูกตั้งแต่ฉบับแรก ง่ายกว่าแก้ทีหลัง',
    name: 'ธนกร ใจงาม',
    role: 'ครูแผนกคอมพิวเตอร์ธุรกิจ',
  },
  {
    quote: 'พูดได้สิบประโยคที่ใช้จริง ดีกว่าท่องได้พันคำ',
    name: 'ศิริพร วงศ์ไทย',
    role: 'ครูภาษาอังกฤษเพื่ออาชีพ',
  },
]

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'หน้าแรก',
  rows: [
    whole('welcome', {
      type: 'heading',
      props: {
        display: 'hero',
        kicker: 'เปิดทุกวันถึงสองทุ่ม',
        text: 'วิชาดี ๆ อยู่ใกล้บ้าน',
        lead: 'เรียนฟรีหลายวิชา ครูใจดี ใช้ได้จริงในสวน ในร้าน และในสำนักงาน',
        ...{ picture: '/seed/orchard.svg', pictureAlt: 'ภาพวาดโรงเรียนหลังเล็กท่ามกลางสวนผลไม้' },
        ...{ buttonText: 'ดูวิชาที่เปิดสอน', buttonHref: '/lesson/home' },
        ...{ secondText: 'รู้จักโรงเรียน', secondHref: '/cms/page/about' },
      },
    }),
    whole('search', { type: 'search-box', props: { placeholder: 'อยากเรียนเรื่องอะไร' } }),
    whole('categories', { type: 'category-grid', props: { title: 'สามห้องเรียนของเรา' } }),
    whole('newest', { type: 'course-list', props: { title: 'วิชาที่เปิดสอน', limit: 4, moreHref: '/lesson/home' } }),
    whole('open-house', {
      type: 'countdown',
      props: {
        title: 'เปิดบ้านวันเด็ก ลองเรียนฟรีสามห้อง',
        text: 'พาลูกหลานมาปั้นคุกกี้ ทำป้ายชื่อร้าน และเล่นเป็นคนขายของกับลูกค้าต่างชาติ',
        ...{ day: '2027-01-09', over: 'เปิดบ้านปีนี้ผ่านไปแล้ว พบกันปีหน้า' },
        ...{ buttonText: 'ดูรายละเอียด', buttonLink: '/cms/post/news/open-house' },
      },
    }),
    split('intro', [
      {
        col: 6,
        type: 'image',
        props: { url: '/seed/school/market.svg', alt: 'ภาพวาดแผงผลไม้ใต้ร่มผ้าใบสีเขียวขาว' },
      },
      {
        col: 6,
        type: 'text',
        props: {
          html: `<h2>เรียนหลังเลิกงานก็ได้</h2>
<p>วิชาออนไลน์อ่านและทำแบบฝึกได้ทุกเวลา วิชาที่ต้องลงมือทำเปิดวันเสาร์และวันอาทิตย์ที่ครัวและห้องคอมพิวเตอร์ของโรงเรียน</p>
<p>ไม่มีคอมพิวเตอร์ที่บ้าน มาใช้ห้องสมุดได้ทุกวันถึงสองทุ่ม <a href="/cms/page/about">รู้จักโรงเรียนของเรา</a></p>`,
        },
      },
    ]),
    whole('teachers', { type: 'testimonial', props: { title: 'ครูของเรา', items: teachers } }),
    whole('news', { type: 'latest-posts', props: { page: 'news', limit: 4, display: 'grid' } }),
    whole('questions', { type: 'accordion', props: { title: 'ถามก่อนเรียน', items: questions.slice(0, 3) } }),
    whole('place', place),
  ],
}

const rooms = [
  { url: '/seed/school/kitchen.svg', alt: 'ภาพวาดครัวของโรงเรียน เตาอบ และโต๊ะเตรียมแป้ง', caption: 'ครัว' },
  { url: '/seed/school/library.svg', alt: 'ภาพวาดชั้นหนังสือและโต๊ะคอมพิวเตอร์ใต้โคมไฟ', caption: 'ห้องสมุดและคอมพิวเตอร์' },
  { url: '/seed/school/market.svg', alt: 'ภาพวาดแผงผลไม้ใต้ร่มผ้าใบสีเขียวขาว', caption: 'แผงขายวันเสาร์' },
]

const about: SeedPage = {
  type: 'page',
  slug: 'about',
  title: 'โรงเรียนวิชาชีพบ้านสวน',
  rows: [
    whole('story', {
      type: 'text',
      props: {
        html: `<p>ชาวบ้านช่วยกันเปลี่ยนอาคารเรียนเก่าเป็นโรงเรียนวิชาชีพในปี 2560 เพราะไม่อยากให้ลูกหลานต้องเดินทางเข้าเมืองเพื่อเรียนงาน วันนี้คนเรียนมีตั้งแต่อายุ 15 ถึง 72 ปี</p>
<p>ถ้าคุณมีวิชาที่อยากสอน หรืออยากให้เปิดวิชาใด โทรมาคุยกับครูได้ที่ <a href="tel:038234567">038 234 567</a> หรือแวะมาที่โรงเรียนได้ทุกวัน</p>`,
      },
    }),
    whole('menu', { type: 'category-menu', props: {} }),
    whole('rooms', { type: 'gallery', props: { title: 'ห้องเรียนของเรา', pictures: rooms, columns: 3 } }),
    whole('teachers', { type: 'testimonial', props: { title: 'ครูของเรา', items: teachers } }),
    whole('place', place),
  ],
}

const privacy = privacyPolicy({
  name: 'โรงเรียนวิชาชีพบ้านสวน',
  nameEn: 'Bansuan Vocational School',
  address: '9 หมู่ 4 ตำบลบ้านสวน อำเภอเมืองชลบุรี จังหวัดชลบุรี 20000',
  addressEn: '9 Moo 4, Ban Suan, Mueang Chonburi, Chonburi 20000',
  phone: '038 234 567',
  email: 'dpo@school.wicha.test',
  since: { th: '1 ตุลาคม 2569', en: '1 October 2026' },
})

export const pages: SeedPage[] = [home, news, about, contact, faq, privacy]
