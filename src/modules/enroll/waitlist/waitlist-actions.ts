import type { RecordAction } from '#platform/data/collection/define.ts'

const isWaiting = {
  where: { status: 'waiting' },
  why: { th: 'ไม่ได้รออยู่ในคิว', en: 'not waiting' },
}

/** What staff do with a waiting list. */
export const waitlistActions: readonly RecordAction[] = [
  {
    name: 'call',
    label: { th: 'ให้ที่นั่ง', en: 'Give a seat' },
    icon: 'circle-check',
    isPrimary: true,
    asks: ['reason'],
    ...isWaiting,
    sets: ({ now }) => ({ calledAt: now }),
    text: {
      th: 'หลักสูตรฟรีลงทะเบียนให้ทันที หลักสูตรที่มีค่าเรียนได้รับข้อเสนอ 48 ชั่วโมง แม้ที่นั่งเต็มหรือมีคนรอก่อน',
      en: 'A free course is enrolled in at once, one with a price is offered for 48 hours, even if it is full or others wait before.',
    },
    done: { th: 'ให้ที่นั่ง {n} คนแล้ว', en: '{n} given a seat' },
  },
  {
    name: 'reorder',
    label: { th: 'จัดลำดับใหม่', en: 'Reorder' },
    icon: 'restore',
    asks: ['rank', 'reason'],
    ...isWaiting,
    text: {
      th: 'เลขน้อยกว่าอยู่ก่อน 0 คือตามเวลาที่เข้าคิว เหตุผลเก็บไว้ในประวัติ',
      en: 'Smaller numbers come first, 0 is by the time of joining. The reason is kept in the timeline.',
    },
    done: { th: 'จัดลำดับ {n} คนแล้ว', en: '{n} reordered' },
  },
]
