/** The statuses of a submission (specification §3). */
export const submissionStatuses = [
  { value: 'submit', label: { th: 'ส่งแล้ว', en: 'Sent' } },
  { value: 'confirm', label: { th: 'ยืนยันแล้ว', en: 'Confirmed' } },
  { value: 'reject', label: { th: 'ไม่รับ', en: 'Rejected' } },
  { value: 'cancel', label: { th: 'ยกเลิก', en: 'Cancelled' } },
] as const

export type SubmissionStatus = (typeof submissionStatuses)[number]['value']

/** Whether a submission takes a place of its form, and its values stay taken. */
export const isStanding = (status: SubmissionStatus): boolean => status === 'submit' || status === 'confirm'

export const isSubmissionStatus = (value: unknown): value is SubmissionStatus =>
  submissionStatuses.some((status) => status.value === value)
