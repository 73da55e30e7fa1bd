import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin', 'manager'] as const

/** Bulk enrolment and its results. */
export const manyRoutes: Route[] = [
  officePage(roles, {
    path: '/enroll/new/many',
    name: 'enroll-many',
    title: { th: 'ลงทะเบียนหลายคน', en: 'Bulk enrolment' },
    screen: 'many/many',
    linkedFromList: 'enroll',
    help: [
      {
        th: 'วางอีเมล ชื่อผู้ใช้ เลขประจำตัวประชาชน หรือเบอร์โทรศัพท์ของผู้เรียน บรรทัดละคน คัดลอกจาก Excel ได้ทั้งคอลัมน์ ครั้งละไม่เกิน 5,000 คน',
        en: 'Paste the emails, usernames, citizen IDs or phone numbers of learners, one per line. You can paste a whole column from Excel. Up to 5,000 people at a time.',
      },
      {
        th: 'ระบบตรวจให้ดูก่อนว่าใครจะได้ลงทะเบียน ใครลงทะเบียนอยู่แล้ว ใครยังไม่จบหลักสูตรก่อนหน้า ใครไม่ได้ที่นั่ง และใครไม่พบในระบบ ยังไม่มีอะไรเปลี่ยนจนกว่าคุณจะยืนยัน',
        en: 'You first see who will be enrolled, who already is, who has not completed the prerequisites, who will not get a seat and who was not found. Nothing changes until you confirm.',
      },
      {
        th: 'ระบบลงทะเบียนให้เบื้องหลัง คุณดูความคืบหน้า ยกเลิกส่วนที่เหลือ และดูผลของแต่ละคนได้ ผู้ดูแลเลิกทำทั้งชุดได้ภายใน 30 วัน',
        en: 'Enrolment runs in the background. You can follow its progress, cancel the rest and view the result for each person. Administrators can undo the whole batch within 30 days.',
      },
    ],
  }),
  officePage(roles, {
    path: '/enroll/new/many/:id',
    name: 'enroll-many-run',
    title: { th: 'ผลการลงทะเบียนหลายคน', en: 'Bulk enrolment results' },
    screen: 'many/many-run',
    help: [
      {
        th: 'หน้านี้แสดงความคืบหน้าและผลการลงทะเบียนของแต่ละคน เลือกตัวเลขเพื่อดูเฉพาะกลุ่มนั้น คุณปิดหน้านี้ได้ ระบบจะทำงานต่อเบื้องหลัง',
        en: 'Shows the progress and the result for each person. Select a number to view only those people. You can close this page. Enrolment continues in the background.',
      },
      {
        th: 'ส่งรายชื่อเดิมซ้ำได้โดยไม่มีใครถูกลงทะเบียนซ้ำ ผู้ที่ไม่ได้ที่นั่งอาจได้ที่นั่งเมื่อมีที่ว่าง',
        en: 'You can submit the same list again. No one is enrolled twice, and people who did not get a seat may get one later.',
      },
    ],
  }),
]
