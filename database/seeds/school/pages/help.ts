import { whole } from '../../rows.ts'
import type { SeedPage } from '../../seed.ts'

export const questions = [
  {
    question: 'อายุเท่าไรจึงเรียนได้',
    answer: '<p>ตั้งแต่ 15 ปีขึ้นไป ไม่มีเพดานอายุ เด็กอายุน้อยกว่านั้นมากับผู้ปกครองได้ในวันเปิดบ้าน</p>',
  },
  {
    question: 'วิชาไหนเรียนฟรี',
    answer:
      '<p>วิชาที่มีคำว่า “เรียนฟรี ไม่มีค่าใช้จ่าย” ในหน้า<a href="/lesson/home">วิชาที่เปิดสอน</a> วิชาครัวเก็บเฉพาะค่าวัตถุดิบ ซึ่งรวมอยู่ในราคาที่แสดงแล้ว</p>',
  },
  {
    question: 'ไม่มีคอมพิวเตอร์ที่บ้าน เรียนออนไลน์ได้อย่างไร',
    answer: '<p>ใช้โทรศัพท์ได้ทุกบท หรือมาใช้เครื่องที่ห้องสมุดได้ทุกวันถึงสองทุ่ม ไม่ต้องจอง</p>',
  },
  {
    question: 'พิมพ์ไม่คล่อง ภาษาอังกฤษไม่ได้เลย จะตามทันไหม',
    answer: '<p>ทันครับ ห้องหนึ่งไม่เกิน 16 คน ครูจับคู่คนที่คล่องกับคนที่เพิ่งเริ่ม และทุกวิชาเปิดบทแรกให้ลองอ่านก่อนตัดสินใจ</p>',
  },
  {
    question: 'ขาดเรียนหนึ่งครั้งทำอย่างไร',
    answer: '<p>อ่านบทนั้นออนไลน์ แล้วมาทำภาคปฏิบัติกับกลุ่มวันอาทิตย์ แจ้งครูทางโทรศัพท์ก่อนก็พอ</p>',
  },
]

export const faq: SeedPage = {
  type: 'page',
  slug: 'faq',
  title: 'คำถามที่พบบ่อย',
  rows: [
    whole('questions', { type: 'accordion', props: { items: questions, open: 2 } }),
    whole('contact', {
      type: 'contact-strip',
      props: { title: 'โทรมาถามครูได้', text: 'รับสายทุกวันถึงสองทุ่ม', email: 'hello@school.wicha.test' },
    }),
  ],
}

export const place = {
  type: 'map-link',
  props: {
    name: 'โรงเรียนวิชาชีพบ้านสวน',
    address: '9 หมู่ 4 ตำบลบ้านสวน\nอำเภอเมืองชลบุรี จังหวัดชลบุรี 20000',
    hours: [
      { days: 'ห้องเรียนและครัว', time: 'ทุกวัน 8.00–17.00 น.' },
      { days: 'ห้องสมุดและคอมพิวเตอร์', time: 'ทุกวัน 8.00–20.00 น.' },
    ],
    note: 'รถสองแถวสายบ้านสวนผ่านหน้าโรงเรียน บอกคนขับว่าลงหน้าวัด',
    phone: '038 234 567',
    query: 'ตำบลบ้านสวน อำเภอเมืองชลบุรี',
    picture: '/seed/orchard.svg',
    alt: 'ภาพวาดโรงเรียนหลังเล็กท่ามกลางสวนผลไม้',
  },
}

export const contact: SeedPage = {
  type: 'page',
  slug: 'contact',
  title: 'ติดต่อและมาหาเรา',
  rows: [
    whole('place', place),
    whole('message', {
      type: 'button',
      props: { text: 'ส่งข้อความถึงโรงเรียน', to: 'page', page: 'contact-form' },
    }),
    whole('ways', {
      type: 'contact-strip',
      props: {
        title: 'อยากให้เปิดวิชาอะไร',
        text: 'รวมกลุ่มได้แปดคนเราเปิดห้องให้ บอกมาได้เลย',
        email: 'hello@school.wicha.test',
      },
    }),
  ],
}
