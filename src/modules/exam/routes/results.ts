import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const

/** Marking, results, regrades, appeals and item analysis. */
export const resultRoutes: Route[] = [
  officePage(managers, {
    path: '/lesson/exam/attempts/:id',
    name: 'lesson-exam-attempts',
    title: { th: 'ผลสอบ', en: 'Exam results' },
    screen: 'results/attempts',
    help: [
      {
        th: 'รายชื่อผู้เข้าสอบทุกรอบของชุดข้อสอบ กรองตามสถานะ เลือกรอบเพื่อประกาศผล หรือดาวน์โหลดเป็นไฟล์',
        en: 'Lists everybody who sat the exam. Filter by state, choose a round to release its results, or download a file.',
      },
      {
        th: 'เปิดรายการเพื่อดูคำตอบ คะแนน และตรวจว่าบันทึกการสอบครบถ้วน',
        en: 'Open a row to see the answers and marks, and whether the log is whole.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/attempt/:id',
    name: 'lesson-exam-attempt',
    title: { th: 'การเข้าสอบ', en: 'Exam attempt' },
    screen: 'results/attempt',
    help: [
      {
        th: 'คำตอบ เฉลย คะแนนทุกขั้นตอน และเหตุการณ์ระหว่างสอบ กดที่คะแนนเพื่อแก้ โดยต้องมีเหตุผล',
        en: 'Answers, keys, all marks and what happened during the exam. Open a mark to correct it with a reason.',
      },
      {
        th: 'ไฟล์บันทึกการสอบตรวจได้ด้วยโปรแกรม verify-attempt โดยไม่ต้องใช้ระบบนี้',
        en: 'The downloaded record can be checked with verify-attempt, without this system.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/attempt-file/:id',
    name: 'lesson-exam-attempt-file',
    title: { th: 'บันทึกการสอบ', en: 'Record of an attempt' },
    screen: 'results/attempt-file',
  }),
  officePage(managers, {
    path: '/lesson/exam/results/:id',
    name: 'lesson-exam-results',
    title: { th: 'ผลของรอบสอบ', en: 'Results of a round' },
    screen: 'results/round',
    help: [
      {
        th: 'ประกาศผลให้ทุกคนพร้อมกันเมื่อตรวจครบ หรือปล่อยให้ระบบประกาศตามเวลาในรอบสอบ',
        en: 'Release all results at once when everything is marked, or let the time in the round do it.',
      },
      {
        th: 'ผลที่ประกาศแล้วทำให้บทเรียนสอบจบ มีผลต่อชั่วโมงสะสมและวุฒิบัตร',
        en: 'A released result completes the exam lesson, and counts for credit hours and certificates.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/paper/:id',
    name: 'lesson-exam-paper',
    title: { th: 'บันทึกผลสอบบนกระดาษ', en: 'Enter results of a paper exam' },
    screen: 'results/paper',
    help: [
      {
        th: 'วางรายชื่อพร้อมคะแนน บรรทัดละคน ถ้ามีบรรทัดผิด ระบบจะไม่บันทึกเลยและบอกทุกบรรทัดที่ต้องแก้',
        en: 'Paste people with their points, one per line. If a line is wrong, nothing is saved and each wrong line is named.',
      },
      {
        th: 'บันทึกซ้ำเพื่อแก้คะแนนได้ คะแนนเดิมยังอยู่ในประวัติ',
        en: 'Enter a person again to correct the points. Earlier points stay on record.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/statistics/:id',
    name: 'lesson-exam-statistics',
    title: { th: 'วิเคราะห์ข้อสอบ', en: 'Item analysis' },
    screen: 'results/statistics',
    help: [
      {
        th: 'ความง่ายคือสัดส่วนคะแนนเฉลี่ยของข้อ อำนาจจำแนกบอกว่าข้อนั้นแยกคนเก่งกับคนอ่อนได้เพียงใด',
        en: 'Facility is the mean share of points. Discrimination says how well a question tells strong learners from weak ones.',
      },
      {
        th: 'ระบบวิเคราะห์หลังปิดสอบและตรวจครบ ถ้ามีผู้สอบน้อยกว่า 30 ครั้ง ค่าอาจคลาดเคลื่อน',
        en: 'It is computed after the round closes and all is marked. Under 30 attempts, figures may differ by chance.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/marking/:id',
    name: 'lesson-exam-marking',
    title: { th: 'ตรวจข้อสอบ', en: 'Mark exam' },
    screen: 'marking/marking',
    help: [
      {
        th: 'ตรวจทีละข้อของทุกคน โดยไม่เห็นชื่อ กด 1–9 เลือกระดับ S บันทึก N ไปคำตอบถัดไป',
        en: 'Mark one question across everybody, without names. 1–9 selects a level, S saves, N opens the next answer.',
      },
      {
        th: 'ถ้าชุดข้อสอบใช้ผู้ตรวจสองคน คนที่สองไม่เห็นคะแนนของคนแรก และคะแนนที่ต่างกันมากส่งต่อคนที่สาม',
        en: 'With two markers, the second does not see the first mark. A large difference goes to a third person.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/regrade/:id',
    name: 'lesson-exam-regrade',
    title: { th: 'ตรวจข้อสอบใหม่', en: 'Regrade' },
    screen: 'regrade/regrade',
    help: [
      {
        th: 'เลือกข้อและวิธีตรวจใหม่ แล้วดูก่อนว่าคะแนนของใครเปลี่ยน ยังไม่มีอะไรเปลี่ยนจนกว่าจะกดตรวจใหม่',
        en: 'Choose a question and how to regrade it, then preview whose scores change. Nothing changes until you start.',
      },
      {
        th: 'ปกติระบบไม่ลดคะแนนของใคร ผลที่เปลี่ยนหลังออกวุฒิบัตรจะขึ้นในรายการวุฒิบัตรที่ต้องตรวจ',
        en: 'By default nobody loses points. Results that change after a certificate appear among certificates to review.',
      },
    ],
  }),
  officePage(managers, {
    path: '/lesson/exam/regrade/run/:id',
    name: 'lesson-exam-regrade-run',
    title: { th: 'ผลการตรวจใหม่', en: 'Results of a regrade' },
    screen: 'regrade/run',
    help: [
      {
        th: 'หน้านี้แสดงความคืบหน้าและผลของแต่ละคน คุณปิดหน้านี้ได้ ระบบทำงานต่อเบื้องหลัง',
        en: 'Shows the progress and the result for each person. You can close this page.',
      },
      {
        th: 'ตรวจใหม่ซ้ำด้วยคำสั่งเดิมจะไม่เปลี่ยนอะไร',
        en: 'The same regrade a second time changes nothing.',
      },
    ],
  }),
  officePage(managers, {
    path: '/exam/appeal',
    name: 'exam-appeal',
    title: { th: 'คำขอทบทวนผลสอบ', en: 'Exam appeals' },
    list: 'exam_appeal',
    groups: ['learning'],
    counter: 'appealsToDecide',
    meta: { inMenu: true, icon: 'exam' },
    help: [
      {
        th: 'ผู้เรียนยื่นขอทบทวนผลหลังประกาศผล จนถึงเวลาที่กำหนดในรอบสอบ',
        en: 'Learners appeal after the release, until the time set in the round.',
      },
      {
        th: 'ผู้ตรวจคนแรกของข้อนั้นพิจารณาเองไม่ได้ และคะแนนใหม่ต้องไม่ต่ำกว่าเดิม',
        en: 'The first marker of the question cannot decide, and new points cannot be lower.',
      },
    ],
  }),
  officePage(managers, {
    path: '/exam/appeal/:id',
    name: 'exam-appeal-decide',
    title: { th: 'พิจารณาคำขอทบทวนผล', en: 'Decide appeal' },
    screen: 'appeal/decide',
    show: 'exam_appeal',
    help: [
      {
        th: 'คำขออยู่ด้านบน คำตอบและเฉลยอยู่ถัดลงมา เลือกผลและเขียนเหตุผลถึงผู้เรียน',
        en: 'The appeal is above the answer and its key. Choose a decision and write the reason for the learner.',
      },
      {
        th: 'ผู้เรียนได้รับแจ้งทันทีที่บันทึก และผลสอบคำนวณใหม่เอง',
        en: 'The learner is notified when you save, and the result is computed again.',
      },
    ],
  }),
  memberPage(
    {
      path: '/lesson/teaching/exam',
      name: 'lesson-teaching-exam',
      title: { th: 'ตรวจข้อสอบ', en: 'Exams to mark' },
      screen: 'marking/rounds',
    },
    ['user'],
  ),
  memberPage(
    {
      path: '/lesson/teaching/exam/:id',
      name: 'lesson-teaching-exam-marking',
      title: { th: 'ตรวจข้อสอบ', en: 'Mark exam' },
      screen: 'marking/teaching',
    },
    ['user'],
  ),
  memberPage(
    {
      path: '/lesson/appeal/:id',
      name: 'lesson-appeal',
      title: { th: 'ขอทบทวนผลสอบ', en: 'Appeal a result' },
      screen: 'appeal/own',
    },
    ['user'],
  ),
]
