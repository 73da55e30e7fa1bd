import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { daysInWords } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { planPath } from './plan-path.ts'
import { planWords as words } from './words.ts'

const most = 100

/** The rounds that have not ended, to choose one whose sessions are planned. */
export const describeRoundsToPlan = async (ctx: Context): Promise<RecordDescription> => {
  const { locale } = ctx
  const found = await roundsToCome(ctx)
  return {
    crumbs: [{ href: href('/lesson/round/dashboard'), label: words.rounds[locale] }],
    heading: words.heading[locale],
    facts: [],
    actions: [],
    sections: [],
    related: [
      {
        title: words.chooseRound[locale],
        count: found.length.toLocaleString('th-TH'),
        list: {
          columns: [
            { name: 'round', label: words.rounds[locale], kind: 'text' },
            { name: 'days', label: words.day[locale], kind: 'text' },
          ],
          rows: found.map((one) => ({
            ...{ id: one._id, href: planPath(one._id), actions: [] },
            cells: {
              round: { text: fill(words.ofRound[locale], { course: one.course, n: one.number }) },
              days: { text: daysInWords(one, locale) },
            },
          })),
          empty: { title: words.noRounds[locale] },
          words: listWords(locale),
        },
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

function roundsToCome(ctx: Context) {
  const today = bangkokDay(ctx.now)
  return from(ctx, 'course_round')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'course_round.courseID')
    .select(['course_round._id', 'course_round.number', 'course_round.startDate', 'course_round.endDate'])
    .select('course.name as course')
    .where('course_round.status', '<>', 'cancelled')
    .where((is) => is.or([is('course_round.endDate', '>=', today), is('course_round.startDate', '>=', today)]))
    .orderBy('course_round.startDate')
    .orderBy('course_round._id')
    .limit(most)
    .execute()
}
