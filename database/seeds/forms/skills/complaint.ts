import { field, options, privacy, row } from '../build/fields.ts'
import { personOf } from '../build/people.ts'
import { isLikely, pick } from '../build/pick.ts'
import type { SeedForm } from '../seed-form.ts'

const subjects = [
  ['teaching', 'การเรียนการสอน'],
  ['staff', 'การให้บริการของเจ้าหน้าที่'],
  ['place', 'สถานที่และอุปกรณ์'],
  ['payment', 'ค่าเรียนและการชำระเงิน'],
  ['system', 'เว็บไซต์และระบบเรียนออนไลน์'],
] as const
const urgencies = [
  ['normal', 'ปกติ ตอบกลับภายใน 7 วัน'],
  ['urgent', 'เร่งด่วน เกี่ยวกับความปลอดภัยหรือเงิน'],
] as const
const replies = [
  ['yes', 'ต้องการให้ติดต่อกลับ'],
  ['no', 'ไม่ต้องติดต่อกลับ ขอไม่เปิดเผยชื่อ'],
] as const
const contact = ['fullName', 'phone', 'email']

export const complaint: SeedForm = {
  slug: 'complaint',
  title: 'ร้องเรียนและข้อเสนอแนะ',
  settings: {
    sentSubject: 'รับเรื่องแล้ว',
    sentMessage: 'เลขที่รับเรื่องคือ {number} ใช้เลขนี้ติดตามผลได้ที่ 02 123 4567',
    retentionDays: 365,
  },
  rows: [
    row('what', [
      options('radiobox', ['subject', 'เรื่องที่ร้องเรียน', subjects], { required: true, isListed: true }),
      options('radiobox', ['urgency', 'ความเร่งด่วน', urgencies], { required: true, isListed: true }),
      field('datetime', ['happenedOn', 'วันที่เกิดเหตุ'], { style: 'half' }),
      field('textarea', ['details', 'รายละเอียด'], {
        ...{ required: true, minLength: 10, maxLength: 3000 },
        hint: 'เล่าว่าเกิดอะไรขึ้น ที่ไหน และอยากให้เราแก้ไขอย่างไร',
      }),
      field('upload', ['evidence', 'รูปถ่ายหรือเอกสารประกอบ'], {
        ...{ fileTypeLimit: ['jpg', 'png', 'pdf'], itemLimit: 3, fileSizeLimit: 10 },
      }),
    ]),
    row('who', [
      options('radiobox', ['reply', 'การติดต่อกลับ', replies], {
        required: true,
        logics: [{ value: 'yes', method: 'show', targets: contact }],
      }),
      field('input', ['fullName', 'ชื่อและนามสกุล'], { required: true, show: false, isPrivate: true }),
      field('input', ['phone', 'เบอร์โทรศัพท์'], { inputType: 'phone', required: true, show: false, isPrivate: true }),
      field('input', ['email', 'อีเมล'], { inputType: 'email', show: false, isListed: true }),
      privacy('สถาบันพัฒนาทักษะไทย', 'ตรวจสอบและแก้ไขเรื่องที่ร้องเรียน'),
    ]),
  ],
  past: {
    ...{ count: 40, days: 160, answers: complaintAnswers },
    isSpam: (n) => n % 14 === 9,
    refusals: ['ตรวจสอบแล้วไม่พบเหตุตามที่แจ้ง แจ้งผลทางโทรศัพท์แล้ว', 'ส่งเรื่องซ้ำกับที่รับไว้ก่อน'],
  },
}

const details: Record<(typeof subjects)[number][0], readonly string[]> = {
  teaching: [
    'วิทยากรมาสายเกือบชั่วโมงและเลิกเร็ว ทำให้ฝึกไม่ครบตามตาราง ขอให้จัดเวลาชดเชย',
    'ตัวอย่างในบทที่ 4 ไม่ตรงกับโปรแกรมรุ่นที่ใช้จริง ทำตามแล้วไม่ได้ผล',
    'กลุ่มฝึกมีคนมากเกินไป ได้จับเครื่องเชื่อมแค่สองรอบทั้งวัน',
  ],
  staff: ['โทรสอบถามรอบอบรมหลายครั้งไม่มีคนรับสาย พอรับก็บอกให้โทรใหม่', 'เจ้าหน้าที่จุดลงทะเบียนพูดไม่สุภาพกับผู้สูงอายุที่ใช้โทรศัพท์ไม่คล่อง'],
  place: [
    'ปลั๊กพ่วงในห้องฝึกไฟฟ้ามีรอยไหม้ ยังมีคนใช้อยู่ กลัวเกิดอันตราย ขอให้ตรวจด่วน',
    'ห้องน้ำชั้น 2 ของศูนย์บางนาน้ำไม่ไหลมาสองวันแล้ว',
    'แอร์ห้องบรรยายเสีย เรียนทั้งวันร้อนมาก',
  ],
  payment: [
    'โอนค่าเรียนแล้วแต่สถานะยังขึ้นว่ารอชำระ แนบสลิปไปสองครั้ง ขอให้ตรวจสอบ',
    'ขอใบเสร็จในนามบริษัทตั้งแต่สัปดาห์ก่อน ยังไม่ได้รับ บัญชีต้องปิดงบสิ้นเดือน',
  ],
  system: [
    'วิดีโอค้างทุกครั้งที่เปิดในโทรศัพท์ ต้องเริ่มดูใหม่ตั้งแต่ต้น',
    'ทำแบบทดสอบเสร็จแล้วกดส่งไม่ได้ พอกลับเข้ามาคะแนนหาย',
    'ไม่ได้รับอีเมลตั้งรหัสผ่าน ตรวจในจดหมายขยะแล้วก็ไม่มี',
  ],
}

export function complaintAnswers(n: number): Record<string, unknown> {
  const subject = pick(subjects, { n, salt: 70 })[0]
  const { name, phone, email } = personOf(300 + n)
  const wantsReply = isLikely({ n, salt: 71 }, 70)
  return {
    ...{ subject, urgency: isLikely({ n, salt: 72 }, 25) ? 'urgent' : 'normal', privacy: true },
    details: pick(details[subject], { n, salt: 73 }),
    reply: wantsReply ? 'yes' : 'no',
    ...(wantsReply && { fullName: name, phone, email: isLikely({ n, salt: 74 }, 75) ? email : '' }),
  }
}
