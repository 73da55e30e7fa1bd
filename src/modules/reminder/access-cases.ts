import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module. */
export default {
  all: ['/user/unsubscribe/:token'],
  learners: ['/user/notifications'],
  readers: ['/user/reminders', '/lesson/reminders'],
  admins: ['/setup/notification'],
} satisfies AccessCases
