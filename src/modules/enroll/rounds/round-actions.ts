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
    asks: ['cancelReason'],
    where: { status: { $in: ['planned', 'open'] } },
    why: { th: 'ยกเลิกไปแล้ว', en: 'already cancelled' },
    sets: () => ({ status: 'cancelled' }),
    text: {
      th: 'ระบบแจ้งผู้ที่ลงทะเบียนและผู้ที่รอที่นั่งพร้อมเหตุผล การลงทะเบียนยังอยู่ ย้ายไปรุ่นอื่นได้จากรายการลงทะเบียน',
      en: 'Everyone who is enrolled or waiting is notified with the reason. Their enrolments are kept, and you can move them to another round in the list of enrolments.',
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
