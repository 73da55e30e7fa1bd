import { field, options, row } from './build/fields.ts'
import { personOf } from './build/people.ts'
import { isLikely, pick } from './build/pick.ts'
import type { SeedForm } from './seed-form.ts'

const topics = [
  ['courses', 'สอบถามวิชาที่เปิดสอน'],
  ['enrol', 'การสมัครและค่าเรียน'],
  ['visit', 'ขอเข้าเยี่ยมชมโรงเรียน'],
  ['certificate', 'วุฒิบัตรและผลการเรียน'],
  ['other', 'เรื่องอื่น'],
] as const
const times = [
  ['morning', 'ช่วงเช้า'],
  ['afternoon', 'ช่วงบ่าย'],
  ['evening', 'หลังเลิกงาน'],
] as const

export const contact: SeedForm = {
  slug: 'contact-form',
  title: 'ส่งข้อความถึงโรงเรียน',
  settings: {
    sentSubject: 'ได้รับข้อความแล้ว',
    sentMessage: 'ครูจะติดต่อกลับภายใน 2 วัน ถ้าเร่งด่วนโทร 038 234 567',
  },
  rows: [
    row('who', [
      field('input', ['fullName', 'ชื่อ'], { required: true, isListed: true, session: 'user.name', style: 'half' }),
      field('input', ['phone', 'เบอร์โทรศัพท์'], { inputType: 'phone', required: true, isListed: true, style: 'half' }),
      field('input', ['email', 'อีเมล'], { inputType: 'email', session: 'user.email', style: 'half' }),
      options('select', ['when', 'สะดวกให้โทรกลับ', times], { style: 'half' }),
    ]),
    row('what', [
      options('radiobox', ['topic', 'เรื่องที่ติดต่อ', topics], { required: true, isListed: true }),
      field('textarea', ['message', 'ข้อความ'], { required: true, maxLength: 2000 }),
    ]),
  ],
  past: {
    ...{ count: 100, days: 140, answers },
    isSpam: (n) => n % 11 === 5,
    refusals: ['ติดต่อไม่ได้ตามเบอร์ที่ให้ไว้', 'เรื่องนี้ไม่เกี่ยวกับโรงเรียน'],
  },
}

const messages: Record<(typeof topics)[number][0], readonly string[]> = {
  courses: [
    'อยากทราบว่าคอร์สทำขนมเปิดรอบเสาร์อาทิตย์ไหมคะ ทำงานวันธรรมดาค่ะ',
    'คุณแม่อายุ 68 อยากเรียนใช้มือถือ มีวิชาแบบนี้ไหมครับ',
    'วิชาภาษาอังกฤษเริ่มจากพื้นฐานเลยหรือเปล่า ลืมไปเกือบหมดแล้วค่ะ',
    'มีสอนทำบัญชีร้านค้าแบบง่าย ๆ ไหม ร้านเพิ่งเปิดได้สามเดือน',
  ],
  enrol: [
    'สมัครเรียนแล้วต้องจ่ายค่าวัตถุดิบวันไหน จ่ายเป็นเงินสดได้ไหมคะ',
    'ถ้าสมัครแล้วติดธุระ ขอเลื่อนไปรอบหน้าได้ไหมครับ',
    'สมัครให้ลูกอายุ 16 ต้องใช้เอกสารของผู้ปกครองไหม',
  ],
  visit: [
    'กลุ่มแม่บ้านหมู่ 6 ประมาณ 15 คน อยากขอเข้าชมห้องครัว วันไหนสะดวกบ้างคะ',
    'อยากพานักเรียน ป.6 จำนวน 30 คนมาดูห้องเรียน ต้องทำหนังสือถึงใคร',
  ],
  certificate: ['วุฒิบัตรสะกดชื่อผิด จากศิริเป็นสิริ ขอแก้ได้ที่ไหนคะ', 'เรียนจบเดือนที่แล้วยังไม่ได้วุฒิบัตร ต้องมารับเองหรือส่งไปรษณีย์'],
  other: ['ลืมร่มสีเขียวไว้ที่ห้องคอมพิวเตอร์เมื่อวานเย็น มีใครเก็บได้ไหมครับ', 'อยากบริจาคหนังสือให้ห้องสมุด รับไหมคะ'],
}
const advertisements = [
  'รับทำเว็บติดหน้าแรก ราคาพิเศษเฉพาะเดือนนี้ ทักไลน์ได้เลย',
  'สินเชื่ออนุมัติไว ไม่เช็กประวัติ รู้ผลใน 10 นาที',
  'Best price for your website promotion, reply now',
]

function answers(n: number): Record<string, unknown> {
  const topic = pick(topics, { n, salt: 90 })[0]
  const { name, phone, email } = personOf(520 + n)
  const isSpam = n % 11 === 5
  return {
    ...{ fullName: name, phone, topic: isSpam ? 'other' : topic, when: pick(times, { n, salt: 91 })[0] },
    email: isLikely({ n, salt: 92 }, 60) ? email : '',
    message: isSpam ? pick(advertisements, { n, salt: 93 }) : pick(messages[topic], { n, salt: 94 }),
  }
}
