/** Events of records that may start a flow. Each one costs a job, so the list is short. */
export const flowEvents = [
  { value: 'user.created', label: { th: 'มีสมาชิกใหม่', en: 'A learner is added' } },
  { value: 'enroll.created', label: { th: 'มีการลงทะเบียน', en: 'Somebody is enrolled' } },
  { value: 'order.created', label: { th: 'มีคำสั่งซื้อใหม่', en: 'An order is placed' } },
  { value: 'message.created', label: { th: 'มีข้อความใหม่', en: 'A message arrives' } },
  { value: 'note.created', label: { th: 'มีบันทึกย่อใหม่', en: 'A note is added' } },
] as const
export type FlowEvent = (typeof flowEvents)[number]['value']

export const flowTriggerChoices = [
  { value: 'block', label: { th: 'เปิดหน้าเว็บ', en: 'A page opens' } },
  { value: 'button', label: { th: 'กดปุ่ม', en: 'A button is pressed' } },
  { value: 'form', label: { th: 'ส่งแบบฟอร์ม', en: 'A form is sent' } },
  { value: 'event', label: { th: 'มีเหตุการณ์ในระบบ', en: 'Something happens to a record' } },
  { value: 'schedule', label: { th: 'ตามเวลา', en: 'At a time' } },
  { value: 'manual', label: { th: 'ทีมงานสั่งเอง', en: 'Staff start it' } },
] as const

export const flowStatuses = [
  { value: 'draft', label: { th: 'ฉบับร่าง', en: 'Draft' }, tone: 'off' as const },
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'live' as const },
  { value: 'paused', label: { th: 'หยุดชั่วคราว', en: 'Paused' }, tone: 'busy' as const },
] as const

export const flowIntervals = [
  { value: 'hour', label: { th: 'ทุกชั่วโมง', en: 'Every hour' } },
  { value: 'day', label: { th: 'ทุกวัน', en: 'Every day' } },
  { value: 'week', label: { th: 'ทุกสัปดาห์', en: 'Every week' } },
  { value: 'month', label: { th: 'ทุกเดือน', en: 'Every month' } },
] as const
export type FlowInterval = (typeof flowIntervals)[number]['value']
