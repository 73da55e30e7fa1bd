import { memberPage, type Route } from '#platform/manifest/manifest.ts'

const assessment = {
  title: { th: 'ทำข้อสอบ', en: 'Exam' },
  screen: 'sitting/assessment',
  meta: { fullscreen: true, mode: 'blank' as const },
}

/** The exam of a learner, and the board of those who watch a round. */
export const sittingRoutes: Route[] = [
  memberPage({ path: '/lesson/assessment/:cid/:eid', name: 'lesson-assessment', ...assessment }),
  memberPage({ path: '/lesson/assessment/:cid/:eid/:type', name: 'lesson-assessment-type', ...assessment }),
  memberPage({ path: '/lesson/assessment/:cid/:eid/:type/:round', name: 'lesson-assessment-round', ...assessment }),
  memberPage({
    path: '/lesson/exam/board/:id',
    name: 'lesson-exam-board',
    title: { th: 'คุมสอบ', en: 'Invigilation' },
    screen: 'sitting/board',
  }),
]
