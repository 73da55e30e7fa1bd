import { memberPage, type Route } from '#platform/manifest/manifest.ts'

const title = { th: 'แบบสำรวจ', en: 'Surveys' }

/** The surveys of learners. Staff see forms without sending them. */
export const ownRoutes: Route[] = [
  memberPage({ path: '/lesson/survey', name: 'lesson-survey', title, screen: 'own/list' }),
  memberPage({
    path: '/lesson/survey/:id',
    name: 'lesson-survey-fill',
    title: { th: 'ตอบแบบสำรวจ', en: 'Answer a survey' },
    screen: 'own/fill',
  }),
]
