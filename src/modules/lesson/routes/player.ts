import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const

/** What learners watched and asked, for staff. */
export const playingRoutes: Route[] = [
  officePage(staff, {
    path: '/lesson/question',
    name: 'lesson-question',
    title: { th: 'คำถามของผู้เรียน', en: 'Learner questions' },
    list: 'lesson_question',
    groups: ['learning'],
    counter: 'openQuestions',
    meta: { inMenu: true, icon: 'message' },
    help: [
      {
        th: 'คำถามที่ผู้เรียนถามในหน้าเรียน แท็บแรกแสดงคำถามที่รอคำตอบ เปิดคำถามเพื่อตอบ',
        en: 'Questions that learners ask while learning. The first tab shows unanswered questions. Open a question to answer it.',
      },
      {
        th: 'ผู้ถามได้รับแจ้งทันที ผู้เรียนทุกคนในหลักสูตรอ่านคำถามและคำตอบได้โดยไม่เห็นชื่อผู้ถาม',
        en: 'The learner gets a notification immediately. All learners of the course can read questions and answers, without the name of the learner.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/question/:id',
    name: 'lesson-question-show',
    title: { th: 'คำถาม', en: 'Question' },
    screen: 'question/show',
    show: 'lesson_question',
    help: [
      {
        th: 'อ่านคำถาม ดูตำแหน่งในวิดีโอ แล้วพิมพ์คำตอบ',
        en: 'Read the question, see where in the video it was asked, and answer it.',
      },
      {
        th: 'ตอบได้หลายครั้ง หากผู้ถามถามต่อ คำถามจะกลับเป็นสถานะรอคำตอบ',
        en: 'A question can have several answers. If the learner replies, the question is open again.',
      },
    ],
  }),
  officePage(staff, {
    path: '/lesson/watch',
    name: 'lesson-watch',
    title: { th: 'การรับชมบทเรียน', en: 'Lessons watched' },
    list: 'lesson_watch',
    linkedFromRecords: { collection: 'enroll', by: 'enrollID' },
    help: [
      {
        th: 'แสดงสัดส่วนที่ผู้เรียนดูหรือฟังในแต่ละบท นับเฉพาะช่วงที่เล่นจริง ไม่นับช่วงที่ข้าม เปิดหน้านี้จากการลงทะเบียนของผู้เรียน',
        en: 'How much of each lesson a learner has watched or listened to. Skipped parts do not count. Open this screen from an enrolment.',
      },
      {
        th: 'เซิร์ฟเวอร์เป็นผู้คำนวณเวลารับชม ผู้เรียนจึงแก้ไขเองไม่ได้ วิดีโอที่ติดตามไม่ได้จะไม่แสดง',
        en: 'The server checks the watch time, so it cannot be forged. Videos that cannot be tracked are not listed.',
      },
    ],
  }),
]
