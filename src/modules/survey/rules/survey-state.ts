export const surveyStatuses = [
  { value: 'draft', label: { th: 'ฉบับร่าง', en: 'Draft' }, tone: 'off' },
  { value: 'open', label: { th: 'เปิดรับคำตอบ', en: 'Open' }, tone: 'live' },
  { value: 'closed', label: { th: 'ปิดแล้ว', en: 'Closed' }, tone: 'broken' },
] as const

export const audiences = [
  { value: 'course', label: { th: 'ผู้เรียนทุกคนของหลักสูตร', en: 'All learners of the course' } },
  { value: 'completed', label: { th: 'ผู้ที่เรียนจบหลักสูตร', en: 'Learners who completed the course' } },
  { value: 'all', label: { th: 'ผู้เรียนทุกคนของเว็บไซต์', en: 'All learners of the site' } },
] as const

interface Opening {
  status: 'draft' | 'open' | 'closed'
  opensAt: string | null
  closesAt: string | null
}

/** Whether a survey takes answers at an instant: `soon` opens later, `over` is closed. */
export function openingAt({ status, opensAt, closesAt }: Opening, now: number): 'soon' | 'open' | 'over' {
  if (status === 'closed' || (closesAt !== null && Date.parse(closesAt) <= now)) return 'over'
  if (status === 'draft' || (opensAt !== null && Date.parse(opensAt) > now)) return 'soon'
  return 'open'
}
