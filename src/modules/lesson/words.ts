/** The labels of a course, wherever it is shown. */
export const courseWords = {
  free: { th: 'เรียนฟรี ไม่มีค่าใช้จ่าย', en: 'Free' },
  priceBefore: { th: 'ราคาเดิม', en: 'Price before' },
  off: { th: 'ลด {n}%', en: '{n}% off' },
  months: { th: '{n} เดือน', en: '{n} {n|month|months}' },
  days: { th: '{n}\u00a0วัน', en: '{n}\u00a0days' },
  certificate: { th: 'มีวุฒิบัตร', en: 'Certificate' },
  begun: { th: 'เริ่มอบรมแล้ว', en: 'Training started' },
} as const

export const trailWords = {
  trail: { th: 'เส้นทาง', en: 'You are here' },
  home: { th: 'หน้าแรก', en: 'Home' },
  courses: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
} as const

/** The default descriptions of course lists for search engines. */
export const headWords = {
  text: {
    th: '{name} ของ{site} {n} หลักสูตร ค้นหาหรือเลือกตามหมวดหมู่ และอ่านรายละเอียดได้โดยไม่ต้องเข้าสู่ระบบ',
    en: '{name} of {site}: {n} {n|course|courses}. Search or choose by category, and read about each course without logging in.',
  },
} as const

export const pagerWords = {
  pages: { th: 'หน้า', en: 'Pages' },
  previous: { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
} as const

export const catalogueWords = {
  filters: { th: 'กรองหลักสูตร', en: 'Filter courses' },
  clear: { th: 'ล้างตัวกรอง', en: 'Clear' },
  close: { th: 'ปิดตัวกรอง', en: 'Close filters' },
  apply: { th: 'แสดงหลักสูตร', en: 'Show courses' },
  type: { th: 'รูปแบบการเรียน', en: 'Learning format' },
  price: { th: 'ค่าเรียน', en: 'Price' },
  all: { th: 'ทั้งหมด', en: 'All' },
  online: { th: 'ออนไลน์', en: 'Online' },
  onsite: { th: 'ณ สถานที่', en: 'Onsite' },
  free: { th: 'เรียนฟรี', en: 'Free' },
  categories: { th: 'หมวดหมู่', en: 'Categories' },
  count: { th: 'หลักสูตร', en: 'courses' },
  shown: { th: 'แสดง {from}–{to}', en: 'showing {from}–{to}' },
  noneTitle: { th: 'ยังไม่มีหลักสูตรตามที่เลือก', en: 'No matching courses' },
  noneText: { th: 'ลองเลือกหมวดหมู่อื่นหรือล้างตัวกรอง', en: 'Try another category, or clear the filters.' },
  emptyTitle: { th: 'ยังไม่มีหลักสูตรที่เปิดให้เรียน', en: 'No course is open yet' },
  emptyText: { th: 'เรากำลังเตรียมหลักสูตร กรุณากลับมาดูอีกครั้ง', en: 'Courses are being prepared. Please come back soon.' },
} as const

export const searchWords = {
  title: { th: 'ผลการค้นหา “{q}”', en: 'Results for “{q}”' },
  label: { th: 'ค้นหาหลักสูตร', en: 'Search courses' },
  placeholder: { th: 'อยากเรียนเรื่องอะไร', en: 'What would you like to learn?' },
  submit: { th: 'ค้นหา', en: 'Search' },
  category: { th: 'หมวดหมู่', en: 'Category' },
  everywhere: { th: 'ทุกหมวดหมู่', en: 'All categories' },
  found: { th: 'พบ {n} หลักสูตรที่มีคำว่า “{q}”', en: '{n} {n|course|courses} with “{q}”' },
  seeAll: { th: 'ดูผลการค้นหาทั้งหมด', en: 'See all results' },
  none: { th: 'ไม่พบหลักสูตรที่มีคำว่า “{q}”', en: 'No courses found for “{q}”' },
  noneText: {
    th: 'ลองใช้คำที่สั้นลง ตรวจตัวสะกด หรือดูหลักสูตรทั้งหมด',
    en: 'Try a shorter word, check the spelling, or see all courses.',
  },
  failed: {
    th: 'ขณะนี้ค้นหาไม่ได้ กดค้นหาเพื่อลองใหม่',
    en: 'Search is not available right now. Select Search to try again.',
  },
  withOnsite: { th: 'รวมหลักสูตร ณ สถานที่', en: 'Include onsite courses' },
  reach: { th: 'ขอบเขตการค้นหา', en: 'Where to search' },
} as const

export const highlightWords = {
  seeAll: { th: 'ดูทั้งหมด', en: 'See all' },
  seeCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
} as const

/** The words at the button of a course, by its offer. */
export const offerWords = {
  goOn: { th: 'เรียนต่อ', en: 'Continue' },
  logIn: { th: 'เข้าสู่ระบบเพื่อลงทะเบียน', en: 'Log in to enrol' },
  logInText: { th: 'ยังไม่มีบัญชี สมัครสมาชิกได้ฟรีในหน้าถัดไป', en: 'No account yet? You can register on the next page.' },
  enrol: { th: 'ลงทะเบียนเรียน', en: 'Enrol' },
  enrolText: { th: 'เริ่มเรียนได้ทันทีหลังลงทะเบียน', en: 'Start immediately after you enrol.' },
  buy: { th: 'ซื้อหลักสูตร', en: 'Buy course' },
  priced: {
    th: 'จ่ายด้วย QR พร้อมเพย์หรือโอนเข้าบัญชี เราจองที่นั่งให้คุณ 24 ชั่วโมง',
    en: 'Pay by PromptPay QR or bank transfer. Your seat is held for 24 hours.',
  },
  ordered: { th: 'ไปหน้าชำระเงิน', en: 'Go to payment' },
  orderedText: { th: 'คุณสั่งซื้อหลักสูตรนี้ไว้แล้ว', en: 'You have ordered this course.' },
  notYet: { th: 'ยังไม่เปิดรับสมัคร', en: 'Not open yet' },
  notYetText: { th: 'เปิดรับสมัครวันที่ {day}', en: 'Registration opens on {day}.' },
  closed: { th: 'ปิดรับสมัครแล้ว', en: 'Registration closed' },
  closedText: { th: 'ปิดรับสมัครเมื่อวันที่ {day}', en: 'Registration closed on {day}.' },
  notReady: { th: 'ยังลงทะเบียนไม่ได้', en: 'Not ready yet' },
  notMeant: { th: 'รับเฉพาะกลุ่มเป้าหมาย', en: 'For target groups only' },
  waiting: { th: 'รออนุมัติ', en: 'Waiting for approval' },
  withdrawn: { th: 'ถอนการลงทะเบียนแล้ว', en: 'Withdrawn' },
  ended: { th: 'สิทธิ์เรียนหมดอายุแล้ว', en: 'Access has ended' },
  preview: { th: 'ดูในมุมมองผู้เรียน', en: 'View as learner' },
  previewText: { th: 'ทีมงานดูบทเรียนได้โดยไม่ต้องลงทะเบียน', en: 'Staff see the lessons without enrolling.' },
  until: { th: 'รับสมัครถึง {day}', en: 'Open until {day}' },
  full: { th: 'เต็มแล้ว เข้าคิวรอที่นั่ง', en: 'Full. Join the waitlist' },
  fullText: {
    th: 'เมื่อมีที่นั่งว่าง ผู้ที่อยู่ลำดับแรกในคิวจะได้ก่อน',
    en: 'The next free seat goes to the first person on the waitlist.',
  },
  inLine: { th: 'ดูลำดับคิวของคุณ', en: 'Your place on the waitlist' },
  inLineText: { th: 'คุณอยู่ในคิวรอที่นั่งของหลักสูตรนี้', en: 'You are waiting for a seat.' },
  offered: { th: 'มีที่นั่งสำรองไว้ให้คุณ', en: 'A seat is reserved for you' },
  offeredText: { th: 'ดูว่าสำรองไว้ให้ถึงเมื่อใด', en: 'See how long it is reserved.' },
} as const

export const detailWords = {
  hours: { th: 'เวลาเรียน', en: 'Hours' },
  days: { th: 'ระยะเวลา', en: 'Length' },
  type: { th: 'รูปแบบ', en: 'Type' },
  certification: { th: 'วุฒิบัตร', en: 'Certificate' },
  none: { th: 'ไม่มี', en: 'None' },
  has: { th: 'มี', en: 'Yes' },
  online: { th: 'ออนไลน์', en: 'Online' },
  onsite: { th: 'ณ สถานที่', en: 'Onsite' },
  target: { th: 'เหมาะสำหรับ', en: 'For' },
  onlyTarget: { th: 'รับเฉพาะ', en: 'Only for' },
  training: { th: 'วันอบรม', en: 'Training' },
  registration: { th: 'รับสมัคร', en: 'Registration' },
  registersFrom: { th: 'ตั้งแต่ {day}', en: 'from {day}' },
  registersUntil: { th: 'ถึง {day}', en: 'until {day}' },
  before: { th: 'ต้องเรียนจบก่อน', en: 'Complete first' },
  access: { th: 'ระยะเวลาเข้าเรียน', en: 'Access' },
  valid: { th: 'อายุการอบรม', en: 'Valid for' },
  inPage: { th: 'ในหน้านี้', en: 'On this page' },
  about: { th: 'เกี่ยวกับหลักสูตร', en: 'About the course' },
  outline: { th: 'เนื้อหา', en: 'Contents' },
  lecturer: { th: 'วิทยากร', en: 'Lecturers' },
  noLessons: { th: 'บทเรียนของหลักสูตรนี้อยู่ระหว่างจัดเตรียม', en: 'The lessons of this course are being prepared.' },
  buy: { th: 'ลงทะเบียนหลักสูตรนี้', en: 'Enrol in this course' },
  lessons: { th: '{n} บทเรียน', en: '{n} {n|lesson|lessons}' },
  learningTime: { th: 'เวลาเรียนรวม {time}', en: '{time} in all' },
  draft: { th: 'หลักสูตรนี้ยังไม่เผยแพร่', en: 'This course is not published' },
  draftText: { th: 'เห็นหน้านี้ได้เฉพาะทีมงาน', en: 'Only staff see this page.' },
  previewOf: { th: 'ตัวอย่างบทเรียน', en: 'Preview lesson' },
  noVideo: { th: 'ยังเปิดวิดีโอของบทนี้ไม่ได้', en: 'The video of this lesson cannot be shown yet' },
} as const

export const outlineWords = {
  all: { th: 'บทเรียนทั้งหมด', en: 'All lessons' },
  introduction: { th: 'บทนำ: {name}', en: 'Introduction: {name}' },
  lessons: { th: '{n} บท', en: '{n} {n|lesson|lessons}' },
  progress: { th: '{done} จาก {n} บท', en: '{done} of {n} {n|lesson|lessons}' },
  preview: { th: 'ดูตัวอย่าง', en: 'Preview' },
  open: { th: 'ยังไม่ได้เรียน', en: 'not started' },
  now: { th: 'กำลังเรียน', en: 'now showing' },
  done: { th: 'เรียนจบแล้ว', en: 'completed' },
  locked: { th: 'ลงทะเบียนเพื่อเรียนบทนี้', en: 'enrol to learn' },
  shut: { th: 'ยังไม่เปิด', en: 'locked' },
} as const

export const enrollWords = {
  change: { th: 'ย้ายมารุ่นนี้', en: 'Change to this round' },
  otherRound: { th: 'กลับไปหน้าหลักสูตรเพื่อเลือกรุ่นอื่น', en: 'Go back to the course to choose another round.' },
  title: { th: 'ลงทะเบียนเรียน', en: 'Enrol' },
  text: {
    th: 'หลังลงทะเบียน หลักสูตรจะอยู่ในหน้า “หลักสูตรของฉัน” และเริ่มเรียนบทแรกได้ทันที',
    en: 'After you enrol, the course is in “My courses” and the first lesson opens immediately.',
  },
  coupon: { th: 'ลดจาก {was} ด้วยคูปอง “{name}”', en: 'Reduced from {was} by the coupon “{name}”' },
  couponCode: { th: 'รหัสคูปอง (ไม่บังคับ)', en: 'Coupon code (optional)' },
  useCoupon: { th: 'ใช้คูปอง', en: 'Apply coupon' },
  dropCoupon: { th: 'ไม่ใช้คูปองนี้', en: 'Remove coupon' },
  pricedTitle: { th: 'หลักสูตรนี้มีค่าเรียน {price}', en: 'This course costs {price}' },
  staffTitle: { th: 'บัญชีทีมงานลงทะเบียนเรียนเองไม่ได้', en: 'Staff accounts cannot enrol in courses' },
  staffText: { th: 'ทีมงานลงทะเบียนให้ผู้เรียนได้ในระบบหลังบ้าน', en: 'Staff enrol learners in the back office.' },
  staffLink: { th: 'ลงทะเบียนให้ผู้เรียน', en: 'Enrol a learner' },
  back: { th: 'กลับไปหน้าหลักสูตร', en: 'Back to the course' },
  company: { th: 'ซื้อหลายที่นั่งให้หน่วยงาน', en: 'Buy seats for a company' },
} as const

export const playWords = {
  mine: { th: 'หลักสูตรของฉัน', en: 'My courses' },
  back: { th: 'หน้าหลักสูตร', en: 'The course' },
  contents: { th: 'เนื้อหา', en: 'Contents' },
  closeContents: { th: 'ปิดเนื้อหา', en: 'Close the contents' },
  place: { th: 'บทที่ {at} จาก {n}', en: 'Lesson {at} of {n}' },
  learnt: { th: 'เรียนแล้ว {done} จาก {n} บท', en: '{done} of {n} {n|lesson|lessons} completed' },
  progress: { th: 'ความคืบหน้า', en: 'Progress' },
  finishNext: { th: 'เรียนจบบทนี้ ไปบทถัดไป', en: 'Complete and continue' },
  finish: { th: 'เรียนจบบทนี้', en: 'Complete lesson' },
  next: { th: 'บทถัดไป', en: 'Next lesson' },
  toMine: { th: 'ไปหน้าหลักสูตรของฉัน', en: 'Go to my courses' },
  previewTitle: { th: 'กำลังดูในมุมมองผู้เรียน', en: 'Viewing as learner' },
  previewText: { th: 'ระบบไม่บันทึกความคืบหน้าของทีมงาน', en: 'Progress is not recorded for staff.' },
  noVideo: { th: 'ยังเปิดวิดีโอของบทนี้ไม่ได้', en: 'The video of this lesson cannot be shown yet' },
  noContent: { th: 'บทนี้ยังไม่มีเนื้อหา', en: 'This lesson has no content yet' },
  emptyTitle: { th: 'หลักสูตรนี้ยังไม่มีบทเรียน', en: 'This course has no lessons yet' },
  emptyText: {
    th: 'คุณลงทะเบียนแล้ว เมื่อบทเรียนพร้อม เริ่มเรียนได้ที่หน้าหลักสูตรของฉัน',
    en: 'You are enrolled. When the lessons are ready, start from My courses.',
  },
} as const

/** The yearly calendar of onsite courses (specification §2.1). */
export const calendarWords = {
  years: { th: 'เลือกปี พ.ศ.', en: 'Choose a year' },
  previous: { th: 'ปีก่อนหน้า', en: 'Previous year' },
  next: { th: 'ปีถัดไป', en: 'Next year' },
  thisYear: { th: 'ปีปัจจุบัน', en: 'This year' },
  months: { th: 'เดือนที่มีอบรม', en: 'Months with courses' },
  none: { th: 'ไม่มี', en: 'none' },
  rounds: { th: '{n}\u00a0รอบ', en: '{n}\u00a0{n|course|courses}' },
  past: { th: 'ผ่านไปแล้ว', en: 'past' },
  now: { th: 'เดือนนี้', en: 'this month' },
  training: { th: 'อบรม', en: 'Training' },
  registration: { th: 'รับสมัคร', en: 'Registration' },
  over: { th: 'จบแล้ว', en: 'Over' },
  open: { th: 'เปิดรับสมัคร', en: 'Open' },
  'not-yet': { th: 'ยังไม่เปิดรับสมัคร', en: 'Not open yet' },
  closed: { th: 'ปิดรับสมัครแล้ว', en: 'Closed' },
  file: { th: 'เพิ่มลงปฏิทินของฉัน', en: 'Add to my calendar' },
  fileOf: { th: 'เพิ่ม “{name}” ลงปฏิทินของฉัน', en: 'Add “{name}” to my calendar' },
  emptyTitle: { th: 'ยังไม่มีการอบรม ณ สถานที่ในปี {year}', en: 'No onsite courses in {year}' },
  emptyText: {
    th: 'ลองดูปีอื่น หรือเลือกหลักสูตรออนไลน์ที่เริ่มเรียนได้ทันที',
    en: 'Try another year, or an online course that starts immediately.',
  },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' },
  wholeYear: { th: 'ดูปฏิทินทั้งปี', en: 'View whole year' },
} as const

/** Words of a calendar file. */
export const calendarFileWords = {
  title: { th: 'ปฏิทินอบรม {site}', en: '{site} training calendar' },
  registration: { th: 'รับสมัคร: {name}', en: 'Registration: {name}' },
} as const

/** The blocks of courses and categories. */
export const blockWords = {
  categories: { th: 'หมวดหมู่หลักสูตร', en: 'Course categories' },
  count: { th: '{n}\u00a0หลักสูตร', en: '{n}\u00a0{n|course|courses}' },
  forYou: { th: 'หลักสูตรสำหรับ{group}', en: 'Courses for {group}' },
  certificate: { th: 'วุฒิบัตร', en: 'Certificate' },
  yes: { th: 'มี', en: 'Yes' },
  no: { th: 'ไม่มี', en: 'No' },
} as const
