import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin', 'manager'] as const

/** Enrolling many people in many courses at once, and what became of each. */
export const manyRoutes: Route[] = [
  officePage(roles, {
    path: '/enroll/new/many',
    name: 'enroll-many',
    title: { th: 'ลงทะเบียนหลายคน', en: 'Enrol many' },
    screen: 'many',
    linkedFromList: 'enroll',
    help: [
      {
        th: 'วางอีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ของผู้เรียน บรรทัดละคน คัดลอกจาก Excel ได้ทั้งคอลัมน์ ครั้งละไม่เกิน 5,000 คน',
        en: 'Paste e-mail addresses, usernames, citizen ids or phone numbers of learners, one on a line; a whole column of Excel will do, up to 5,000 people.',
      },
      {
        th: 'ระบบตรวจให้ดูก่อนว่าใครจะได้ลงทะเบียน ใครลงทะเบียนอยู่แล้ว ใครยังขาดหลักสูตรก่อนหน้า ที่นั่งหมดที่ใคร และใครไม่พบ ยังไม่มีอะไรเปลี่ยนจนกว่าจะกดยืนยัน',
        en: 'You see first who will be enrolled, who is already, who lacks a course that comes before, where seats end, and who was not found. Nothing changes until you confirm.',
      },
      {
        th: 'งานทำอยู่เบื้องหลัง ดูความคืบหน้า ยกเลิกส่วนที่เหลือ และดูผลของแต่ละคนได้ ผู้ดูแลย้อนกลับทั้งชุดได้ภายใน 30 วัน',
        en: 'It goes on by itself: follow it, cancel the rest, and read what became of each. An administrator can take back the whole of it within 30 days.',
      },
    ],
  }),
  officePage(roles, {
    path: '/enroll/new/many/:id',
    name: 'enroll-many-run',
    title: { th: 'ผลการลงทะเบียนหลายคน', en: 'Enrolment of many people' },
    screen: 'many-run',
    help: [
      {
        th: 'หน้านี้บอกว่าลงทะเบียนไปถึงไหน และเกิดอะไรกับแต่ละคน กดตัวเลขเพื่อดูเฉพาะคนเหล่านั้น ปิดหน้านี้ได้ งานทำต่อเอง',
        en: 'How far it is, and what became of each; a figure shows those whom it counts. You may close this page: it goes on.',
      },
      {
        th: 'ทำซ้ำชุดเดิมได้โดยไม่มีใครถูกลงทะเบียนซ้ำ คนที่ที่นั่งเต็มลองใหม่ได้เมื่อมีที่ว่าง',
        en: 'The same list may be sent again: nobody is enrolled twice, and those who found no seat may find one then.',
      },
    ],
  }),
]
