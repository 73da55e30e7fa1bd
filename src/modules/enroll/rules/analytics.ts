/** The states of an enrolment that the specification counts (§3), with the sentence that a learner reads. */
export const statuses = [
  { value: 'pending', label: { th: 'ยังไม่เริ่มเรียน', en: 'Not started' } },
  { value: 'processing', label: { th: 'กำลังเรียน', en: 'In progress' } },
  { value: 'complete', label: { th: 'เรียนจบแล้ว', en: 'Completed' } },
] as const

export type Status = (typeof statuses)[number]['value']

export const statusLabel = (status: Status) => statuses.find((one) => one.value === status)!.label

export interface Analytics {
  total: number
  percent: number
  message: string
  status: Status
}

/**
 * Progress from a course's current number of lessons and the completed ones. Percent is 0 to 100, whole. An enrolment
 * that staff `passed` is complete with any number of lessons.
 */
export const analyticsOf = (lessons: { total: number; done: number; passed?: boolean }): Analytics => {
  const { total, done, passed = false } = lessons
  if (passed) return { total, percent: 100, message: statusLabel('complete').th, status: 'complete' }
  const percent = total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total)
  const status: Status = total > 0 && done >= total ? 'complete' : done > 0 ? 'processing' : 'pending'
  return { total, percent, message: statusLabel(status).th, status }
}
