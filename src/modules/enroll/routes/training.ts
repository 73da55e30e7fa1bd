import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const readers = ['admin', 'manager', 'member'] as const

/** Earlier attempts of learners, and the learner's own page about how long trainings hold. */
export const trainingRoutes: Route[] = [
  officePage(readers, {
    path: '/enroll/attempt',
    name: 'enroll-attempt',
    title: { th: 'การอบรมครั้งก่อน', en: 'Earlier attempts' },
    list: 'enrolment_attempt',
    linkedFromList: 'enroll',
    linkedFromRecords: { collection: 'user', by: 'userID' },
  }),
  officePage(readers, {
    path: '/enroll/attempt/:id',
    name: 'enroll-attempt-detail',
    title: { th: 'การอบรมครั้งก่อน', en: 'Earlier attempt' },
    show: 'enrolment_attempt',
  }),
  memberPage(
    {
      path: '/user/training',
      name: 'user-training',
      title: { th: 'อายุการอบรมของฉัน', en: 'My training validity' },
      screen: 'training/own',
    },
    ['user'],
  ),
]
