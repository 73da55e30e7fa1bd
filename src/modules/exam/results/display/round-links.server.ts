import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RelatedList } from '#ui/office/description.ts'
import { typeName } from './result-cells.ts'
import { resultScreenWords as words } from '../words.ts'

/** The rounds of an exam, each with a link to its results. */
export async function roundLinks(ctx: Context, examID: string): Promise<RelatedList> {
  const { locale } = ctx
  const rounds = await from(ctx, 'exam_round')
    .select(['exam_round._id', 'exam_round.type', 'exam_round.round', 'exam_round.closesAt', 'exam_round.resultsAt'])
    .where('exam_round.examID', '=', examID)
    .orderBy('exam_round.closesAt', 'desc')
    .orderBy('exam_round._id')
    .limit(100)
    .execute()
  const moment = (at: string | null) => ({ text: at ? formatInstant(at, { length: 'medium', locale }) : '' })
  return {
    columns: [
      { name: 'type', label: words.type[locale], kind: 'text' },
      { name: 'round', label: words.round[locale], kind: 'number' },
      { name: 'closes', label: words.closes[locale], kind: 'instant' },
      { name: 'results', label: words.resultsAt[locale], kind: 'instant' },
    ],
    rows: rounds.map((one) => ({
      ...{ id: one._id, href: href('/lesson/exam/results/:id', { id: one._id }), actions: [] },
      cells: {
        ...{ type: { text: typeName(one.type, locale) }, round: { text: String(one.round) } },
        ...{ closes: moment(one.closesAt), results: moment(one.resultsAt) },
      },
    })),
    empty: { title: words.noRounds[locale] },
    words: listWords(locale),
  }
}
