import { defineModule } from '#platform/manifest/manifest.ts'
import { certification } from './collections/certification.ts'
import { course } from './collections/course.ts'
import { institution } from './collections/institution.ts'
import { lecturer } from './collections/lecturer.ts'
import { lesson } from './collections/lesson.ts'
import { target } from './collections/target.ts'
import { examples } from './examples.ts'
import { courseRoutes } from './routes/courses.ts'
import { keptRoutes } from './routes/kept.ts'
import { learnerRoutes } from './routes/learner.ts'
import { openRoutes } from './routes/open.ts'
import { seatRoutes } from './routes/seats.ts'

export default defineModule({
  name: 'lesson',
  label: { th: 'คอร์สเรียน', en: 'Courses' },
  uses: ['category', 'enroll'],
  collections: [course, lesson, institution, lecturer, target, certification],
  blocks: [
    'course-list',
    'course-highlights',
    'search-box',
    'onsite-calendar',
    'category-grid',
    'category-menu',
    'target-courses',
  ],
  examples,
  routes: [...openRoutes, ...learnerRoutes, ...courseRoutes, ...keptRoutes, ...seatRoutes],
})
