/** Plans that include a course, where learners subscribe. */
export const planOfferWords = {
  title: { th: 'เรียนด้วยแพ็กเกจสมาชิก', en: 'Learn with a subscription' },
  text: {
    th: 'ชำระทีละรอบ ไม่ตัดบัตรอัตโนมัติ เราส่งบิลต่ออายุให้ก่อนสิ้นสุด 7 วัน และยกเลิกได้ทุกเมื่อ',
    en: 'You pay one period at a time. No card is charged automatically: we send the next bill 7 days before the end, and you can cancel at any time.',
  },
  each: { th: '{price} / {period}', en: '{price} / {period}' },
  allCourses: { th: 'เรียนได้ทุกหลักสูตรตลอดรอบ', en: 'All courses during the period' },
  courses: { th: 'เรียนได้ {n} หลักสูตรตลอดรอบ', en: '{n} {n|course|courses} during the period' },
  subscribe: { th: 'สมัคร {price}', en: 'Subscribe for {price}' },
  subscribeTo: { th: 'สมัคร {plan} {price}', en: 'Subscribe to {plan} for {price}' },
  until: { th: 'เป็นสมาชิกอยู่แล้ว ถึงวันที่ {day}', en: 'You are subscribed until {day}' },
  start: { th: 'เริ่มเรียนหลักสูตรนี้', en: 'Start this course' },
  own: { th: 'สมาชิกของฉัน', en: 'My subscriptions' },
  noSeat: {
    th: 'ยังลงทะเบียนหลักสูตรนี้ไม่ได้ อาจเพราะที่นั่งเต็มหรือปิดรับสมัคร กดติดตามเพื่อรับแจ้งเมื่อเปิดรับ',
    en: 'You cannot enrol in this course now: it may be full or closed. Follow it to hear when it opens.',
  },
} as const

/** The same on the page of a course. */
export const planHintWords = {
  included: { th: 'หลักสูตรนี้อยู่ในแพ็กเกจสมาชิก', en: 'This course is part of a subscription' },
  from: { th: 'เริ่มต้น {price} / {period}', en: 'From {price} / {period}' },
  see: { th: 'ดูแพ็กเกจ', en: 'See the plans' },
  yours: { th: 'คุณเป็นสมาชิกอยู่ เริ่มเรียนหลักสูตรนี้ได้เลย', en: 'You are subscribed and can start this course' },
  start: { th: 'เริ่มเรียน', en: 'Start' },
} as const

/** The subscriptions of a learner, among their orders. */
export const ownPlanWords = {
  title: { th: 'สมาชิกของฉัน', en: 'My subscriptions' },
  plan: { th: 'แพ็กเกจ', en: 'Plan' },
  ends: { th: 'สิ้นสุด', en: 'Ends' },
  grace: { th: '{day} (เรียนได้ถึง {until})', en: '{day} (access until {until})' },
  state: { th: 'สถานะ', en: 'Status' },
  renew: { th: 'ต่ออายุ', en: 'Renew' },
  renewPlan: { th: 'ต่ออายุ {plan}', en: 'Renew {plan}' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  cancelPlan: { th: 'ยกเลิกสมาชิก {plan}', en: 'Cancel the subscription {plan}' },
  cancelText: {
    th: 'คุณยังเรียนได้ถึง {day} บิลต่ออายุที่ยังไม่ชำระจะถูกยกเลิก',
    en: 'You keep access until {day}. An unpaid bill of the next period is cancelled.',
  },
  confirm: { th: 'ยืนยันการยกเลิก', en: 'Cancel subscription' },
} as const
