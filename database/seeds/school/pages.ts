import { privacyPolicy } from '../privacy/policy.ts'
import { split, whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'หน้าแรก',
  rows: [
    whole('search', { type: 'search-box', props: { placeholder: 'อยากเรียนเรื่องอะไร' } }),
    whole('welcome', {
      type: 'heading',
      props: {
        display: 'hero',
        kicker: 'โรงเรียนของชุมชน เปิดสอนคนทุกวัย',
        text: 'วิชาดี ๆ อยู่ใกล้บ้าน',
        lead: 'เรียนฟรีหลายวิชา ครูใจดี ใช้ได้จริงในสวน ในร้าน และในสำนักงาน',
        buttonText: 'ดูวิชาที่เปิดสอน',
        buttonHref: '/lesson/home',
      },
    }),
    split('intro', [
      {
        col: 6,
        type: 'text',
        props: {
          html: `<h2>เรียนหลังเลิกงานก็ได้</h2>
<p>วิชาออนไลน์อ่านและทำแบบฝึกได้ทุกเวลา วิชาที่ต้องลงมือทำเปิดวันเสาร์และวันอาทิตย์ที่ครัวและห้องคอมพิวเตอร์ของโรงเรียน</p>
<p>ไม่มีคอมพิวเตอร์ที่บ้าน มาใช้ห้องสมุดได้ทุกวันถึงสองทุ่ม</p>`,
        },
      },
      { col: 6, type: 'image', props: { url: '/seed/orchard.svg', alt: 'ภาพวาดโรงเรียนหลังเล็กท่ามกลางสวนผลไม้' } },
    ]),
    whole('newest', { type: 'course-list', props: { title: 'วิชาที่เปิดสอน', limit: 6, moreHref: '/lesson/home' } }),
    whole('highlights', { type: 'course-highlights', props: { title: 'แยกตามหมวด' } }),
  ],
}

const about: SeedPage = {
  type: 'page',
  slug: 'about',
  title: 'เกี่ยวกับโรงเรียน',
  rows: [
    whole('top', {
      type: 'heading',
      props: { display: 'section', text: 'โรงเรียนวิชาชีพบ้านสวน', lead: 'ครู 3 คน ห้องเรียน 4 ห้อง และสวนผลไม้หนึ่งผืน' },
    }),
    whole('story', {
      type: 'text',
      props: {
        html: `<p>ชาวบ้านช่วยกันเปลี่ยนอาคารเรียนเก่าเป็นโรงเรียนวิชาชีพในปี 2560 เพราะไม่อยากให้ลูกหลานต้องเดินทางเข้าเมืองเพื่อเรียนงาน วันนี้คนเรียนมีตั้งแต่อายุ 15 ถึง 72 ปี</p>
<p>ถ้าคุณมีวิชาที่อยากสอน หรืออยากให้เปิดวิชาใด โทรมาคุยกับครูได้ที่ 038 234 567 หรือแวะมาที่โรงเรียนในวันราชการ</p>`,
      },
    }),
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

export const pages: SeedPage[] = [home, about, privacy]
