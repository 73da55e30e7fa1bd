import type { RecordAction } from '#platform/data/collection/define.ts'

/** What staff do with a round. */
export const roundActions: readonly RecordAction[] = [
  {
    name: 'open',
    label: { th: 'เปิดรับสมัคร', en: 'Open for registration' },
    icon: 'circle-check',
    isPrimary: true,
    where: { status: 'planned' },
    why: { th: 'เปิดได้เฉพาะรุ่นที่วางแผนไว้', en: 'only a planned round can be opened' },
    sets: () => ({ status: 'open' }),
    done: { th: 'เปิดรับสมัคร {n} รุ่นแล้ว', en: '{n} {n|round|rounds} opened' },
  },
  {
    name: 'cancel',
    label: { th: 'ยกเลิกรุ่น', en: 'Cancel round' },
    icon: 'x',
    isDestructive: true,
    asks: ['cancelEffect', 'cancelReason'],
    where: { status: { $in: ['planned', 'open'] } },
    why: { th: 'ยกเลิกไปแล้ว', en: 'already cancelled' },
    sets: () => ({ status: 'cancelled' }),
    text: {
      th: 'ระบบแจ้งผู้ที่ลงทะเบียนและผู้ที่รอที่นั่งพร้อมเหตุผล หากต้องการย้ายทุกคนไปรุ่นเดียวกัน ให้ใช้หน้า “รวมกับรุ่นอื่น” แทน หากผู้เรียนชำระเงินแล้ว กรุณาคืนเงินตามขั้นตอนของสถาบัน',
      en: 'Everyone who is enrolled or waiting is notified with the reason. To move everyone to one round, use “Merge into another round” instead. Refund learners who have paid, as your academy does.',
    },
    done: { th: 'ยกเลิก {n} รุ่นแล้ว', en: '{n} {n|round|rounds} cancelled' },
  },
  {
    name: 'reopen',
    label: { th: 'เปิดรุ่นอีกครั้ง', en: 'Reopen round' },
    icon: 'restore',
    where: { status: 'cancelled' },
    why: { th: 'เปิดอีกครั้งได้เฉพาะรุ่นที่ยกเลิก', en: 'only a cancelled round can be reopened' },
    sets: () => ({ status: 'open', cancelReason: null }),
    done: { th: 'เปิด {n} รุ่นอีกครั้งแล้ว', en: '{n} {n|round|rounds} reopened' },
  },
]
