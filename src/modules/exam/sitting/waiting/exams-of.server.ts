import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Enrolment, isForRound } from '#modules/enroll/public-api.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { chosenRound, publishedRounds, windowState } from '../attempt/find-round.server.ts'
import { attemptsIn, isRunning, type OwnAttempt } from './read-assessment.server.ts'
import { waitingWords, type WaitingWords } from './words.ts'

/** An exam on a page of its course. */
export interface ExamCard {
  id: string
  name: string
  state: string
  /** When it opens or closes; empty if it always is open. */
  text: string
  label: string
  /** Null without a round. */
  href: string | null
  /** Whether it can be opened now, or is to come. */
  isCurrent: boolean
}

/** Returns the exams of a course for its learner, or one of them. None for others, and where the site has no exams. */
export async function examsOf(
  ctx: Context,
  { courseID, enrolment, examID }: { courseID: string; enrolment: Enrolment | null; examID?: string },
): Promise<{ title: string; exams: ExamCard[] }> {
  const words: WaitingWords = wordsOf(ctx, { name: 'exam.waiting', words: waitingWords })
  if (!enrolment || enrolment.bar || !ctx.site.plugins.has('exam')) return { title: words.cardTitle, exams: [] }
  const found = await from(ctx, 'exam')
    .select(['exam._id', 'exam.name'])
    .where('exam.courseID', '=', courseID)
    .where('exam.current', '>', 0)
    .$if(examID !== undefined, (query) => query.where('exam._id', '=', examID!))
    .orderBy('exam.createdAt')
    .limit(50)
    .execute()
  const exams: ExamCard[] = []
  for (const exam of found) exams.push(await cardOf(ctx, { exam, courseID, enrolment, words }))
  return { title: words.cardTitle, exams }
}

interface CardQuery {
  exam: { _id: string; name: string }
  courseID: string
  enrolment: Enrolment
  words: WaitingWords
}

async function cardOf(ctx: Context, { exam: { _id, name }, courseID, enrolment, words }: CardQuery): Promise<ExamCard> {
  const own = (await publishedRounds(ctx, { examID: _id })).filter((one) => isForRound(one, enrolment.roundID))
  for (const { opensAt, closesAt } of own)
    for (const instant of [opensAt, closesAt])
      if (instant !== null && Date.parse(instant) > ctx.now) cacheUntil(ctx, Date.parse(instant))
  const attempts = await attemptsIn(ctx, { courseID, examID: _id })
  const running = attempts.find(isRunning)
  const round = own.find((one) => one._id === running?.roundID) ?? chosenRound(own, ctx.now)
  const card = { id: _id, name }
  if (!round) return { ...card, state: words.cardNone, text: '', label: '', href: null, isCurrent: false }
  const window = windowState(round, ctx.now)
  const [latest] = attempts
  return {
    ...card,
    state: stateOf({ running, latest, window }, words),
    text: whenOf(ctx, { round, window, words }),
    label: labelOf({ running, latest, window }, words),
    href: href('/lesson/assessment/:cid/:eid/:type/:round', {
      ...{ cid: courseID, eid: _id, type: round.type, round: String(round.round) },
    }),
    isCurrent: running !== undefined || window !== 'over',
  }
}

interface CardState {
  running: OwnAttempt | undefined
  latest: OwnAttempt | undefined
  window: 'early' | 'open' | 'over'
}

function stateOf({ running, latest, window }: CardState, words: WaitingWords): string {
  if (running) return words.cardRunning
  if (latest?.status === 'released') return words.released
  if (latest?.status === 'void') return words.void
  if (latest) return words.submitted
  return { early: words.early, open: words.cardOpen, over: words.over }[window]
}

function labelOf({ running, latest, window }: CardState, words: WaitingWords): string {
  if (running) return words.cardGoOn
  return window === 'over' || latest ? words.cardSee : words.cardEnter
}

type WhenQuery = {
  round: { opensAt: string | null; closesAt: string | null }
  window: CardState['window']
  words: WaitingWords
}

function whenOf({ locale }: Context, { round: { opensAt, closesAt }, window, words }: WhenQuery): string {
  const when = (instant: string) => formatInstant(instant, { length: 'medium', locale })
  if (window === 'early' && opensAt !== null) return fill(words.opens, { from: when(opensAt) })
  return window === 'open' && closesAt !== null ? fill(words.closes, { until: when(closesAt) }) : ''
}
