import { href } from 'react-router'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { type Reminder, remind } from '#platform/background/reminders/remind.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { daysInWords } from '../../rounds/days-in-words.ts'
import { roundNoticeJob } from '../../rounds/round-job.ts'
import { roundNotices } from '../../rounds/words.ts'

/**
 * Tells everyone who is enrolled in a round, or waits for a seat in it, that it was cancelled or moved, on the channels that they chose.
 * Each person is told of a change once, however often it runs.
 */
export default defineJob({
  ...roundNoticeJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      const { round: _id, what, before, change, people: given } = task.payload
      const round = await roundOf(inside, _id)
      const people = round ? (given ?? (await peopleOf(inside, _id))) : []
      const target = round?.mergedInto ? await roundOf(inside, round.mergedInto) : undefined
      await remind(
        inside,
        [...new Set(people)].map((to): Reminder => ({
          ...{
            to,
            subject: _id,
            kind: what === 'cancelled' || what === 'withdrawn' ? 'round_cancelled' : 'round_moved',
          },
          ...{ ...news(round!, { what, before, target }), ...(change && { occurrence: change }) },
        })),
      )
      await task.finish(inside)
    }),
})

const roundOf = (ctx: Context, _id: string) =>
  from(ctx, 'course_round')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'course_round.courseID')
    .select(['course_round.number', 'course_round.startDate', 'course_round.endDate', 'course_round.cancelReason'])
    .select(['course_round.courseID', 'course_round.mergedInto', 'course.name'])
    .where('course_round._id', '=', _id)
    .executeTakeFirst()

type Round = NonNullable<Awaited<ReturnType<typeof roundOf>>>

async function peopleOf(ctx: Context, roundID: string): Promise<Set<string>> {
  const enrolled = await from(ctx, 'enroll')
    .select('enroll.userID')
    .where('enroll.roundID', '=', roundID)
    .where('enroll.standing', '<>', 'withdrawn')
    .execute()
  const waiting = await from(ctx, 'waiting')
    .select('waiting.userID')
    .where('waiting.roundID', '=', roundID)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .execute()
  return new Set([...enrolled, ...waiting].map(({ userID }) => userID))
}

type What = keyof typeof roundNotices

function news(round: Round, of: { what: What; before: Text | null; target: Round | undefined }) {
  const { what, before, target } = of
  const { title, text } = roundNotices[what]
  const values = (locale: 'th' | 'en') => ({
    ...{ course: round.name, n: round.number, days: daysInWords(round, locale) },
    ...{ before: before?.[locale] ?? '', reason: round.cancelReason ?? '' },
    ...{ to: target?.number ?? '', toDays: target ? daysInWords(target, locale) : '' },
  })
  const filled = ({ th, en }: Text): Text => ({ th: fill(th, values('th')), en: fill(en, values('en')) })
  return {
    ...{ title: filled(title), text: filled(text), course: round.courseID },
    about: { collection: 'course', row: round.courseID },
    href: href('/lesson/detail/:id', { id: round.courseID }),
  }
}
