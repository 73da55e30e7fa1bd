import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const

/** Learners' submissions and their marking. */
export const assignmentRoutes: Route[] = [
  memberPage({
    path: '/lesson/hand-in/:cid/:pid',
    name: 'lesson-hand-in',
    title: { th: 'ส่งงาน', en: 'Hand in' },
    screen: 'assignment/hand-in',
    meta: { fullscreen: true, mode: 'blank' },
  }),
  officePage(staff, {
    path: '/lesson/assignment',
    name: 'lesson-assignment',
    title: { th: 'ตรวจงาน', en: 'Marking' },
    list: 'hand_in',
    groups: ['learning'],
    counter: 'handInsToMark',
    meta: { inMenu: true, icon: 'enrolment' },
    help: [
      {
        th: 'งานที่ผู้เรียนส่ง เรียงจากเก่าสุด กรองตามหลักสูตร บทเรียน หรือสถานะได้ กดชื่อเพื่อตรวจ',
        en: 'Hand-ins of learners, oldest first. Filter by course, lesson or status, and open one to mark it.',
      },
      {
        th: 'ตั้งเกณฑ์การให้คะแนน กำหนดส่ง และชนิดไฟล์ที่รับได้ในหน้าแก้ไขบทเรียนชนิดงานที่ต้องส่ง',
        en: 'Set the rubric, due date and file types in the assignment lesson.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/assignment/:id',
    name: 'lesson-assignment-mark',
    title: { th: 'ตรวจงาน', en: 'Mark' },
    screen: 'assignment/mark',
    show: 'hand_in',
    help: [
      {
        th: 'งานอยู่ด้านซ้าย เกณฑ์อยู่ด้านขวา กด A ให้ผ่าน S ให้แก้ไข R ไม่ผ่าน N ไปงานถัดไป',
        en: 'The work is on the left, the rubric on the right. A passes, S asks for improvement, R fails, N opens the next one.',
      },
      {
        th: 'ผู้เรียนได้รับแจ้งหลังบันทึก 30 วินาที ระหว่างนั้นเปิดตรวจใหม่ได้โดยไม่แจ้งผู้เรียน',
        en: 'The learner gets a notification 30 seconds after you save. Until then you can change the mark without notice.',
      },
    ],
  }),
]
