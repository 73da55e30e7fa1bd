import type { RecordAction } from '#platform/data/collection/define.ts'

/** From draft to ready to retired, and back. Papers and published exams keep what they have. */
export const questionActions: readonly RecordAction[] = [
  {
    name: 'ready',
    label: { th: 'พร้อมใช้', en: 'Mark as ready' },
    icon: 'circle-check',
    where: { status: { $in: ['draft', 'retired'] } },
    why: { th: 'พร้อมใช้อยู่แล้ว', en: 'already ready' },
    sets: () => ({ status: 'ready' }),
    text: {
      th: 'ชุดข้อสอบที่เผยแพร่หลังจากนี้ใช้ข้อนี้ได้',
      en: 'Exams that are published later can use the question.',
    },
    done: { th: 'พร้อมใช้แล้ว {n} ข้อ', en: '{n} {n|question is|questions are} ready' },
  },
  {
    name: 'draft',
    label: { th: 'กลับเป็นฉบับร่าง', en: 'Return to draft' },
    icon: 'pencil',
    where: { status: 'ready' },
    why: { th: 'ไม่ได้อยู่ในสถานะพร้อมใช้', en: 'not ready' },
    sets: () => ({ status: 'draft' }),
    text: {
      th: 'ชุดข้อสอบที่เผยแพร่หลังจากนี้จะไม่ใช้ข้อนี้ ชุดที่เผยแพร่แล้วไม่เปลี่ยน',
      en: 'Exams that are published later do not use the question. Published ones do not change.',
    },
    done: { th: 'กลับเป็นฉบับร่างแล้ว {n} ข้อ', en: '{n} {n|question|questions} returned to draft' },
  },
  {
    name: 'retire',
    label: { th: 'เลิกใช้', en: 'Retire' },
    icon: 'lock',
    where: { status: { $in: ['draft', 'ready'] } },
    why: { th: 'เลิกใช้ไปแล้ว', en: 'already retired' },
    sets: () => ({ status: 'retired' }),
    text: {
      th: 'ข้อนี้จะไม่อยู่ในรายการปกติและชุดข้อสอบใหม่ ข้อสอบที่ทำไปแล้วไม่เปลี่ยน',
      en: 'The question leaves the usual list and new exams. Papers that exist do not change.',
    },
    done: { th: 'เลิกใช้แล้ว {n} ข้อ', en: '{n} {n|question|questions} retired' },
  },
]
