import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { courseRound } from './collections/course-round.ts'
import { enroll } from './collections/enroll.ts'
import { enrolmentAttempt } from './collections/enrolment-attempt.ts'
import { hoursEntry } from './collections/hours-entry.ts'
import { hoursRule } from './collections/hours-rule.ts'
import { idDisclosure } from './collections/id-disclosure.ts'
import { lessonCompletion } from './collections/lesson-completion.ts'
import { review } from './collections/review.ts'
import { term } from './collections/term.ts'
import { companySeat } from './collections/company-seat.ts'
import { follow } from './collections/follow.ts'
import { seatReservation } from './collections/seats/seat-reservation.ts'
import { seatGrant } from './collections/seat-grant.ts'
import { seating } from './collections/seats/seating.ts'
import { waiting } from './collections/waiting.ts'
import { examples } from './commands/examples.ts'
import { companyRoutes } from './routes/company.ts'
import { manyRoutes } from './routes/many.ts'
import { seatTransfer } from './rounds/substitute/tables.ts'
import { roundRoutes } from './routes/rounds.ts'
import { waitingRoutes } from './routes/waiting.ts'
import { hoursRoutes } from './routes/hours.ts'
import { trainingRoutes } from './routes/training.ts'

const roles = ['admin', 'manager'] as const
const readers = [...roles, 'member'] as const

export default defineModule({
  name: 'enroll',
  label: { th: 'การลงทะเบียน', en: 'Enrolments' },
  actions: ['enrol'],
  collections: [
    ...[enroll, lessonCompletion, idDisclosure, term, review],
    ...[courseRound, seating, seatReservation, waiting, follow, seatGrant, companySeat, hoursRule, hoursEntry],
    enrolmentAttempt,
  ],
  tables: [seatTransfer],
  counters: {
    pendingEnrolments: {
      of: 'enroll',
      where: { 'analytics.status': 'pending' },
      said: { th: 'ยังไม่เริ่มเรียน {n} รายการ', en: '{n} not started' },
    },
  },
  api: { 'POST /enroll': 'enrol-once' },
  idempotentCalls: ['POST /enroll', 'POST /waiting'],
  hooks: {
    beforeCreate: ['enroll'],
    afterChange: ['enroll', 'course_round', 'term', 'review', 'waiting', 'follow', 'hours_rule'],
    afterRemove: ['enroll', 'course_round'],
  },
  jobs: [
    'rounds/sync-round',
    'rounds/notify-round',
    'rounds/move-to-substitute',
    'waiting/move-line',
    'seats/move-seat',
    'recounting/recount-hours',
    'many/enrol-many',
  ],
  on: {
    'enroll.restored': 'recounting/recount-enrolment',
    'enroll.removed': 'recounting/leave-enrolment',
    'lesson_completion.created': 'recounting/recount-completed',
    'lesson_completion.removed': 'recounting/recount-completed',
    'lesson_completion.restored': 'recounting/recount-completed',
    'lesson.created': 'recounting/recount-course',
    'lesson.updated': 'recounting/recount-course',
    'lesson.removed': 'recounting/recount-course',
    'lesson.restored': 'recounting/recount-course',
    'course.created': 'waiting/look-at-line',
    'course.updated': 'waiting/look-at-line',
    'waiting.removed': 'waiting/look-at-line',
    'waiting.restored': 'waiting/look-at-line',
    'user.removed': 'waiting/look-at-lines-of',
    'user.restored': 'waiting/look-at-lines-of',
    'follow.created': 'waiting/look-at-line',
  },
  examples,
  routes: [
    officePage(readers, {
      path: '/enroll/dashboard',
      name: 'enroll-dashboard',
      title: { th: 'การลงทะเบียน', en: 'Enrolments' },
      groups: ['learning'],
      hasDashboard: true,
      screen: 'dashboard',
      list: 'enroll',
      counter: 'pendingEnrolments',
      meta: { inMenu: true, icon: 'enrolment' },
      help: [
        {
          th: 'หน้านี้แสดงการลงทะเบียนทั้งหมดของเว็บไซต์นี้ที่คุณมีสิทธิ์ดู กดชื่อเพื่อเปิดดู',
          en: 'This list shows all enrolments of this site that you have permission to view. Select a name to open it.',
        },
        {
          th: 'แท็บ “หมดอายุใน 90 วัน” ถึง “หมดอายุแล้ว” แสดงการอบรมที่ต้องอบรมซ้ำ กรองตามหลักสูตร รุ่น หรือสาขา แล้วส่งออกได้',
          en: 'The tabs from “Expires in 90 days” to “Expired” show training to be repeated. You can filter by course, round or branch and export.',
        },
        {
          th: 'เลือกรายการแล้วเลือก “เตือนวันหมดอายุ” “อบรมซ้ำ” หรือ “อบรมซ้ำในรุ่นที่เลือก” ผลและชั่วโมงครั้งก่อนยังเก็บไว้',
          en: 'Select records, then “Remind of expiry”, “Train again” or “Train again in a round”. Earlier results and hours are kept.',
        },
      ],
    }),
    officePage(roles, {
      path: '/enroll/new',
      name: 'enroll-new',
      title: { th: 'ลงทะเบียนให้ผู้เรียน', en: 'Enrol a learner' },
      add: 'enroll',
    }),
    ...manyRoutes,
    officePage(roles, {
      path: '/enroll/roster',
      name: 'enroll-roster',
      title: { th: 'รายชื่อสำหรับพิมพ์', en: 'Roster' },
      screen: 'roster',
      linkedFromRecords: [
        { collection: 'course', by: 'courseID' },
        { collection: 'course_round', by: 'roundID' },
      ],
      help: [
        {
          th: 'เลือกหลักสูตร รุ่น หรือกรองรายการลงทะเบียนก่อน แล้วพิมพ์รายชื่อหรือบัญชีลงลายมือชื่อ หลักสูตรละหนึ่งแผ่น รายชื่อของรุ่นมีเลขรุ่น วันอบรม และสถานที่ที่หัวกระดาษให้แล้ว และแก้ได้',
          en: 'Select a course or a round, or filter the enrolments first. Then print a list or a sign-in sheet for each course. The roster of a round has its number, days and venue in the heading. You can change them.',
        },
        {
          th: 'ไฟล์ Excel พร้อมพิมพ์ ส่วน CSV ใช้กับโปรแกรมอื่น โปรแกรมเก่าที่แสดงภาษาไทยไม่ถูกต้องให้ใช้แบบ TIS-620',
          en: 'The Excel file is ready to print. CSV is for other software. Use TIS-620 for older software that cannot read Thai.',
        },
        {
          th: 'เลขประจำตัวประชาชนแสดงเฉพาะสามหลักท้าย ผู้ดูแลดูเลขเต็มได้โดยระบุเหตุผล และระบบบันทึกไว้ทุกครั้ง',
          en: 'Citizen IDs show the last 3 digits only. Administrators can view full IDs if they give a reason. Every view is logged.',
        },
      ],
    }),
    officePage(['admin'], {
      path: '/enroll/term',
      name: 'enroll-term',
      title: { th: 'ภาคเรียน', en: 'Terms' },
      screen: 'terms',
      list: 'term',
      linkedFromList: 'enroll',
      help: [
        {
          th: 'ภาคเรียนสามภาคล่าสุดเป็นแท็บในรายการลงทะเบียน แต่ละแท็บนับการลงทะเบียนระหว่างวันเปิดและวันปิดภาคเรียน',
          en: 'The latest three terms are tabs in the list of enrolments. Each tab counts enrolments made from the first to the last day of the term.',
        },
        {
          th: 'ภาคเรียนที่เก่ากว่าเปิดดูได้จากหน้านี้ การแก้หรือลบภาคเรียนไม่เปลี่ยนการลงทะเบียน',
          en: 'Open older terms from this page. Editing or deleting a term does not change any enrolment.',
        },
      ],
    }),
    officePage(['admin'], {
      path: '/enroll/term/add',
      name: 'enroll-term-add',
      title: { th: 'เพิ่มภาคเรียน', en: 'Add term' },
      add: 'term',
    }),
    officePage(['admin'], {
      path: '/enroll/term/edit/:id',
      name: 'enroll-term-edit',
      title: { th: 'แก้ไขภาคเรียน', en: 'Edit term' },
      edit: 'term',
    }),
    officePage(['admin'], {
      path: '/enroll/disclosure',
      name: 'enroll-disclosure',
      title: { th: 'บันทึกการเปิดเผยเลขประจำตัวประชาชน', en: 'Citizen ID disclosures' },
      list: 'id_disclosure',
    }),
    officePage(readers, {
      path: '/enroll/review',
      name: 'enroll-review',
      title: { th: 'รีวิวหลักสูตร', en: 'Reviews' },
      list: 'review',
      groups: ['learning'],
      meta: { inMenu: true, icon: 'message' },
      linkedFromRecords: { collection: 'course', by: 'courseID' },
    }),
    officePage(readers, {
      path: '/enroll/review/:id',
      name: 'enroll-review-show',
      title: { th: 'รีวิว', en: 'Review' },
      show: 'review',
    }),
    officePage(roles, {
      path: '/enroll/review/:id/edit',
      name: 'enroll-review-edit',
      title: { th: 'ตอบหรือซ่อนรีวิว', en: 'Reply to or hide a review' },
      edit: 'review',
      fields: ['answer', 'status', 'reason'],
    }),
    officePage(readers, {
      path: '/enroll/detail/:id',
      name: 'enroll-detail',
      title: { th: 'รายละเอียดการลงทะเบียน', en: 'Enrolment' },
      show: 'enroll',
    }),
    ...roundRoutes,
    ...waitingRoutes,
    ...companyRoutes,
    ...hoursRoutes,
    ...trainingRoutes,
  ],
})
