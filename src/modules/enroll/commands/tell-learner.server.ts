import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { trainingWords } from './training/words.ts'
import { daysInWords } from '../rounds/days-in-words.ts'
import { tellWords as words } from '../words.ts'

/**
 * Notifies the learner of what staff changed in their access, with a link to the course. The reason stays with staff.
 */
export const tellLearner = async (ctx: Context, { before, row }: ChangedRow & { before: Record<string, unknown> }) => {
  const round = before['roundID'] === row['roundID'] ? undefined : await roundOf(ctx, row['roundID'])
  const title = titleOf({ before, row, isRound: round !== undefined })
  if (title === null) return
  const courseID = String(row['courseID'])
  const course = await from(ctx, 'course').select('course.name').where('course._id', '=', courseID).executeTakeFirst()
  if (!course) return
  const endsOn = row['endsOn'] as string | null
  const day = (locale: 'th' | 'en') =>
    title === words.round && round
      ? daysInWords(round, locale)
      : endsOn
        ? formatDay(endsOn, { length: 'long', locale })
        : ''
  const said = (locale: 'th' | 'en') =>
    fill(title[locale], { course: course.name, day: day(locale), n: round?.number ?? '' })
  await remind(ctx, [
    {
      ...{ kind: 'enrolment', to: String(row['userID']), subject: row._id, course: courseID },
      about: { collection: 'enroll', row: row._id },
      title: { th: said('th'), en: said('en') },
      href: href('/lesson/detail/:id', { id: courseID }),
    },
  ])
}

const roundOf = (ctx: Context, roundID: unknown) =>
  from(ctx, 'course_round')
    .select(['course_round.number', 'course_round.startDate', 'course_round.endDate'])
    .where('course_round._id', '=', String(roundID))
    .executeTakeFirst()

function titleOf(of: { before: Record<string, unknown>; row: ChangedRow['row']; isRound: boolean }): Text | null {
  const { before, row, isRound } = of
  const hasChanged = (field: string) => before[field] !== row[field]
  if (hasChanged('standing')) {
    if (row['standing'] === 'withdrawn') return words.withdrawn
    return row['standing'] !== 'active' ? null : before['standing'] === 'waiting' ? words.approved : words.readmitted
  }
  if (hasChanged('attemptFrom') && row['attemptFrom'] !== null) return trainingWords.begun
  if (isRound && row['standing'] !== 'withdrawn') return words.round
  if (hasChanged('progressFrom') && row['progressFrom'] !== null) return words.reset
  if (hasChanged('passed') && row['passed'] === true) return words.passed
  if (hasChanged('endsOn')) return row['endsOn'] === null ? words.endless : words.extended
  return null
}
