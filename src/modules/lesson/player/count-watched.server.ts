import { type Intervals, measure } from '#domain/learning/watch/intervals.ts'
import { counted, percentOf } from '#domain/learning/watch/watched.ts'
import type { Enrolment } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { enoughPercent } from '../lesson-access/rules/completion.ts'
import { greatestSpeed, leastLength } from '../rules/film-length.ts'
import { type Film, lengthToldByOthers } from './length-told.server.ts'
import { openedAt } from './opened.server.ts'

/** A report of a player, in milliseconds of the video. */
interface Beat {
  lessonID: string
  seen: Intervals
  position: number
  duration: number
  /** The mark of the page that sends it. */
  opened?: string | undefined
}

/** How far a lesson is watched, as the player is told. */
interface CountWatchedMessage {
  seen: Intervals
  /** Seconds. */
  seconds: number
  percent: number
  position: number
}

/**
 * Counts what a player reports, within the limit of the server's clock. A repeated report changes nothing. A report of
 * the video's end cannot claim a shorter length than staff entered. If they entered none, the length that other players
 * reported applies.
 */
export const countWatched = async (
  ctx: Context,
  of: { enrolment: Enrolment; beat: Beat; lesson: Film },
): Promise<CountWatchedMessage> => {
  const { enrolment, beat, lesson } = of
  const place = { enrollID: enrolment._id, lessonID: beat.lessonID }
  const _id = await rowOf(ctx, { ...place, since: enrolment.since })
  return inTransaction(ctx, async (inside) => {
    const { kept: before, position, createdAt } = await held(inside, _id)
    const claimed = Math.max(before.duration, beat.duration, leastLength(lesson))
    const last = before.counted.at(-1)?.[1] ?? Date.parse(createdAt)
    const opened = Math.max(openedAt(ctx, { ...place, mark: beat.opened }) ?? last, Date.parse(enrolment.since))
    const claim = { seen: beat.seen, openedAt: opened, now: ctx.now, speed: greatestSpeed(lesson.kind) }
    const after = counted(before, { ...claim, duration: claimed })
    const isOver = percentOf(after.seen, claimed) >= enoughPercent
    const duration = isOver ? Math.max(claimed, await lengthToldByOthers(inside, { ...place, lesson })) : claimed
    const kept = { version: 1 as const, seen: pairs(after.seen), counted: pairs(after.counted), duration }
    const at = Math.floor(Math.min(beat.position, duration) / 1000)
    const change = {
      ...{ kept, position: at, duration: Math.round(duration / 1000) },
      ...{ seconds: Math.floor(measure(after.seen) / 1000), percent: percentOf(after.seen, duration) },
    }
    if (after !== before || at !== position || duration !== before.duration)
      await compute(inside, 'lesson_watch', { _id, change })
    return { seen: after.seen, seconds: change.seconds, percent: change.percent, position: at }
  })
}

const pairs = (intervals: Intervals): [number, number][] => intervals.map(([begin, end]) => [begin, end])

/** Locks the row, so that of two concurrent reports the second sees the first one's count. */
const held = (ctx: Context, _id: string) =>
  from(ctx, 'lesson_watch')
    .select(['lesson_watch.kept', 'lesson_watch.position', 'lesson_watch.createdAt'])
    .where('lesson_watch._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

interface Place {
  enrollID: string
  lessonID: string
  since: string
}

/** The watch row of a lesson and an enrolment. It is created on first use, by only one of concurrent requests. */
async function rowOf(ctx: Context, place: Place): Promise<string> {
  const there = await found(ctx, place)
  if (there) return there
  try {
    return (await record(ctx, 'lesson_watch', place))._id
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues.some(({ code }) => code === 'duplicate')) throw error
    return (await found(ctx, place))!
  }
}

async function found(ctx: Context, { enrollID, lessonID, since }: Place) {
  const row = await from(ctx, 'lesson_watch')
    .select('lesson_watch._id')
    .where('lesson_watch.enrollID', '=', enrollID)
    .where('lesson_watch.lessonID', '=', lessonID)
    .where('lesson_watch.since', '=', since)
    .executeTakeFirst()
  return row?._id
}
