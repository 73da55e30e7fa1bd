import { sql } from 'kysely'
import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { privateRows } from '#platform/data/private-table/access.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { roundTypeChoices } from '../../rules/choices.ts'
import { examName } from './board/hidden-columns.ts'
import { boardWords } from './board/words.ts'

/** A round that a person watches, with the address of its board. */
export interface WatchedExam {
  id: string
  name: string
  text: string
  href: string
}

const dayMs = 86_400_000
const most = 10

/** Returns the rounds that the viewer watches or whose course they teach, until a day after they close. */
export async function watchedExams(ctx: Context): Promise<{ title: string; exams: WatchedExam[] }> {
  const { locale, viewer } = ctx
  const words = wordsOf(ctx, { name: 'exam.board', words: boardWords })
  if (!ctx.site.plugins.has('exam')) return { title: words.heading, exams: [] }
  const yesterday = new Date(ctx.now - dayMs).toISOString()
  const found = await from(ctx, 'exam_round')
    .innerJoin(privateRows(ctx, examName), 'exam._id', 'exam_round.examID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'exam_round.courseID')
    .select(['exam_round._id', 'exam_round.type', 'exam_round.round', 'exam_round.opensAt', 'exam.name as exam'])
    .select('course.name as course')
    .where((is) =>
      is.or([
        sql<boolean>`exam_round."watchedBy" @> array[${viewer.id}]`,
        sql<boolean>`course."taughtBy" @> array[${viewer.id}]`,
      ]),
    )
    .where('exam_round.status', '=', true)
    .where('exam.removedAt', 'is', null)
    .where((is) => is.or([is('exam_round.closesAt', 'is', null), is('exam_round.closesAt', '>', yesterday)]))
    .orderBy('exam_round.opensAt')
    .orderBy('exam_round._id')
    .limit(most)
    .execute()
  const typeOf = (type: string) => roundTypeChoices.find(({ value }) => value === type)!.label[locale]
  return {
    title: words.heading,
    exams: found.map(({ _id, type, round, opensAt, exam, course }) => ({
      ...{ id: _id, name: `${exam} · ${course}`, href: href('/lesson/exam/board/:id', { id: _id }) },
      text: [
        fill(words.roundOf, { type: typeOf(type), n: round }),
        ...(opensAt === null ? [] : [fill(words.from, { time: formatInstant(opensAt, { length: 'medium', locale }) })]),
      ].join(' · '),
    })),
  }
}
