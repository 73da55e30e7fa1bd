import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Reminder } from '#platform/background/reminders/remind.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { trainingWords as words } from './words.ts'

interface EndingTraining {
  enrollID: string
  userID: string
  courseID: string
  course: string
  validUntil: string
}

/** The reminder of a training that ends or has ended. A learner gets each occurrence once. */
export const trainingReminder = (of: EndingTraining, occurrence: string): Reminder => {
  const { enrollID, userID, courseID, course, validUntil } = of
  const titled = (locale: Locale) =>
    fill(words.remind[locale], { course, day: formatDay(validUntil, { length: 'long', locale }) })
  return {
    ...{ kind: 'training_ending', to: userID, subject: enrollID, occurrence, course: courseID },
    about: { collection: 'enroll', row: enrollID },
    title: { th: titled('th'), en: titled('en') },
    text: words.remindText,
    href: href('/user/training'),
  }
}
