import type { RecordAction } from '#platform/data/collection/define.ts'

/** What staff do with a survey. Closing an anonymous one is final. */
export const surveyActions: readonly RecordAction[] = [
  {
    name: 'open',
    label: { th: 'เปิดรับคำตอบ', en: 'Open' },
    icon: 'check',
    isPrimary: true,
    where: { $or: [{ status: 'draft' }, { status: 'closed', isAnonymous: false }] },
    why: { th: 'เปิดอยู่แล้ว หรือเป็นแบบสำรวจไม่ระบุตัวตนที่ปิดแล้ว', en: 'already open, or anonymous and closed' },
    sets: () => ({ status: 'open' }),
    done: { th: 'เปิดแบบสำรวจ {n} รายการแล้ว', en: '{n} {n|survey|surveys} opened' },
  },
  {
    name: 'close',
    label: { th: 'ปิดรับคำตอบ', en: 'Close' },
    icon: 'lock',
    where: { status: 'open' },
    why: { th: 'ไม่ได้เปิดอยู่', en: 'not open' },
    sets: () => ({ status: 'closed' }),
    text: {
      th: 'ผู้เรียนจะตอบไม่ได้อีก แบบสำรวจไม่ระบุตัวตนที่ปิดแล้วเปิดใหม่ไม่ได้',
      en: 'Learners can no longer answer. You cannot open an anonymous survey again.',
    },
    done: { th: 'ปิดแบบสำรวจ {n} รายการแล้ว', en: '{n} {n|survey|surveys} closed' },
  },
  {
    name: 'draft',
    label: { th: 'กลับเป็นฉบับร่าง', en: 'Return to draft' },
    icon: 'pencil',
    where: { status: 'open' },
    why: { th: 'ไม่ได้เปิดอยู่', en: 'not open' },
    sets: () => ({ status: 'draft' }),
    text: {
      th: 'ทำได้เฉพาะเมื่อยังไม่มีผู้ตอบ เพื่อแก้คำถาม',
      en: 'You can do this to change questions, as long as nobody answered.',
    },
    done: { th: 'กลับเป็นฉบับร่าง {n} รายการแล้ว', en: '{n} {n|survey|surveys} returned to draft' },
  },
]
