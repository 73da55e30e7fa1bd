import { memberPage, openPage, type Route } from '#platform/manifest/manifest.ts'

/** The waiting list, and the public page of a course for sharing. */
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
