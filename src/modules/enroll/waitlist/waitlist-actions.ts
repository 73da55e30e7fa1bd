import type { RecordAction } from '#platform/data/collection/define.ts'

const isWaiting = {
  where: { status: 'waiting' },
  why: { th: 'ไม่ได้รออยู่ในคิว', en: 'not on the waitlist' },
}

/** Staff actions on a waiting list. */
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
      en: 'In a free course the learner is enrolled immediately. In a paid course they get an offer for 48 hours. This applies even if the course is full or others are ahead.',
    },
    done: { th: 'ให้ที่นั่ง {n} คนแล้ว', en: 'Seats given to {n} {n|person|people}' },
  },
  {
    name: 'reorder',
    label: { th: 'จัดลำดับใหม่', en: 'Reorder' },
    icon: 'restore',
    asks: ['rank', 'reason'],
    ...isWaiting,
    text: {
      th: 'เลขน้อยกว่าอยู่ก่อน 0 คือตามเวลาที่เข้าคิว เหตุผลเก็บไว้ในประวัติ',
      en: 'Lower numbers come first. 0 means by time of joining. The reason is kept in the history.',
    },
    done: { th: 'จัดลำดับ {n} คนแล้ว', en: '{n} {n|person|people} reordered' },
  },
]
