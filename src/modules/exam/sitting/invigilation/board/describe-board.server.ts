import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { attemptStatusChoices, roundTypeChoices } from '../../../rules/choices.ts'
import { watchedRound, type WatchedRound } from '../watched-round.server.ts'
import { type BoardPerson, countLearners, readBoard } from './read-board.server.ts'
import { boardWords, type BoardWords } from './words.ts'

/** The board of a round for who watches it. Throws not-found for anybody else. */
export async function describeBoard(ctx: Context, id: string) {
  const round = await watchedRound(ctx, id)
  const people = await readBoard(ctx, round)
  const words: BoardWords = wordsOf(ctx, { name: 'exam.board', words: boardWords })
  const count = (...statuses: BoardPerson['status'][]) =>
    people.filter(({ status }) => statuses.includes(status)).length
  const [waiting, open, paused] = [count('waiting'), count('open'), count('paused')]
  const over = people.length - waiting - open - paused
  return {
    words,
    name: round.examName,
    about: aboutText(ctx, { round, words }),
    counts: fill(words.counts, { all: await countLearners(ctx, round), waiting, open, paused, over }),
    refreshed: fill(words.refreshed, { time: bangkokTime(ctx.now) }),
    hasRunning: open + paused > 0,
    hasOpen: open > 0,
    hasPaused: paused > 0,
    people: people.map((person) => lineOf(ctx, { person, words })),
  }
}
export type Board = Awaited<ReturnType<typeof describeBoard>>
export type BoardLine = Board['people'][number]

function aboutText({ locale }: Context, { round, words }: { round: WatchedRound; words: BoardWords }): string {
  const type = roundTypeChoices.find(({ value }) => value === round.type)!.label[locale]
  const at = (text: string, instant: string | null) =>
    instant === null ? [] : [fill(text, { time: formatInstant(instant, { length: 'medium', locale }) })]
  return [
    fill(words.roundOf, { type, n: round.round }),
    ...at(words.from, round.opensAt),
    ...at(words.until, round.closesAt),
  ].join(' · ')
}

function lineOf(ctx: Context, { person, words }: { person: BoardPerson; words: BoardWords }) {
  const { attemptID, userID, name, status, seenAt, answered, questions } = person
  const isRunning = status === 'open' || status === 'paused'
  const isOwn = userID === ctx.viewer.id
  const canVoid = attemptID !== null && status !== 'void' && status !== 'released'
  return {
    ...{ id: attemptID ?? userID, name, status, isRunning, isPaused: status === 'paused' },
    /** Names the attempt where the viewer may act on it. */
    attemptID: isOwn || ctx.viewer.actor || !(isRunning || canVoid) ? null : attemptID,
    canVoid,
    state: status === 'waiting' ? words.waiting : statusLabel(ctx, status),
    seen: seenAt === null ? '' : fill(words.seen, { time: bangkokTime(Date.parse(seenAt)) }),
    answered: attemptID === null ? '' : fill(words.answered, { n: answered, most: questions }),
    facts: person.facts.map((fact) => factText(fact, words)),
  }
}

const statusLabel = ({ locale }: Context, status: string) =>
  attemptStatusChoices.find(({ value }) => value === status)!.label[locale]

function factText({ fact, count, at }: BoardPerson['facts'][number], words: BoardWords): string {
  const texts: Record<string, string> = {
    ...{ left: words.left, offline: words.offline, lease: words.lease, late: words.late },
    'fullscreen-ended': words.fullscreen,
  }
  return fill(texts[fact] ?? '', { n: count, time: bangkokTime(Date.parse(at)) })
}
