import { defineModule } from '#platform/manifest/manifest.ts'
import { attendance } from './collections/attendance.ts'
import { attendanceStatus } from './collections/attendance-status.ts'
import { course } from './collections/course.ts'
import { courseVersion } from './collections/course-version.ts'
import { handIn } from './collections/hand-in.ts'
import { institution } from './collections/institution.ts'
import { lecturer } from './collections/lecturer.ts'
import { lesson } from './collections/lesson.ts'
import { lessonSession } from './collections/lesson-session.ts'
import { lessonException } from './collections/lesson-exception.ts'
import { lessonAnswer } from './collections/playing/lesson-answer.ts'
import { lessonNote } from './collections/playing/lesson-note.ts'
import { lessonQuestion } from './collections/playing/lesson-question.ts'
import { lessonWatch } from './collections/playing/lesson-watch.ts'
import { target } from './collections/target.ts'
import { examples } from './commands/examples.ts'
import { assignmentRoutes } from './routes/assignments.ts'
import { courseRoutes } from './routes/course-editor.ts'
import { keptRoutes } from './routes/reference-data.ts'
import { learnerRoutes } from './routes/learner.ts'
import { openRoutes } from './routes/public.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { playingRoutes } from './routes/player.ts'
import { ruleRoutes } from './routes/rules.ts'
import { seatRoutes } from './routes/seats.ts'

export default defineModule({
  name: 'lesson',
  label: { th: 'คอร์สเรียน', en: 'Courses' },
  uses: ['category', 'enroll', 'exam', 'order', 'plan', 'redeem-coupon', 'refund', 'resource'],
  collections: [
    ...[course, lesson, institution, lecturer, target],
    ...[lessonWatch, lessonNote, lessonQuestion, lessonAnswer],
    ...[lessonException, handIn, lessonSession, attendance, attendanceStatus, courseVersion],
  ],
  counters: {
    openQuestions: {
      of: 'lesson_question',
      where: { status: 'open' },
      said: { th: 'รอคำตอบ {n} คำถาม', en: '{n} to answer' },
      isWaiting: true,
    },
    handInsToMark: {
      of: 'hand_in',
      where: { status: 'handed' },
      said: { th: 'งานรอตรวจ {n} งาน', en: '{n} hand-ins to mark' },
      isWaiting: true,
    },
  },
  api: { 'POST /lesson/watch': 'watch-lesson', 'POST /lesson/hand-in': 'keep-hand-in' },
  hooks: {
    afterChange: [
      'lesson_question',
      'lesson_answer',
      'lesson_note',
      'course',
      'lesson',
      'lesson_completion',
      'lesson_exception',
      'lecturer',
      'lesson_session',
      'course_round',
    ],
    afterRemove: ['lesson_session'],
    readOverride: ['lesson'],
  },
  blocks: [
    'course-list',
    'course-highlights',
    'search-box',
    'onsite-calendar',
    'category-grid',
    'category-menu',
    'target-courses',
  ],
  on: {
    'lecturer.removed': 'lecturer-gone',
    'lecturer.restored': 'lecturer-gone',
    'enroll.updated': 'attendance/enrolment-changed',
    'attendance.created': 'complete-attended',
    'attendance.restored': 'complete-attended',
    'attendance.removed': 'attendance/attendance-removed',
    ...onAny('lesson_session', 'attendance/sessions-changed'),
    'lesson.removed': 'attendance/sessions-changed',
    'lesson.restored': 'attendance/sessions-changed',
    ...onAny('attendance_status', 'attendance/statuses-changed'),
  },
  jobs: ['attendance/apply-attendance', 'tell-hand-in', 'tell-session-change', 'question/tell-question'],
  examples,
  routes: [
    ...[...openRoutes, ...learnerRoutes, ...courseRoutes, ...keptRoutes],
    ...[...playingRoutes, ...assignmentRoutes, ...sessionRoutes, ...ruleRoutes, ...seatRoutes],
  ],
})

/** One listener for all that may happen to rows of a collection. */
function onAny(collection: string, listener: string) {
  return Object.fromEntries(
    ['created', 'updated', 'removed', 'restored'].map((event) => [`${collection}.${event}`, listener]),
  )
}
