/** Credit hours as staff and learners read of them. */
export const hoursWords = {
  order: { th: 'วันสุดท้ายของเกณฑ์ต้องไม่อยู่ก่อนวันแรก', en: 'A rule cannot end before it begins' },
  adjust: { th: 'ปรับชั่วโมง', en: 'Adjust hours' },
  rules: { th: 'เกณฑ์ชั่วโมง', en: 'Rules' },
  year: { th: 'รายงานประจำปี', en: 'Report of a year' },
  recount: { th: 'คำนวณใหม่ตามเกณฑ์ปัจจุบัน', en: 'Count anew by the present rules' },
  recountAsk: { th: 'คำนวณชั่วโมงทั้งหมดใหม่หรือไม่', en: 'Count all hours anew?' },
  recountText: {
    th: 'ทุกหลักสูตรที่เรียนจบจะคำนวณตามเกณฑ์ที่ตั้งไว้ตอนนี้ในวันที่เรียนจบ รายการเดิมไม่ถูกแก้ ส่วนที่ต่างบันทึกเป็นรายการ “คำนวณใหม่”',
    en: 'Each completed course is counted by the rules as they are now, on its day. No line is changed: what differs is written down as “corrected”.',
  },
  recountReason: { th: 'คำนวณใหม่ตามเกณฑ์ปัจจุบัน โดย {name}', en: 'Counted anew by the present rules, by {name}' },
  recounting: { th: 'กำลังคำนวณชั่วโมงใหม่', en: 'Counting hours anew' },
  recountBroken: { th: 'คำนวณชั่วโมงใหม่ไม่สำเร็จ กดอีกครั้งเพื่อทำต่อ', en: 'Counting anew stopped: press again to go on' },
  recountBegun: { th: 'เริ่มคำนวณใหม่แล้ว', en: 'Counting anew has begun' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
} as const

export const adjustWords = {
  heading: { th: 'ปรับชั่วโมงสะสม', en: 'Adjust credit hours' },
  text: {
    th: 'รายการเดิมไม่ถูกแก้ไข ระบบบันทึกรายการใหม่พร้อมเหตุผลและชื่อของคุณ',
    en: 'No line is changed: a further one is written, with the reason and your name.',
  },
  userID: { th: 'ผู้เรียน', en: 'Learner' },
  course: { th: 'ชื่อหลักสูตรหรือกิจกรรม', en: 'Course or activity' },
  hours: { th: 'จำนวนชั่วโมง', en: 'Hours' },
  hoursHint: { th: 'ใส่เครื่องหมายลบเพื่อหักชั่วโมง เช่น -3', en: 'With a minus to take hours away, such as -3' },
  earnedOn: { th: 'วันที่ได้', en: 'Earned on' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  save: { th: 'บันทึกรายการ', en: 'Write it down' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  noLearner: { th: 'กรุณาเลือกผู้เรียน', en: 'Choose a learner' },
  badHours: { th: 'ใส่จำนวนเต็มที่ไม่ใช่ 0 และไม่เกิน 1,000 ชั่วโมง', en: 'A whole number of at most 1,000 that is not 0' },
  badDay: { th: 'ใส่วันที่ไม่เกินวันนี้ เช่น 21/11/2569', en: 'A day until today, such as 21/11/2026' },
  noReason: { th: 'บอกเหตุผลอย่างน้อยห้าตัวอักษร', en: 'Give a reason of at least five letters' },
  noCourse: { th: 'กรุณาใส่ชื่อหลักสูตรหรือกิจกรรม', en: 'Name the course or activity' },
} as const

export const yearWords = {
  person: { th: 'ผู้เรียน', en: 'Learner' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  earned: { th: 'จากการเรียน', en: 'Earned' },
  adjusted: { th: 'ปรับโดยเจ้าหน้าที่', en: 'Adjusted' },
  hours: { th: 'ชั่วโมงรวม', en: 'Hours in all' },
  people: { th: 'ผู้เรียนที่มีชั่วโมง', en: 'Learners with hours' },
  mean: { th: 'เฉลี่ยต่อคน', en: 'Mean of a person' },
  byMonth: { th: 'ชั่วโมงตามเดือน', en: 'Hours by month' },
  month: { th: 'เดือน', en: 'Month' },
  of: { th: 'ปี {year}', en: '{year}' },
  empty: { th: 'ยังไม่มีชั่วโมงในปีนี้', en: 'No hours in this year' },
  export: { th: 'ดาวน์โหลด Excel', en: 'Download Excel' },
  csv: { th: 'ดาวน์โหลด CSV', en: 'Download CSV' },
  print: { th: 'พิมพ์', en: 'Print' },
  first: { th: '{n} คนแรก ไฟล์มีครบทุกคน', en: 'The first {n}; the file has all' },
} as const
