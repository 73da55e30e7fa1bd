/** Whether an enrolment gives its learner access. */
export const standings = [
  { value: 'waiting', label: { th: 'รออนุมัติ', en: 'Awaiting approval' } },
  { value: 'active', label: { th: 'เรียนได้', en: 'Active' } },
  { value: 'withdrawn', label: { th: 'ถอนแล้ว', en: 'Withdrawn' } },
] as const

/** How an enrolment was created. */
export const sources = [
  { value: 'self', label: { th: 'ลงทะเบียนเอง', en: 'Self-enrolled' } },
  { value: 'staff', label: { th: 'เจ้าหน้าที่', en: 'Staff' } },
  { value: 'import', label: { th: 'รายชื่อหรือไฟล์', en: 'List or file' } },
  { value: 'order', label: { th: 'คำสั่งซื้อ', en: 'Order' } },
  { value: 'plan', label: { th: 'สมาชิกรายงวด', en: 'Subscription' } },
  { value: 'code', label: { th: 'รหัสคูปอง', en: 'Coupon code' } },
  { value: 'application', label: { th: 'ใบสมัคร', en: 'Application' } },
  { value: 'line', label: { th: 'คิวรอที่นั่ง', en: 'Waitlist' } },
  { value: 'company', label: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seat' } },
] as const

/** Why an enrolment gives no access. */
export type BlockedReason = 'waiting' | 'withdrawn' | 'ended'

/** Why the learner may not learn on a day (`YYYY-MM-DD` in Bangkok). Null if they may. */
export const blockedReason = (
  { standing, endsOn }: { standing: string; endsOn: string | null },
  today: string,
): BlockedReason | null => {
  if (standing === 'waiting' || standing === 'withdrawn') return standing
  return endsOn !== null && endsOn < today ? 'ended' : null
}

/** The same as a filter for rules: enrolments that give access on a day. */
export const openOn = (today: string) => ({
  standing: 'active',
  $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
})

/** The messages about it to the learner. */
export const blockedWords = {
  waiting: {
    th: 'การลงทะเบียนของคุณรอเจ้าหน้าที่อนุมัติ เราจะแจ้งให้ทราบเมื่อเริ่มเรียนได้',
    en: 'Your enrolment is awaiting approval. You will be notified when you can start.',
  },
  withdrawn: {
    th: 'การลงทะเบียนของคุณในหลักสูตรนี้ถูกถอนแล้ว หากมีข้อสงสัยกรุณาติดต่อเจ้าหน้าที่',
    en: 'Your enrolment in this course was withdrawn. Contact the staff if you have questions.',
  },
  ended: {
    th: 'สิทธิ์เรียนหลักสูตรนี้หมดอายุแล้ว กรุณาติดต่อเจ้าหน้าที่เพื่อขอขยายเวลา',
    en: 'Your access to this course has ended. Ask the staff to extend it.',
  },
} as const satisfies Record<BlockedReason, { th: string; en: string }>

/** The same in two or three words, for a list. */
export const blockedLabels = {
  waiting: { th: 'รออนุมัติ', en: 'Awaiting approval' },
  withdrawn: { th: 'ถอนแล้ว', en: 'Withdrawn' },
  ended: { th: 'หมดเวลาเรียน', en: 'Access ended' },
} as const satisfies Record<BlockedReason, { th: string; en: string }>
