import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const

/** What learners watched and asked, for staff. */
export const playingRoutes: Route[] = [
  officePage(staff, {
    path: '/lesson/question',
    name: 'lesson-question',
    title: { th: 'คำถามของผู้เรียน', en: 'Questions of learners' },
    list: 'lesson_question',
    groups: ['learning'],
    counter: 'openQuestions',
    meta: { inMenu: true, icon: 'message' },
    help: [
      {
        th: 'คำถามที่ผู้เรียนถามจากหน้าเรียน แท็บแรกคือที่ยังรอคำตอบ เปิดคำถามเพื่อตอบ',
        en: 'What learners ask while they learn. The first tab waits for an answer: open a question to answer it.',
      },
      {
        th: 'ผู้ถามได้รับแจ้งทันทีที่ตอบ และผู้เรียนทุกคนในหลักสูตรอ่านคำถามและคำตอบได้ โดยไม่เห็นชื่อผู้ถาม',
        en: 'Who asked is told at once. All learners of the course read questions and answers, without the name of who asked.',
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
        th: 'อ่านคำถามกับตำแหน่งในวิดีโอ แล้วพิมพ์คำตอบ',
        en: 'Read the question and where in the film it was asked, and answer.',
      },
      {
        th: 'ตอบได้หลายครั้ง ผู้ถามถามต่อได้ และคำถามจะกลับไปรอคำตอบ',
        en: 'There may be several answers; who asked may ask on, and the question waits again.',
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
        th: 'ผู้เรียนดูวิดีโอหรือฟังเสียงของแต่ละบทไปเท่าไร นับเฉพาะช่วงที่เล่นจริง กระโดดไปท้ายเรื่องไม่นับ เปิดจากการลงทะเบียนของผู้เรียน',
        en: 'How much of each lesson a learner has watched or heard; what was jumped over does not count. Opened from an enrolment.',
      },
      {
        th: 'ตัวเลขมาจากนาฬิกาของเซิร์ฟเวอร์ จึงปลอมจากเครื่องของผู้เรียนไม่ได้ วิดีโอที่ติดตามไม่ได้จะไม่มีในรายการ',
        en: 'The server’s clock bounds the figures, so they cannot be forged. Films that cannot be followed are not listed.',
      },
    ],
  }),
]
