import { memberPage, openPage, type Route } from '#platform/manifest/manifest.ts'

/** Routes for a learner's own records. */
export const learnerRoutes: Route[] = [
  memberPage({
    path: '/lesson/detail/:id/enroll',
    name: 'lesson-enroll',
    title: { th: 'ลงทะเบียนเรียน', en: 'Enrol' },
    screen: 'seats/enroll',
  }),
  memberPage({
    path: '/lesson/pay/:id',
    name: 'lesson-pay',
    title: { th: 'ชำระเงิน', en: 'Pay' },
    screen: 'pay/pay',
    meta: { fullscreen: true, mode: 'blank' },
  }),
  openPage({
    path: '/lesson/pay/visitor/:token',
    name: 'lesson-pay-visitor',
    title: { th: 'คำสั่งซื้อของคุณ', en: 'Your order' },
    screen: 'pay/visitor',
    plugin: 'shop',
    meta: { fullscreen: true, mode: 'blank' },
  }),
  memberPage({
    path: '/lesson/bill',
    name: 'lesson-bill',
    title: { th: 'คำสั่งซื้อของฉัน', en: 'My orders' },
    screen: 'pay/bill',
  }),
  memberPage({
    path: '/lesson/detail/:id/cancel',
    name: 'lesson-cancel',
    title: { th: 'ยกเลิกการลงทะเบียน', en: 'Cancel enrolment' },
    screen: 'seats/cancel',
  }),
  memberPage({
    path: '/lesson/play/:cid/notes',
    name: 'lesson-play-notes',
    title: { th: 'ดาวน์โหลดบันทึก', en: 'Download notes' },
    screen: 'answers/notes',
  }),
  memberPage({
    path: '/lesson/play/:cid/:pid',
    name: 'lesson-play',
    title: { th: 'เรียน', en: 'Learn' },
    screen: 'play',
    meta: { fullscreen: true, mode: 'blank' },
  }),
]
