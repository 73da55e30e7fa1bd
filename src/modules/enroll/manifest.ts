import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { enroll } from './collections/enroll.ts'
import { lessonCompletion } from './collections/lesson-completion.ts'
import { examples } from './examples.ts'

const roles = ['admin', 'manager'] as const

export default defineModule({
  name: 'enroll',
  label: { th: 'การลงทะเบียน', en: 'Enrolments' },
  collections: [enroll, lessonCompletion],
  api: { 'POST /enroll': 'enrol-once' },
  once: ['POST /enroll'],
  on: {
    'enroll.created': 'recount-enrolment',
    'enroll.restored': 'recount-enrolment',
    'lesson_completion.created': 'recount-completed',
    'lesson.created': 'recount-course',
    'lesson.updated': 'recount-course',
    'lesson.removed': 'recount-course',
    'lesson.restored': 'recount-course',
  },
  examples,
  routes: [
    officePage(roles, {
      path: '/enroll/dashboard',
      name: 'enroll-dashboard',
      title: { th: 'การลงทะเบียน', en: 'Enrolments' },
      groups: ['learning'],
      hasDashboard: true,
      list: 'enroll',
      meta: { inMenu: true, icon: 'enrolment' },
    }),
    officePage(roles, {
      path: '/enroll/new',
      name: 'enroll-new',
      title: { th: 'ลงทะเบียนให้ผู้เรียน', en: 'Enrol a learner' },
      add: 'enroll',
    }),
    officePage(roles, {
      path: '/enroll/detail/:id',
      name: 'enroll-detail',
      title: { th: 'รายละเอียดการลงทะเบียน', en: 'Enrolment' },
      show: 'enroll',
    }),
  ],
})
