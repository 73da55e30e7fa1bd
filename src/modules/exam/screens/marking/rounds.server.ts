import { href } from 'react-router'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { roundTypeChoices } from '../../rules/choices.ts'
import { markingRoundWords as words } from '../../marking/words.ts'

const maxRounds = 50

/** The rounds of a lecturer's courses with answers to mark. */
export const loader = loads(async (ctx) => {
  const { locale } = ctx
  const rounds = await roundsToMark(ctx)
  return {
    title: pageTitle(ctx, words.heading[locale]),
    words: inLocale(words, locale),
    teaching: href('/lesson/teaching'),
    rounds: rounds.map((one) => ({
      id: one._id,
      name: `${one.exam} · ${one.course}`,
      text: fill(words.round[locale], {
        type: roundTypeChoices.find(({ value }) => value === one.type)?.label[locale] ?? '',
        round: one.round,
        n: one.waiting,
      }),
      href: href('/lesson/teaching/exam/:id', { id: one._id }),
    })),
  }
})

const roundsToMark = (ctx: Context) =>
  from(ctx, 'exam_round')
    .innerJoin(rows(ctx, 'exam'), 'exam._id', 'exam_round.examID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'exam_round.courseID')
    .innerJoin(rows(ctx, 'exam_attempt'), 'exam_attempt.roundID', 'exam_round._id')
    .select(['exam_round._id', 'exam_round.type', 'exam_round.round', 'exam.name as exam', 'course.name as course'])
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where(sql<boolean>`course."taughtBy" @> array[${ctx.viewer.id}]`)
    .where('exam_attempt.userID', '<>', ctx.viewer.id)
    .where('exam_attempt.status', '=', 'marking')
    .groupBy(['exam_round._id', 'exam_round.type', 'exam_round.round', 'exam.name', 'course.name'])
    .orderBy('course.name')
    .orderBy('exam.name')
    .orderBy('exam_round._id')
    .limit(maxRounds)
    .execute()
