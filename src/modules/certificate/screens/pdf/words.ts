/** The PDF documents of a course. */
export const pdfWords = {
  title: { th: 'เอกสาร PDF ของหลักสูตร', en: 'Course PDFs' },
  course: { th: 'หลักสูตร', en: 'Course' },
  round: { th: 'รุ่น', en: 'Round' },
  allRounds: { th: 'ทุกรุ่น', en: 'All rounds' },
  choose: { th: 'เลือกหลักสูตร', en: 'Choose a course' },
  show: { th: 'แสดงเอกสาร', en: 'Show documents' },
  certificates: { th: 'วุฒิบัตรทั้งหมด {n} ฉบับ', en: 'All certificates ({n})' },
  roster: { th: 'บัญชีรายชื่อ {n} คน', en: 'List of learners ({n})' },
  attendance: { th: 'ใบลงชื่อเข้าอบรม {n} คน', en: 'Attendance sheet ({n})' },
  noCertificates: { th: 'ยังไม่มีวุฒิบัตรที่ใช้อยู่', en: 'There are no certificates in force yet' },
  noLearners: { th: 'ยังไม่มีผู้ลงทะเบียน', en: 'Nobody has enrolled yet' },
  tooMany: {
    th: 'ไฟล์หนึ่งมีได้ไม่เกิน {n} รายการ กรุณาเลือกรุ่น',
    en: 'A file holds up to {n} {n|record|records}. Choose a round.',
  },
  roundName: { th: 'รุ่นที่ {n}', en: 'Round {n}' },
  crumbs: { th: 'เส้นทาง', en: 'Breadcrumb' },
  listOf: { th: 'วุฒิบัตร', en: 'Certificates' },
} as const

/** What is printed on lists. They are in Thai, as the law and the institutions expect them. */
export const paperWords = {
  roster: { th: 'บัญชีรายชื่อผู้เข้าอบรม', en: 'List of learners' },
  attendance: { th: 'ใบลงชื่อเข้าอบรม', en: 'Attendance sheet' },
  at: { th: 'ลำดับ', en: 'No.' },
  name: { th: 'ชื่อและนามสกุล', en: 'Name' },
  progress: { th: 'ผลการเรียน', en: 'Progress' },
  completedOn: { th: 'วันที่เรียนจบ', en: 'Completed on' },
  signature: { th: 'ลายมือชื่อ', en: 'Signature' },
  sum: { th: 'รวม {n} คน ข้อมูล ณ วันที่ {day}', en: '{n} people as of {day}' },
  page: { th: 'หน้า {n} จาก {all}', en: 'Page {n} of {all}' },
} as const
