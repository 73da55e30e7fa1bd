import type { RecordAction } from '#platform/data/collection/define.ts'

/** Two people pay a statement: one approves it, another one pays it and attaches the proof. */
export const statementActions: readonly RecordAction[] = [
  {
    name: 'approve',
    label: { th: 'อนุมัติให้จ่าย', en: 'Approve payout' },
    icon: 'circle-check',
    isPrimary: true,
    where: { state: 'due' },
    why: { th: 'ไม่ได้รออนุมัติ', en: 'not waiting for approval' },
    sets: () => ({ state: 'approved' }),
    text: { th: 'ผู้อนุมัติบันทึกการจ่ายเองไม่ได้', en: 'The person who approves cannot record the payout.' },
    done: { th: 'อนุมัติ {n} รายการแล้ว', en: '{n} approved' },
  },
  {
    name: 'pay',
    label: { th: 'บันทึกว่าจ่ายแล้ว', en: 'Mark paid' },
    icon: 'check',
    isPrimary: true,
    asks: ['reference', 'proof'],
    where: { state: 'approved' },
    why: { th: 'ยังไม่ได้อนุมัติ หรือจ่ายแล้ว', en: 'not approved, or already paid' },
    sets: () => ({ state: 'paid' }),
    text: {
      th: 'โอนเงินตามบัญชีของผู้ขายก่อน แล้วแนบหลักฐาน บันทึกแล้วแก้ไม่ได้',
      en: 'Transfer the money to the account of the vendor first, then attach the proof. This cannot be undone.',
    },
    done: { th: 'บันทึกการจ่ายแล้ว', en: 'Payout recorded' },
  },
]
