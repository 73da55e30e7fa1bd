import { field, options, row } from '../build/fields.ts'
import { chance, isLikely, pick } from '../build/pick.ts'
import type { SeedForm } from '../seed-form.ts'

const courses = [
  ['excel', 'Excel สำหรับงานสำนักงาน'],
  ['power-bi', 'สร้างรายงานอัตโนมัติด้วย Power BI'],
  ['food-hygiene', 'สุขาภิบาลอาหารสำหรับผู้สัมผัสอาหาร'],
  ['first-aid', 'ปฐมพยาบาลและ CPR ในที่ทำงาน'],
  ['fire', 'ดับเพลิงขั้นต้นและอพยพหนีไฟ'],
  ['supervisor', 'หัวหน้างานมือใหม่'],
] as const
const places = [
  ['online', 'ออนไลน์'],
  ['centre', 'ที่ศูนย์ฝึก'],
] as const
const recommends = [
  ['yes', 'แนะนำแน่นอน'],
  ['maybe', 'ยังไม่แน่ใจ'],
  ['no', 'ไม่แนะนำ'],
] as const
const onsite = ['place', 'food']
const rated = { required: true, most: 5, isListed: true } as const

export const satisfaction: SeedForm = {
  slug: 'course-evaluation',
  title: 'แบบประเมินความพึงพอใจหลังอบรม',
  settings: {
    sentSubject: 'ขอบคุณสำหรับความเห็น',
    sentMessage: 'เราจะนำความเห็นนี้ไปปรับการอบรมรอบต่อไป',
    isAnonymous: true,
  },
  rows: [
    row('about', [
      options('select', ['course', 'หลักสูตรที่เข้าอบรม', courses], { required: true, isListed: true }),
      options('radiobox', ['format', 'เรียนแบบ', places], {
        ...{ required: true, isListed: true },
        logics: [{ value: 'centre', method: 'show', targets: onsite }],
      }),
    ]),
    row('ratings', [
      field('rating', ['content', 'เนื้อหาตรงกับงานที่ทำ'], rated),
      field('rating', ['lecturer', 'วิทยากรอธิบายเข้าใจง่าย'], rated),
      field('rating', ['material', 'เอกสารและสื่อการเรียน'], rated),
      field('rating', ['place', 'ห้องและอุปกรณ์ฝึก'], { ...rated, show: false }),
      field('rating', ['food', 'อาหารและของว่าง'], { ...rated, show: false }),
      field('rating', ['overall', 'ความพึงพอใจโดยรวม'], rated),
    ]),
    row('words', [
      options('radiobox', ['recommend', 'จะแนะนำหลักสูตรนี้ให้คนอื่นหรือไม่', recommends], {
        required: true,
        isListed: true,
      }),
      field('textarea', ['best', 'สิ่งที่ชอบที่สุด'], { maxLength: 1000 }),
      field('textarea', ['improve', 'สิ่งที่อยากให้ปรับปรุง'], { maxLength: 1000 }),
    ]),
  ],
  past: { count: 150, days: 120, answers, refusals: [] },
}

const best = [
  'วิทยากรยกตัวอย่างจากงานจริง ทำให้เห็นภาพและนำไปใช้ได้เลย',
  'ได้ลงมือทำเองทุกขั้นตอน ไม่ใช่นั่งฟังอย่างเดียว',
  'เอกสารประกอบอ่านง่าย เก็บไว้ทบทวนที่ทำงานได้',
  'ครูใจเย็น ถามซ้ำกี่ครั้งก็อธิบายให้',
  'แบ่งบทเรียนสั้น ๆ เรียนตอนพักเที่ยงได้',
  'ได้รู้จักเพื่อนร่วมอาชีพจากหลายจังหวัด แลกเปลี่ยนกันเยอะมาก',
  'มีแบบฝึกหัดท้ายบทให้ทำ รู้ทันทีว่ายังไม่เข้าใจตรงไหน',
  'ไฟล์ตัวอย่างนำไปปรับใช้กับงานบริษัทได้ทันที',
]
const improve = [
  'อยากให้เพิ่มเวลาฝึกปฏิบัติอีกครึ่งวัน',
  'ตัวหนังสือบนสไลด์บางหน้าเล็กไป นั่งหลังห้องมองไม่เห็น',
  'อยากให้มีระดับถัดไปหลังจบหลักสูตรนี้',
  'แอร์ในห้องเย็นมาก ช่วงบ่ายนั่งสั่น',
  'วิดีโอบางบทเสียงเบา ต้องเปิดดังสุดถึงจะได้ยิน',
  'อยากให้ส่งเอกสารก่อนวันอบรมสัก 2–3 วัน',
  'ที่จอดรถน้อย วนหาอยู่นาน อยากให้แจ้งล่วงหน้า',
  'ช่วงถามตอบสั้นไป คำถามยังค้างอยู่หลายข้อ',
]

function answers(n: number): Record<string, unknown> {
  const isAtCentre = isLikely({ n, salt: 51 }, 45)
  // Most people are content, and one in nine is not.
  const mood = isLikely({ n, salt: 52 }, 11) ? 2 : 4
  const rate = (salt: number) => String(Math.min(5, mood + chance({ n, salt }, 3) - (mood === 4 ? 0 : 1)))
  const overall = rate(58)
  return {
    ...{ course: pick(courses, { n, salt: 50 })[0], format: isAtCentre ? 'centre' : 'online' },
    ...{ content: rate(53), lecturer: rate(54), material: rate(55), overall },
    ...(isAtCentre && { place: rate(56), food: rate(57) }),
    recommend: Number(overall) >= 4 ? 'yes' : Number(overall) === 3 ? 'maybe' : 'no',
    best: isLikely({ n, salt: 59 }, 55) ? pick(best, { n, salt: 60 }) : '',
    improve: isLikely({ n, salt: 61 }, mood === 4 ? 30 : 90) ? pick(improve, { n, salt: 62 }) : '',
  }
}
