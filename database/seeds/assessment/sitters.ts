/** A learner who sat the final exam: how likely an answer is right, and what they wrote. */
export interface SeedSitter {
  username: string
  firstname: string
  lastname: string
  /** From 0 to 1, for a question of medium difficulty. */
  skill: number
  /** The answer to the written question; '' for none. */
  essay: string
  /** The level of each line of its rubric, 0 for the best, as the lecturer marks it. */
  levels: readonly number[]
  comment: string
  /** Also did the practice and every lesson. */
  isComplete?: boolean
}

const full =
  'แจ้งหัวหน้ากะและคนคุมสายพานก่อน เปิดแบบดูว่า DB-3 รับไฟจากที่ใดบ้างรวมทั้งไฟควบคุมจากตู้สายพานชุดที่สอง ปลดเครื่องตัดวงจรต้นทาง แต่ละคนคล้องกุญแจและแขวนป้ายของตัวเอง ทดสอบเครื่องวัดกับจุดที่มีไฟ วัดทุกคู่สายจนเป็นศูนย์ แล้วทดสอบเครื่องวัดซ้ำเพราะเครื่องอาจเสียระหว่างวัด กั้นแผงข้างเคียงที่ยังมีไฟ เปลี่ยนอุปกรณ์ ขันตามแรงบิด เก็บเครื่องมือ ปิดฝา แจ้งทุกคน ปลดกุญแจของตัวเอง แล้วคืนไฟและทดสอบ'
const good =
  'แจ้งทีมว่าจะตัดไฟ ปลดเครื่องตัดวงจรต้นทางของ DB-3 ล็อกและแขวนป้าย วัดให้แน่ใจว่าไม่มีไฟด้วยเครื่องวัดที่ทดสอบแล้ว เปลี่ยนเครื่องตัดวงจรตัวใหม่ ขันให้แน่น ปิดฝาตู้ แจ้งทีมอีกครั้ง ปลดล็อกแล้วคืนไฟ ที่ต้องวัดก่อนเพราะอาจปลดผิดตัวหรือมีไฟย้อน'
const thin = 'ปิดเบรกเกอร์ของตู้ แล้วแขวนป้ายห้ามสับ จากนั้นเปลี่ยนตัวที่เสีย ลองเปิดไฟดูว่าสายพานเดินหรือไม่ ถ้าเดินก็ปิดฝาตู้และแจ้งหัวหน้าว่าเสร็จแล้ว'

/** Those who sat the finished round. The first two have accounts of the demo. */
export const sitters: SeedSitter[] = [
  {
    ...{ username: 'somying', firstname: 'สมหญิง', lastname: 'แสงทอง', skill: 0.82, essay: good, levels: [0, 1, 1] },
    comment: 'ลำดับชัดเจน เพิ่มเรื่องส่วนใกล้เคียงที่ยังมีไฟจะครบ',
    isComplete: true,
  },
  {
    ...{ username: 'malee', firstname: 'มาลี', lastname: 'พงษ์ไพร', skill: 0.4, essay: thin, levels: [2, 1, 1] },
    comment: 'ขาดการวัดยืนยันว่าไม่มีไฟ ซึ่งเป็นขั้นที่สำคัญที่สุด',
  },
  {
    ...{ username: 'anan.exam', firstname: 'อนันต์', lastname: 'ศรีวงศ์', skill: 0.95, essay: full, levels: [0, 0, 0] },
    comment: 'ครบถ้วนและมีเหตุผลทุกขั้น',
    isComplete: true,
  },
  {
    ...{ username: 'benja.exam', firstname: 'เบญจา', lastname: 'คำแก้ว', skill: 0.88, essay: full, levels: [0, 1, 0] },
    comment: 'ดีมาก เหตุผลของการกั้นพื้นที่ยังสั้นไปเล็กน้อย',
    isComplete: true,
  },
  {
    ...{ username: 'chatri.exam', firstname: 'ชาตรี', lastname: 'บุญเรือง', skill: 0.75, essay: good, levels: [0, 1, 1] },
    comment: 'ดี แต่ยังไม่กล่าวถึงไฟควบคุมจากตู้อื่น',
    isComplete: true,
  },
  {
    ...{ username: 'darin.exam', firstname: 'ดาริน', lastname: 'มณีรัตน์', skill: 0.7, essay: good, levels: [1, 1, 1] },
    comment: 'ขาดการทดสอบเครื่องวัดซ้ำ',
  },
  {
    ...{ username: 'ekachai.exam', firstname: 'เอกชัย', lastname: 'ทองดี', skill: 0.66, essay: good, levels: [0, 1, 1] },
    comment: 'ลำดับถูกต้อง',
  },
  {
    ...{ username: 'fon.exam', firstname: 'ฝน', lastname: 'สุขใจ', skill: 0.6, essay: good, levels: [1, 1, 1] },
    comment: 'ควรบอกเหตุผลของแต่ละขั้น',
  },
  {
    ...{ username: 'kamon.exam', firstname: 'กมล', lastname: 'ชัยชนะ', skill: 0.55, essay: thin, levels: [1, 1, 1] },
    comment: 'ขั้นตอนยังไม่ครบ',
  },
  {
    ...{ username: 'lamai.exam', firstname: 'ละไม', lastname: 'พูลทรัพย์', skill: 0.5, essay: good, levels: [1, 1, 1] },
    comment: 'อ่านเรื่องการล็อกอีกครั้ง',
  },
  {
    ...{ username: 'nirut.exam', firstname: 'นิรุตติ์', lastname: 'จันทร์เพ็ญ', skill: 0.35, essay: thin, levels: [2, 2, 1] },
    comment: 'คืนไฟก่อนปิดฝาตู้เป็นอันตราย',
  },
  {
    ...{ username: 'pranee.exam', firstname: 'ปราณี', lastname: 'อินทร์แก้ว', skill: 0.25, essay: '', levels: [2, 2, 1] },
    comment: 'ไม่ได้ตอบ',
  },
]

/** What the learner appeals against whose measuring step was missed. */
export const appeal = {
  username: 'malee',
  text: 'ข้อเขียน ดิฉันเขียนว่าแขวนป้ายห้ามสับแล้ว ซึ่งเป็นส่วนหนึ่งของการล็อก จึงขอให้ทบทวนคะแนนในเกณฑ์ข้อความครบของขั้นตอนอีกครั้ง',
}

/** The round that is open now: minutes since they started, null for not yet, and how much they answered. */
export const runningSitters = [
  {
    person: { username: 'somchai', firstname: 'สมชาย', lastname: 'ใจดี', skill: 0.7, essay: '' },
    ...{ startedAgo: null, answered: 0 },
  },
  {
    person: { username: 'rattana.exam', firstname: 'รัตนา', lastname: 'วงษ์สว่าง', skill: 0.78, essay: good },
    ...{ startedAgo: 80, answered: 1 },
  },
  {
    person: { username: 'sakda.exam', firstname: 'ศักดา', lastname: 'แสนดี', skill: 0.6, essay: '' },
    ...{ startedAgo: 20, answered: 0.6 },
  },
] as const
