import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type Review, reviewOf } from '../../results/review-of.server.ts'
import { roundTypeChoices } from '../../rules/choices.ts'
import { submissionReceipt } from '../submit-attempt.server.ts'
import { type Assessment, isRunning, type OwnAttempt } from './read-assessment.server.ts'
import type { WaitingWords } from './words.ts'

type Of = { assessment: Assessment; words: WaitingWords }

/** The chosen attempt, or the newest that ended, and the list of all. Null before the first. */
export async function describeResult(ctx: Context, of: Of & { chosen: string | null; path: string }) {
  const { assessment, words, chosen, path } = of
  const { attempts } = assessment
  if (chosen !== null && !attempts.some(({ _id }) => _id === chosen)) throw notFound()
  const selected = attempts.find((one) => !isRunning(one) && (chosen === null || one._id === chosen))
  if (attempts.length === 0) return null
  return {
    result: selected ? await resultOf(ctx, { assessment, words, attempt: selected }) : null,
    list: attempts.map((one) => ({
      ...{ id: one._id, name: nameOf(ctx, { attempt: one, words }), text: timesText(ctx, { attempt: one, words }) },
      href: isRunning(one) || one._id === selected?._id ? null : `${path}?attempt=${one._id}`,
    })),
  }
}
export type AttemptResult = NonNullable<NonNullable<Awaited<ReturnType<typeof describeResult>>>['result']>

async function resultOf(ctx: Context, { assessment, words, attempt }: Of & { attempt: OwnAttempt }) {
  const review = await reviewOf(ctx, attempt._id)
  const { resultsAt } = assessment.round
  const isDue = attempt.status !== 'released' && attempt.status !== 'void' && attempt.roundID === assessment.round._id
  return {
    title: fill(words.result, { n: attempt.attempt }),
    state: stateText(attempt, words),
    results: isDue && resultsAt !== null ? fill(words.resultsOn, { time: when(ctx, resultsAt) }) : null,
    score: scoreText(review, words),
    hasNoScore: attempt.status === 'released' && review.score === null,
    receipt: await submissionReceipt(ctx, attempt),
    fileName: `receipt-${attempt._id}.txt`,
    sections: review.sections,
  }
}

function stateText({ status }: OwnAttempt, words: WaitingWords): string {
  if (status === 'void') return words.void
  if (status === 'released') return words.released
  return status === 'expired' ? words.expired : words.submitted
}

function scoreText({ score }: Review, words: WaitingWords) {
  if (score === null) return null
  const { points, most, percent, passed } = score
  return {
    text: fill(words.score, { points: numberText(points), most: numberText(most), percent: numberText(percent) }),
    passed,
    verdict: passed ? words.passed : words.failed,
  }
}

/** Cut and not rounded: a score below the pass mark never reads as the pass mark. */
const numberText = (value: number) => String(Math.floor(value * 100 + 1e-6) / 100)

const when = ({ locale }: Context, instant: string) => formatInstant(instant, { length: 'medium', locale })

function nameOf({ locale }: Context, { attempt, words }: { attempt: OwnAttempt; words: WaitingWords }): string {
  const type = roundTypeChoices.find(({ value }) => value === attempt.type)!.label[locale]
  return `${fill(words.roundOf, { type, n: attempt.round })} · ${fill(words.attempt, { n: attempt.attempt })}`
}

function timesText(ctx: Context, { attempt, words }: { attempt: OwnAttempt; words: WaitingWords }): string {
  const { startedAt, submittedAt } = attempt
  return [
    ...(startedAt === null ? [] : [fill(words.startedAt, { time: when(ctx, startedAt) })]),
    ...(submittedAt === null ? [] : [fill(words.submittedAt, { time: when(ctx, submittedAt) })]),
    isRunning(attempt) ? words.open : stateText(attempt, words),
  ].join(' · ')
}
