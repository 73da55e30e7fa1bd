import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import type { QuestionType } from '#domain/learning/assessment/question.ts'

interface Label {
  th: string
  en: string
}

const choicesOf = <Value extends string>(labels: Record<Value, Label>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

/** What a round of an exam is for. */
export const roundTypeChoices = choicesOf<RoundType>({
  pre: { th: 'ก่อนเรียน', en: 'Pre-test' },
  post: { th: 'หลังเรียน', en: 'Post-test' },
  practice: { th: 'ฝึกทำ', en: 'Practice' },
  final: { th: 'สอบจริง', en: 'Final' },
  resit: { th: 'สอบแก้ตัว', en: 'Resit' },
})

export const questionTypeChoices = choicesOf<QuestionType>({
  single: { th: 'เลือกคำตอบเดียว', en: 'Single choice' },
  multiple: { th: 'เลือกหลายคำตอบ', en: 'Multiple choice' },
  truefalse: { th: 'ถูกหรือผิด', en: 'True or false' },
  match: { th: 'จับคู่', en: 'Matching' },
  order: { th: 'เรียงลำดับ', en: 'Ordering' },
  gap: { th: 'เติมช่องว่างจากตัวเลือก', en: 'Fill the gaps' },
  inline: { th: 'เลือกคำในข้อความ', en: 'Choices in a text' },
  short: { th: 'คำตอบสั้น', en: 'Short answer' },
  numeric: { th: 'คำตอบตัวเลข', en: 'Number' },
  essay: { th: 'อัตนัย', en: 'Essay' },
  file: { th: 'ส่งไฟล์', en: 'File' },
  hotspot: { th: 'เลือกจุดบนภาพ', en: 'Point in an image' },
  matrix: { th: 'ตารางตัวเลือก', en: 'Matrix' },
  scale: { th: 'ระดับความเห็น', en: 'Scale' },
  'text-only': { th: 'ข้อความอย่างเดียว', en: 'Text only' },
})

/** Only ready questions are drawn. A retired one stays on the papers that have it. */
export const questionStatusChoices = [
  { value: 'draft', label: { th: 'ฉบับร่าง', en: 'Draft' } },
  { value: 'ready', label: { th: 'พร้อมใช้', en: 'Ready' }, tone: 'live' },
  { value: 'retired', label: { th: 'เลิกใช้', en: 'Retired' } },
] as const

export const difficultyChoices = choicesOf({
  easy: { th: 'ง่าย', en: 'Easy' },
  medium: { th: 'ปานกลาง', en: 'Medium' },
  hard: { th: 'ยาก', en: 'Hard' },
})

export const examKindChoices = choicesOf({
  exam: { th: 'ข้อสอบ', en: 'Exam' },
  practice: { th: 'แบบฝึกหัด', en: 'Practice' },
})

/** From the start of an attempt to the release of its result. */
export const attemptStatusChoices = [
  { value: 'ready', label: { th: 'ยังไม่เริ่ม', en: 'Not started' } },
  { value: 'open', label: { th: 'กำลังสอบ', en: 'In progress' }, tone: 'live' },
  { value: 'paused', label: { th: 'พักการสอบ', en: 'Paused' } },
  { value: 'submitted', label: { th: 'ส่งแล้ว', en: 'Submitted' } },
  { value: 'expired', label: { th: 'หมดเวลา', en: 'Time is up' } },
  { value: 'marking', label: { th: 'รอตรวจ', en: 'Being marked' } },
  { value: 'graded', label: { th: 'ตรวจแล้ว', en: 'Marked' } },
  { value: 'released', label: { th: 'ประกาศผลแล้ว', en: 'Released' } },
  { value: 'void', label: { th: 'เป็นโมฆะ', en: 'Void' }, tone: 'broken' },
] as const
export type AttemptStatus = (typeof attemptStatusChoices)[number]['value']

/** Who or what ended an attempt. */
export const closedByChoices = choicesOf({
  learner: { th: 'ผู้เรียนส่งเอง', en: 'The learner' },
  time: { th: 'หมดเวลา', en: 'The end of time' },
  invigilator: { th: 'ผู้คุมสอบ', en: 'An invigilator' },
})

export const appealStatusChoices = [
  { value: 'open', label: { th: 'รอพิจารณา', en: 'Open' }, tone: 'waiting' },
  { value: 'upheld', label: { th: 'แก้ผล', en: 'Upheld' }, tone: 'live' },
  { value: 'dismissed', label: { th: 'คงผลเดิม', en: 'Dismissed' } },
] as const

/** Where a result comes from: a sitting here, or a paper exam whose points staff entered. */
export const resultSourceChoices = choicesOf({
  sitting: { th: 'สอบในระบบ', en: 'Sat here' },
  paper: { th: 'สอบบนกระดาษ', en: 'On paper' },
})
