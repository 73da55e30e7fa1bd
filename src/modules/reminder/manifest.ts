import { defineModule, memberPage, officePage, openPage } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const readers = [...admins, 'manager', 'member'] as const
const sent = { th: 'การแจ้งเตือนที่ส่ง', en: 'Sent notifications' }

export default defineModule({
  name: 'reminder',
  label: { th: 'การแจ้งเตือน', en: 'Notifications' },
  isCore: true,
  uses: ['enroll', 'lesson'],
  jobs: ['find-due', 'send-reminders'],
  routes: [
    memberPage({
      path: '/user/notifications',
      name: 'user-notifications',
      title: { th: 'การแจ้งเตือน', en: 'Notifications' },
      screen: 'own',
    }),
    openPage({
      path: '/user/unsubscribe/:token',
      name: 'user-unsubscribe',
      title: { th: 'หยุดรับอีเมล', en: 'Stop emails' },
      screen: 'unsubscribe',
    }),
    officePage(readers, {
      path: '/user/reminders',
      name: 'user-reminders',
      title: sent,
      screen: 'sent',
      linkedFromRecords: { collection: 'user', by: 'userID' },
    }),
    officePage(readers, {
      path: '/lesson/reminders',
      name: 'lesson-reminders',
      title: sent,
      screen: 'sent',
      linkedFromRecords: { collection: 'course', by: 'courseID' },
    }),
    officePage(admins, {
      path: '/setup/notification',
      name: 'setup-notification',
      title: { th: 'การแจ้งเตือนผู้เรียน', en: 'Learner notifications' },
      screen: 'settings',
      groups: ['system'],
      meta: { inMenu: true, icon: 'message' },
      help: [
        {
          th: 'เลือกเรื่องที่เว็บไซต์แจ้งผู้เรียน ผู้เรียนเลือกเองว่าจะรับทางศูนย์แจ้งเตือนหรืออีเมล',
          en: 'Choose what the site tells learners. Each learner chooses whether to get it in the notification centre or by email.',
        },
        {
          th: 'ระบบส่งการแจ้งเตือนแต่ละเรื่องครั้งเดียว และไม่ส่งย้อนหลังเกิน 1 วัน',
          en: 'Each reminder is sent once, and never more than a day late.',
        },
      ],
    }),
  ],
})
