import { href } from 'react-router'
import { formatHours, formatInstant } from '#domain/thai-calendar/format.ts'
import { blockedWords } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { logInAt } from '#platform/site/log-in-at.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { roundTypeChoices } from '../../rules/choices.ts'
import type { RoundAddress } from '../attempt/find-round.server.ts'
import { notePresence } from '../invigilation/presence/note-presence.server.ts'
import { playerWords } from '../player/words.ts'
import { readSitting } from '../read-sitting.server.ts'
import { describeResult } from './describe-result.server.ts'
import { type Assessment, readAssessment } from './read-assessment.server.ts'
import { waitingWords, type WaitingWords } from './words.ts'

/** The page of an assessment: the open paper, or the waiting room with the attempts so far. */
export async function describeAssessment(
  ctx: Context,
  { address, chosen }: { address: RoundAddress; chosen: string | null },
) {
  const assessment = await readAssessment(ctx, address)
  const { round, running, entry } = assessment
  const words: WaitingWords = wordsOf(ctx, { name: 'exam.waiting', words: waitingWords })
  if (entry !== 'blocked') await notePresence(ctx, round._id)
  const sitting = running && entry === 'sitting' && !ctx.viewer.actor ? await readSitting(ctx, running._id) : null
  const own = href('/lesson/assessment/:cid/:eid/:type/:round', {
    ...{ cid: round.courseID, eid: round.examID, type: round.type, round: String(round.round) },
  })
  return {
    words,
    player: wordsOf(ctx, { name: 'exam.player', words: playerWords }) as Record<keyof typeof playerWords, string>,
    locale: ctx.locale,
    name: round.examName,
    links: {
      course: href('/lesson/detail/:id', { id: round.courseID }),
      logIn: logInAt(ctx.site, own),
      result: own,
    },
    sitting,
    room: sitting ? null : roomOf(ctx, { assessment, words }),
    attempts: sitting ? null : await describeResult(ctx, { assessment, words, chosen, path: own }),
  }
}
export type AssessmentPage = Awaited<ReturnType<typeof describeAssessment>>
export type Room = NonNullable<AssessmentPage['room']>

type Of = { assessment: Assessment; words: WaitingWords }

/** What the learner reads before the start. It is light: many load it at the same moment. */
function roomOf(ctx: Context, { assessment, words }: Of) {
  const { round, entry, limits, hasCode } = assessment
  const { courseID, examID, type, round: number, opensAt } = round
  const typeLabel = roundTypeChoices.find(({ value }) => value === type)!.label[ctx.locale]
  return {
    about: fill(words.roundOf, { type: typeLabel, n: number }),
    entry,
    message: messageOf(ctx, { assessment, words }),
    rules: rulesOf(ctx, { assessment, words }),
    hasCode,
    serverNow: nowOf(ctx),
    opensAt: entry === 'early' ? opensAt : null,
    /** For the time that is left after a late start. */
    limits,
    request: { courseID, examID, type, round: number },
  }
}

const when = ({ locale }: Context, instant: string) => formatInstant(instant, { length: 'medium', locale })

/** Why the learner cannot start now; null if they can. */
function messageOf(ctx: Context, { assessment, words }: Of): string | null {
  const { entry, round, nextOpensAt } = assessment
  const { bar } = round.enrolment
  const texts = {
    blocked: bar === null ? '' : blockedWords[bar][ctx.locale],
    ...{
      sitting: words.sitting,
      looking: words.looking,
      over: words.over,
      'used-up': words.usedUp,
      early: words.early,
    },
    wait: nextOpensAt === null ? '' : fill(words.wait, { time: when(ctx, nextOpensAt) }),
  }
  return entry === 'ready' ? null : texts[entry]
}

function rulesOf(ctx: Context, { assessment, words }: Of): string[] {
  const { settings, limits, left, round } = assessment
  const { attempts, waitBetween, passPercent, hasPenalty, navigation } = settings
  const hours = limits.minutes === null ? null : formatHours(limits.minutes / 60, ctx.locale)
  return [
    ...windowText(ctx, { assessment, words }),
    hours === null ? words.noDuration : fill(words.duration, { time: hours }),
    attempts === null ? words.anyAttempts : fill(words.attempts, { most: attempts, left: left ?? 0 }),
    ...(waitBetween > 0 && attempts !== 1 ? [fill(words.waitBetween, { n: waitBetween })] : []),
    ...(round.kind === 'exam' && passPercent > 0 ? [fill(words.pass, { n: passPercent })] : []),
    hasPenalty ? words.penalty : words.noPenalty,
    navigation === 'forward' ? words.forward : words.free,
    fill(words.offline, { n: round.graceMinutes }),
    ...(limits.minutes === null && limits.closesAt === null ? [] : [words.submitsItself]),
    words.noted,
  ]
}

function windowText(ctx: Context, { assessment: { round }, words }: Of): string[] {
  const { opensAt, closesAt } = round
  if (opensAt !== null && closesAt !== null)
    return [fill(words.window, { from: when(ctx, opensAt), until: when(ctx, closesAt) })]
  if (opensAt !== null) return [fill(words.opens, { from: when(ctx, opensAt) })]
  return closesAt === null ? [] : [fill(words.closes, { until: when(ctx, closesAt) })]
}
