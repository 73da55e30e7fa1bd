import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { takesPayments } from '#modules/order/public-api.ts'
import { checksOf, stopping } from '../rules/checks.ts'
import { checkSentences, checkWords } from '../words.ts'
import { editedLessons } from './lessons.server.ts'

/** Throws with a message if visitors could not use the course. Returns whether there are no warnings. */
export const assertPublishable = async (ctx: Context, courseID: string): Promise<boolean> => {
  const course = await from(ctx, 'course').selectAll().where('_id', '=', courseID).executeTakeFirst()
  if (!course) throw notFound()
  const [lessons, isPaid] = await Promise.all([editedLessons(ctx, courseID), takesPayments(ctx)])
  const checks = checksOf(course, { lessons, site: { takesPayments: isPaid } })
  const stops = stopping(checks)
  if (stops.length === 0) return checks.every(({ state }) => state === 'good')
  const why = (locale: 'th' | 'en') => stops.map(({ name }) => checkSentences[name].bad[locale]).join(' · ')
  throw invalid({
    ...{ field: 'status', code: 'unready' },
    ...{ th: fill(checkWords.stopped.th, { why: why('th') }), en: fill(checkWords.stopped.en, { why: why('en') }) },
  })
}
