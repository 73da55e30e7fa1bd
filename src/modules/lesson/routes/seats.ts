import { memberPage, openPage, type Route } from '#platform/manifest/manifest.ts'

/** Where a learner waits for a seat, and the face of a course that is handed out. */
export const seatRoutes: Route[] = [
  memberPage({
    path: '/lesson/subscribe/:id',
    name: 'lesson-subscribe',
    title: { th: 'ติดตามและรอที่นั่ง', en: 'Follow and join waitlist' },
    screen: 'seats/subscribe',
  }),
  openPage({
    path: '/lesson/public/:id',
    name: 'lesson-public',
    title: { th: 'หลักสูตรสำหรับเผยแพร่', en: 'Public course' },
    screen: 'seats/public',
    meta: { fullscreen: true, mode: 'blank' },
  }),
]
