import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { mergeProblem } from '../rules/rounds.ts'
import { countTaken, seatingOf } from '../waitlist/seats.server.ts'
import { daysInWords } from './days-in-words.ts'
import { mergeWords as words } from './merge-words.ts'
import { roundWords } from './words.ts'

const most = 50

/** What would happen if a round were merged into each of the other rounds of its course. Nothing changes. Throws not-found for no such round. */
export const describeMerge = async (ctx: Context, roundID: string) => {
  const { locale } = ctx
  const round = await rounds(ctx).where('course_round._id', '=', roundID).executeTakeFirst()
  if (!round) throw notFound()
  const { courseID } = round
  const moving = await countTaken(ctx, { courseID, roundID })
  const counted = await seatingOf(ctx, { courseID, roundID })
  const waiting = (counted?.queued ?? 0) + (counted?.offered ?? 0)
  const others = await rounds(ctx)
    .where('course_round.courseID', '=', courseID)
    .where('course_round._id', '<>', roundID)
    .where('course_round.status', '=', 'open')
    .orderBy('course_round.startDate', 'desc')
    .orderBy('course_round._id')
    .limit(most)
    .execute()
  const targets = []
  for (const target of others) {
    const taken = await seatingOf(ctx, { courseID, roundID: target._id })
    const left = target.seats === null ? null : target.seats - (taken?.taken ?? 0) - (taken?.offered ?? 0)
    const problem = mergeProblem({ target, moving, left, today: bangkokDay(ctx.now) })
    if (problem === 'ended') continue
    const values = { n: target.number, left: Math.max(0, left ?? 0), moving }
    targets.push({
      _id: target._id,
      name: fill(words.round[locale], { n: target.number, days: daysInWords(target, locale) }),
      lines: linesOf(ctx, { round, target, left }),
      problem: problem && fill(roundWords.mergeProblems[problem][locale], values),
    })
  }
  const name = fill(words.round[locale], { n: round.number, days: daysInWords(round, locale) })
  return {
    ...{ name: `${round.course} · ${name}`, targets: targets.toReversed(), isCancelled: round.status === 'cancelled' },
    counts: fill(words.counts[locale], { moving, waiting }),
  }
}

const rounds = (ctx: Context) =>
  from(ctx, 'course_round')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'course_round.courseID')
    .select(['course_round._id', 'course_round.courseID', 'course_round.number', 'course_round.status'])
    .select(['course_round.startDate', 'course_round.endDate', 'course_round.seats', 'course_round.place'])
    .select(['course_round.startRegistDate', 'course_round.endRegistDate', 'course_round.price as ownPrice'])
    .select(['course.price', 'course.sale_price', 'course.name as course'])

type Round = NonNullable<Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirst']>>>

const paysIn = ({ ownPrice, price, sale_price }: Round) =>
  ownPrice === null ? priceOf({ price, sale_price }).pays : ownPrice

/** The free seats of a target, and what is different there. */
function linesOf({ locale }: Context, { round, target, left }: { round: Round; target: Round; left: number | null }) {
  const baht = (one: Round) => formatBaht(paysIn(one), { style: 'word', locale })
  return [
    left === null ? words.unlimited[locale] : fill(words.left[locale], { left: Math.max(0, left) }),
    ...(paysIn(round) === paysIn(target)
      ? []
      : [fill(words.price[locale], { before: baht(round), after: baht(target) })]),
    ...(round.place === target.place || !target.place ? [] : [fill(words.place[locale], { place: target.place })]),
  ]
}
