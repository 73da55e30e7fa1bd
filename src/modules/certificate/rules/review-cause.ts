/** Why staff look at a certificate again. */
export const reviewCauses = [
  { value: 'name', label: { th: 'ชื่อผู้เรียนเปลี่ยน', en: 'Name changed' } },
  { value: 'result', label: { th: 'ผลการเรียนเปลี่ยน', en: 'Result changed' } },
  { value: 'merge', label: { th: 'รวมผู้เรียน', en: 'Learners merged' } },
  { value: 'transfer', label: { th: 'ย้ายหรือถอนการลงทะเบียน', en: 'Enrolment moved or withdrawn' } },
] as const
export type ReviewCause = (typeof reviewCauses)[number]['value']
