import { officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin', 'manager'] as const
const readers = [...roles, 'member'] as const

/** The waiting lists, as staff see and arrange them. */
export const waitingRoutes: Route[] = [
  officePage(readers, {
    path: '/enroll/waiting',
    name: 'enroll-waiting',
    title: { th: 'คิวรอที่นั่ง', en: 'Waiting lists' },
    list: 'waiting',
    linkedFromList: 'enroll',
    linkedFromRecords: { collection: 'course', by: 'courseID' },
    help: [
      {
        th: 'ผู้เรียนเข้าคิวเองเมื่อหลักสูตรเต็ม เมื่อมีที่นั่งว่าง ระบบให้คนแรกในคิวทันที หลักสูตรที่มีค่าเรียนเก็บที่นั่งไว้ให้ 48 ชั่วโมง',
        en: 'Learners join when a course is full. A freed seat goes to the first in line at once; in a course with a price it is kept for 48 hours.',
      },
      {
        th: 'จัดลำดับใหม่หรือให้ที่นั่งด้วยมือได้ โดยต้องบอกเหตุผล ซึ่งเก็บไว้ในประวัติ',
        en: 'Staff reorder a line or give a seat by hand for a reason, which is kept in the timeline.',
      },
      {
        th: 'คิวปิดเองเมื่อปิดรับสมัครหรือถึงวันเริ่มอบรม และแจ้งผู้ที่ยังรออยู่',
        en: 'A line closes by itself when registration ends or the training begins, and tells who still waits.',
      },
    ],
  }),
  officePage(roles, {
    path: '/enroll/waiting/add',
    name: 'enroll-waiting-add',
    title: { th: 'เพิ่มคนเข้าคิว', en: 'Put somebody in line' },
    add: 'waiting',
  }),
  officePage(readers, {
    path: '/enroll/waiting/:id',
    name: 'enroll-waiting-show',
    title: { th: 'คิวรอที่นั่ง', en: 'Place in line' },
    show: 'waiting',
  }),
]
