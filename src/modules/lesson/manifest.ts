import { defineModule } from '#platform/manifest/manifest.ts'
import { attendance } from './collections/attendance.ts'
import { certification } from './collections/certification.ts'
import { course } from './collections/course.ts'
import { handIn } from './collections/hand-in.ts'
import { institution } from './collections/institution.ts'
import { lecturer } from './collections/lecturer.ts'
import { lesson } from './collections/lesson.ts'
import { lessonSession } from './collections/lesson-session.ts'
import { target } from './collections/target.ts'
import { examples } from './examples.ts'
import { assignmentRoutes } from './routes/assignments.ts'
import { courseRoutes } from './routes/courses.ts'
import { keptRoutes } from './routes/kept.ts'
import { learnerRoutes } from './routes/learner.ts'
import { openRoutes } from './routes/open.ts'
import { sessionRoutes } from './routes/sessions.ts'

export default defineModule({
  name: 'lesson',
  label: { th: 'คอร์สเรียน', en: 'Courses' },
  uses: ['category', 'enroll'],
  collections: [course, lesson, institution, lecturer, target, certification, handIn, lessonSession, attendance],
  blocks: [
    'course-list',
    'course-highlights',
    'search-box',
    'onsite-calendar',
    'category-grid',
    'category-menu',
    'target-courses',
  ],
  counters: {
    handInsToMark: {
      of: 'hand_in',
      where: { status: 'handed' },
      said: { th: 'งานรอตรวจ {n} งาน', en: '{n} hand-ins to mark' },
      isWaiting: true,
    },
  },
  settles: { course: 'settle-course', lecturer: 'settle-lecturer', lesson_session: 'settle-lesson-session' },
  on: {
    'lecturer.removed': 'lecturer-gone',
    'lecturer.restored': 'lecturer-gone',
    'attendance.created': 'complete-attended',
  },
  jobs: ['tell-handed', 'tell-marked'],
  examples,
  routes: [...openRoutes, ...learnerRoutes, ...courseRoutes, ...keptRoutes, ...assignmentRoutes, ...sessionRoutes],
})
