import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin', 'manager'] as const
const readers = [...roles, 'member'] as const

/** The waiting lists for staff. */
export const waitingRoutes: Route[] = [
  officePage(readers, {
    path: '/enroll/waiting',
    name: 'enroll-waiting',
    title: { th: 'คิวรอที่นั่ง', en: 'Waitlists' },
    list: 'waiting',
    linkedFromList: 'enroll',
    linkedFromRecords: { collection: 'course', by: 'courseID' },
    help: [
      {
        th: 'ผู้เรียนเข้าคิวเองเมื่อหลักสูตรเต็ม เมื่อมีที่นั่งว่าง ระบบให้คนแรกในคิวทันที หลักสูตรที่มีค่าเรียนเก็บที่นั่งไว้ให้ 48 ชั่วโมง',
        en: 'Learners join the waitlist when a course is full. A free seat goes to the first person immediately. In a paid course it is reserved for them for 48 hours.',
      },
      {
        th: 'เจ้าหน้าที่จัดลำดับใหม่หรือให้ที่นั่งเองได้ โดยต้องระบุเหตุผล ซึ่งเก็บไว้ในประวัติ',
        en: 'Staff can reorder the waitlist or give a seat manually. A reason is required and is kept in the history.',
      },
      {
        th: 'คิวปิดโดยอัตโนมัติเมื่อปิดรับสมัครหรือถึงวันเริ่มอบรม และระบบแจ้งผู้ที่ยังรออยู่',
        en: 'The waitlist closes automatically when registration ends or the training starts. People who are still waiting are notified.',
      },
    ],
  }),
  officePage(roles, {
    path: '/enroll/waiting/add',
    name: 'enroll-waiting-add',
    title: { th: 'เพิ่มคนเข้าคิว', en: 'Add person to waitlist' },
    add: 'waiting',
  }),
  officePage(readers, {
    path: '/enroll/waiting/:id',
    name: 'enroll-waiting-show',
    title: { th: 'คิวรอที่นั่ง', en: 'Waitlist entry' },
    show: 'waiting',
  }),
]
