/** Words about credit hours, for staff and learners. */
export const hoursWords = {
  order: { th: 'วันสุดท้ายของเกณฑ์ต้องไม่อยู่ก่อนวันแรก', en: 'The last day cannot be before the first day' },
  adjust: { th: 'ปรับชั่วโมง', en: 'Adjust hours' },
  rules: { th: 'เกณฑ์ชั่วโมง', en: 'Credit hour rules' },
  year: { th: 'รายงานประจำปี', en: 'Annual report' },
  recount: { th: 'คำนวณใหม่ตามเกณฑ์ปัจจุบัน', en: 'Recalculate with the current rules' },
  recountAsk: { th: 'คำนวณชั่วโมงทั้งหมดใหม่หรือไม่', en: 'Recalculate all hours?' },
  recountText: {
    th: 'ทุกหลักสูตรที่เรียนจบจะคำนวณใหม่ตามวันที่เรียนจบ ด้วยเกณฑ์ที่ตั้งไว้ตอนนี้ รายการเดิมไม่ถูกแก้ไข ส่วนที่ต่างจะบันทึกเป็นรายการ “คำนวณใหม่”',
    en: 'Each completed course is recalculated with the current rules for its completion date. Existing entries do not change. Differences are added as “Recalculated” entries.',
  },
  recountReason: { th: 'คำนวณใหม่ตามเกณฑ์ปัจจุบัน โดย {name}', en: 'Recalculated with the current rules by {name}' },
  recounting: { th: 'กำลังคำนวณชั่วโมงใหม่', en: 'Recalculating hours' },
  recountBroken: {
    th: 'คำนวณชั่วโมงใหม่ไม่สำเร็จ กดอีกครั้งเพื่อทำต่อ',
    en: 'Recalculation stopped. Select the button again to continue',
  },
  recountBegun: { th: 'เริ่มคำนวณใหม่แล้ว', en: 'Recalculation started' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
} as const

export const adjustWords = {
  heading: { th: 'ปรับชั่วโมงสะสม', en: 'Adjust credit hours' },
  text: {
    th: 'รายการเดิมไม่ถูกแก้ไข ระบบบันทึกรายการใหม่พร้อมเหตุผลและชื่อของคุณ',
    en: 'Existing entries do not change. A new entry is added with the reason and your name.',
  },
  userID: { th: 'ผู้เรียน', en: 'Learner' },
  course: { th: 'ชื่อหลักสูตรหรือกิจกรรม', en: 'Course or activity' },
  hours: { th: 'จำนวนชั่วโมง', en: 'Hours' },
  hoursHint: { th: 'ใส่เครื่องหมายลบเพื่อหักชั่วโมง เช่น -3', en: 'Use a minus sign to deduct hours, for example -3' },
  earnedOn: { th: 'วันที่ได้', en: 'Earned on' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  save: { th: 'บันทึกรายการ', en: 'Save entry' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noLearner: { th: 'กรุณาเลือกผู้เรียน', en: 'Select a learner' },
  badHours: {
    th: 'กรุณาใส่ชั่วโมงเป็นจำนวนเต็มหรือครึ่งชั่วโมง ไม่ใช่ 0 และไม่เกิน 1,000 ชั่วโมง',
    en: 'Enter whole or half hours up to 1,000, other than 0',
  },
  badDay: { th: 'กรุณาใส่วันที่ไม่เกินวันนี้ เช่น 21/11/2569', en: 'Enter a date no later than today, such as 21/11/2026' },
  noReason: { th: 'กรุณาระบุเหตุผลอย่างน้อย 5 ตัวอักษร', en: 'Enter a reason of at least 5 characters' },
  noCourse: { th: 'กรุณาใส่ชื่อหลักสูตรหรือกิจกรรม', en: 'Enter the course or activity' },
} as const

export const yearWords = {
  person: { th: 'ผู้เรียน', en: 'Learner' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  earned: { th: 'จากการเรียน', en: 'Earned' },
  adjusted: { th: 'ปรับโดยเจ้าหน้าที่', en: 'Adjusted' },
  hours: { th: 'ชั่วโมงรวม', en: 'Total hours' },
  people: { th: 'ผู้เรียนที่มีชั่วโมง', en: 'Learners with hours' },
  mean: { th: 'เฉลี่ยต่อคน', en: 'Average per person' },
  byMonth: { th: 'ชั่วโมงตามเดือน', en: 'Hours by month' },
  month: { th: 'เดือน', en: 'Month' },
  of: { th: 'ปี {year}', en: '{year}' },
  empty: { th: 'ยังไม่มีชั่วโมงในปีนี้', en: 'No hours this year' },
  export: { th: 'ดาวน์โหลด Excel', en: 'Download Excel' },
  csv: { th: 'ดาวน์โหลด CSV', en: 'Download CSV' },
  print: { th: 'พิมพ์', en: 'Print' },
  first: { th: '{n} คนแรก ไฟล์มีครบทุกคน', en: 'First {n}. The file has everyone' },
} as const
