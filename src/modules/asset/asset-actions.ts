import type { RecordAction } from '#platform/data/collection/define.ts'

/** What is done to assets that somebody holds (guide of the module: return check). */
export const assetActions: readonly RecordAction[] = [
  {
    name: 'take-back',
    label: { th: 'รับคืน', en: 'Take back' },
    icon: 'arrow-back-up',
    isPrimary: true,
    asks: ['standing', 'returnNote'],
    where: { holder: { $ne: null } },
    why: { th: 'ไม่มีผู้ถือครอง', en: 'nobody holds it' },
    sets: () => ({ holder: null, heldSince: null, dueOn: null }),
    text: {
      th: 'ตรวจสภาพก่อนรับ ถ้าชำรุดเลือกส่งซ่อม ผู้ถือครองและสภาพเมื่อรับคืนเก็บไว้ในประวัติ',
      en: 'Look at it first, and choose repair if it is broken. Who had it and how it came back stay in the history.',
    },
    done: { th: 'รับคืน {n} รายการแล้ว', en: '{n} taken back' },
  },
]
