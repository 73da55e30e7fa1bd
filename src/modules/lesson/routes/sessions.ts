import { memberPage, officePage, openPage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const

/** Sessions, attendance, and the lecturers' own screens. */
export const sessionRoutes: Route[] = [
  officePage(staff, {
    path: '/lesson/session',
    name: 'lesson-session',
    title: { th: 'นัดเรียน', en: 'Sessions' },
    list: 'lesson_session',
    groups: ['learning'],
    meta: { inMenu: true, icon: 'calendar' },
    linkedFromRecords: { collection: 'course', by: 'courseID' },
  }),
  officePage(staff, {
    path: '/lesson/session/add',
    name: 'lesson-session-add',
    title: { th: 'เพิ่มนัดเรียน', en: 'Add session' },
    add: 'lesson_session',
  }),
  officePage(staff, {
    path: '/lesson/session/:id/edit',
    name: 'lesson-session-edit',
    title: { th: 'แก้ไขนัดเรียน', en: 'Edit session' },
    screen: 'session/planning/edit',
    edit: 'lesson_session',
  }),
  officePage(staff, {
    path: '/lesson/session/:id',
    name: 'lesson-session-show',
    title: { th: 'เช็กชื่อ', en: 'Attendance' },
    screen: 'session/attendance',
    show: 'lesson_session',
    help: [
      {
        th: 'กด มา สาย หรือ ขาด ที่ชื่อผู้เรียน ระบบบันทึกทันที ค้นหาชื่อได้ที่ช่องด้านบน',
        en: 'Select present, late or absent next to a name. It is saved immediately. Search for names at the top.',
      },
      {
        th: 'แสดง QR บนจอเพื่อให้ผู้เรียนสแกนเช็กอินเอง รหัสเปลี่ยนทุกนาทีและใช้ได้เฉพาะผู้ลงทะเบียน',
        en: 'Show the QR code so that learners can check in themselves. It changes every minute and works only for enrolled learners.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/round/plan',
    name: 'lesson-round-plan',
    title: { th: 'แผนนัดเรียน', en: 'Session plan' },
    screen: 'session/planning/plan',
    linkedFromRecords: { collection: 'course_round', by: 'roundID' },
    help: [
      {
        th: 'เลือกวันแรก วันในสัปดาห์ เวลา และจำนวนครั้ง แล้วตรวจแผน ระบบแสดงวันหยุดและห้องที่ไม่ว่างก่อน ยังไม่บันทึกจนกว่าจะกดสร้าง',
        en: 'Enter the first day, weekdays, hours and number, then review the plan. Holidays and taken rooms are shown first. Nothing is stored until you create it.',
      },
      {
        th: 'Ctrl+S ตรวจแผน แล้ว N สร้าง เลิกทำได้หากยังไม่มีการเช็กชื่อ',
        en: 'Ctrl+S reviews the plan, then N creates it. You can undo it until attendance is recorded.',
      },
      {
        th: 'คัดลอกจากรุ่นอื่นเลื่อนนัดเรียนทั้งชุดเป็นสัปดาห์ ให้ตรงวันในสัปดาห์เดิม',
        en: 'A copy of another round moves all sessions by whole weeks, so that weekdays stay the same.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/attendance/:id/import',
    name: 'lesson-attendance-import',
    title: { th: 'นำเข้าการเข้าเรียน', en: 'Import attendance' },
    screen: 'session/import',
    help: [
      {
        th: 'แถวคือผู้เรียน คอลัมน์คือนัดเรียนหรือวันที่ ใส่ มา สาย ครึ่งวัน ลา ขาด หรือ ✓ ม ส ½ ล ข ช่องว่างไม่เปลี่ยนข้อมูล',
        en: 'Rows are learners, columns are sessions or days. Enter present, late, half day, excused or absent, or ✓, ½. Empty cells change nothing.',
      },
      {
        th: 'ระบบแสดงผลตรวจก่อน และบันทึกเมื่อคุณยืนยันเท่านั้น เลิกทำได้ภายใน 30 วัน',
        en: 'The file is checked first and stored only after you confirm. You can undo it for 30 days.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/attendance/:id/template',
    name: 'lesson-attendance-template',
    title: { th: 'แบบฟอร์มการเข้าเรียน', en: 'Attendance template' },
    screen: 'session/template',
  }),
  officePage(staff, {
    path: '/lesson/session/:id/code',
    name: 'lesson-session-code',
    title: { th: 'QR เช็กอิน', en: 'Check-in code' },
    screen: 'session/code',
    help: [
      {
        th: 'แสดงหน้านี้บนจอให้ผู้เรียนสแกน รหัสเปลี่ยนอัตโนมัติทุกนาที',
        en: 'Show this screen for learners to scan. The code changes automatically every minute.',
      },
      {
        th: 'เช็กอินได้ตั้งแต่หนึ่งชั่วโมงก่อนเริ่มจนสิ้นสุด หลังเริ่ม 15 นาทีถือว่าสาย',
        en: 'Learners can check in from one hour before the start until the end. They are late 15 minutes after the start.',
      },
    ],
  }),
  memberPage({
    path: '/lesson/check-in/:id',
    name: 'lesson-check-in',
    title: { th: 'เช็กอินเข้าเรียน', en: 'Check in' },
    screen: 'session/check-in',
  }),
  memberPage({
    path: '/lesson/session/:id/calendar',
    name: 'lesson-session-calendar',
    title: { th: 'ไฟล์ปฏิทินนัดเรียน', en: 'Calendar file of a session' },
    screen: 'session/file',
  }),
  memberPage({
    path: '/lesson/teaching',
    name: 'lesson-teaching',
    title: { th: 'หลักสูตรที่ฉันสอน', en: 'Courses I teach' },
    screen: 'teaching/own',
  }),
  memberPage({
    path: '/lesson/teaching/marking/:id',
    name: 'lesson-teaching-marking',
    title: { th: 'ตรวจงาน', en: 'Mark' },
    screen: 'teaching/marking',
  }),
  memberPage({
    path: '/lesson/teaching/question/:id',
    name: 'lesson-teaching-question',
    title: { th: 'ตอบคำถาม', en: 'Answer' },
    screen: 'teaching/question',
  }),
  memberPage({
    path: '/lesson/teaching/session/:id',
    name: 'lesson-teaching-session',
    title: { th: 'เช็กชื่อ', en: 'Attendance' },
    screen: 'teaching/session',
  }),
  memberPage({
    path: '/lesson/teaching/session/:id/code',
    name: 'lesson-teaching-code',
    title: { th: 'QR เช็กอิน', en: 'Check-in code' },
    screen: 'teaching/code',
  }),
  openPage({
    path: '/lesson/lecturer/:id/about',
    name: 'lesson-lecturer-about',
    title: { th: 'วิทยากร', en: 'Lecturer' },
    screen: 'teaching/about',
  }),
  memberPage({
    path: '/lesson/detail/:id/review',
    name: 'lesson-review',
    title: { th: 'รีวิวหลักสูตร', en: 'Review' },
    screen: 'teaching/review',
  }),
]
