import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type Completion, due, type Entry, standing } from './rules/ledger.ts'
import { presenceOf } from './presence.server.ts'
import { type Achieved, type Rule, termsOn } from './rules/terms.ts'

interface Facts {
  _id: string
  courseID: string
  attempt: number
  name: string
  taught: { _id: string; hours: number; category: readonly string[]; type: string }
  achieved: Achieved
  isComplete: boolean
  /** The day of the last lesson, if the lessons completed the course. */
  finishedOn: string | null
  withdrawn: boolean
  progressFrom: string | null
}

interface CountHoursDraft extends Entry {
  course: string
  courseID: string | null
  createdAt: string
}

export interface Counting {
  userID: string
  enrollIDs: readonly string[]
  /** Staff undid a manual completion. */
  isTakenBack?: boolean
  /** Recalculates existing completions by the current rules and records the reason. */
  recount?: { reason: string }
}

/**
 * Updates a learner's ledger after changes to some enrolments, in one transaction. A second run writes nothing.
 * Existing completions keep the terms of their time, unless `recount` is set. Returns the number of entries written.
 */
export const countHours = (ctx: Context, counting: Counting): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const { userID, recount } = counting
    await from(inside, 'user').select('user._id').where('user._id', '=', userID).forNoKeyUpdate().execute()
    const entries = await entriesOf(inside, userID)
    const rules = (await from(inside, 'hours_rule').selectAll().execute()) as Rule[]
    const facts = await factsOf(inside, counting.enrollIDs, rules)
    const archived = await archivedOf(inside, userID)
    const lines = due(completionsOf(inside, { counting, entries, facts, rules, archived }), entries)
    for (const line of lines)
      await record(inside, 'hours_entry', {
        ...line,
        ...{ userID, ...courseOf(line, { entries, facts }) },
        reason: line.kind === 'corrected' && recount ? recount.reason : null,
      })
    return lines.length
  })

interface Known {
  entries: readonly CountHoursDraft[]
  facts: ReadonlyMap<string, Facts>
  /** The attempts that ended when the next one began. What they earned stays. */
  archived: ReadonlySet<string>
}

const attemptKey = ({ enrollID, attempt }: Pick<Completion, 'enrollID' | 'attempt'>) => `${enrollID} ${attempt}`

/** The completions that should be in the ledger: the earlier ones without the revoked ones, and the new ones. */
function completionsOf(ctx: Context, of: Known & { counting: Counting; rules: readonly Rule[] }): Completion[] {
  const { counting, entries, facts, rules } = of
  const stood = standing(entries).filter((one) => !isGone(one, of))
  const kept = stood.map((one) => {
    const fact = facts.get(one.enrollID)
    // What an earlier attempt earned stays: its result and presence are not those of this one.
    return counting.recount && fact?.attempt === one.attempt ? { ...one, ...termsOn(one.earnedOn, fact, rules) } : one
  })
  const known = new Set(kept.map(attemptKey))
  const fresh = counting.enrollIDs.flatMap((enrollID) => {
    const fact = facts.get(enrollID)
    if (!fact?.isComplete || fact.withdrawn || known.has(attemptKey({ enrollID, attempt: fact.attempt }))) return []
    const earnedOn = dayOf(ctx, fact, entries)
    return [{ enrollID, attempt: fact.attempt, earnedOn, ...termsOn(earnedOn, fact, rules) }]
  })
  return [...kept, ...fresh]
}

/** Revoked: the enrolment is removed or withdrawn, its progress restarted, or a manual completion was undone. */
function isGone(one: Completion, { counting, entries, facts, archived }: Known & { counting: Counting }): boolean {
  const { enrollID } = one
  if (!counting.enrollIDs.includes(enrollID) || archived.has(attemptKey(one))) return false
  const fact = facts.get(enrollID)
  if (!fact || fact.withdrawn) return true
  if (fact.isComplete) return false
  const writtenAt = entries.findLast((entry) => attemptKey(entry) === attemptKey(one))!.createdAt
  return counting.isTakenBack === true || (fact.progressFrom !== null && writtenAt <= fact.progressFrom)
}

/** The day of the last lesson. For a manual completion, the day on which it was first recorded, or today. */
function dayOf(ctx: Context, fact: Facts, entries: readonly CountHoursDraft[]): string {
  if (fact.finishedOn) return bangkokDay(Date.parse(fact.finishedOn))
  const before = entries.findLast(({ enrollID, attempt }) => enrollID === fact._id && attempt === fact.attempt)
  const isOfThisProgress = before && (fact.progressFrom === null || before.createdAt > fact.progressFrom)
  return isOfThisProgress ? before.earnedOn : bangkokDay(ctx.now)
}

function courseOf({ enrollID, attempt }: Completion, { entries, facts }: Pick<Known, 'entries' | 'facts'>) {
  const fact = facts.get(enrollID)
  if (fact?.attempt === attempt) return { courseID: fact.courseID, course: fact.name }
  const { courseID, course } = entries.findLast((one) => one.enrollID === enrollID && one.attempt === attempt)!
  return { courseID, course }
}

async function archivedOf(ctx: Context, userID: string): Promise<Set<string>> {
  const found = await from(ctx, 'enrolment_attempt')
    .select(['enrolment_attempt.enrollID', 'enrolment_attempt.number as attempt'])
    .where('enrolment_attempt.userID', '=', userID)
    .execute()
  return new Set(found.map(attemptKey))
}

async function entriesOf(ctx: Context, userID: string): Promise<CountHoursDraft[]> {
  const found = await from(ctx, 'hours_entry')
    .select(['_id', 'enrollID', 'courseID', 'course', 'hours', 'earnedOn', 'kind', 'rule', 'counted', 'yearCap'])
    .select(['createdAt', 'attempt'])
    .where('userID', '=', userID)
    .where('enrollID', 'is not', null)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute()
  return found.map((one) => ({ ...one, enrollID: one.enrollID! }))
}

async function factsOf(ctx: Context, ids: readonly string[], rules: readonly Rule[]): Promise<Map<string, Facts>> {
  if (ids.length === 0) return new Map()
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .leftJoin(rows(ctx, 'lesson_completion'), 'lesson_completion.enrollID', 'enroll._id')
    .where('enroll._id', 'in', ids)
    .groupBy(['enroll._id', 'enroll.courseID', 'enroll.analytics', 'enroll.standing', 'enroll.progressFrom'])
    .groupBy(['enroll.attempt', 'enroll.testResult', 'enroll.roundID', 'enroll.createdAt'])
    .groupBy(['course.name', 'course.hours', 'course.category', 'course.type'])
    .select(['enroll._id', 'enroll.courseID', 'enroll.analytics', 'enroll.standing', 'enroll.progressFrom'])
    .select(['enroll.attempt', 'enroll.testResult', 'enroll.roundID', 'enroll.createdAt'])
    .select(['course.name', 'course.hours', 'course.category', 'course.type'])
    .select([
      sql<number>`count(lesson_completion._id)`.as('done'),
      sql<string | null>`max(lesson_completion."createdAt")`.as('lastAt'),
    ])
    .execute()
  const presence = rules.some(({ minPresence }) => minPresence !== null) ? await presenceOf(ctx, found) : new Map()
  return new Map(
    found.map((one) => {
      const { _id, courseID, attempt, name, hours, category, type, analytics, standing: state, progressFrom } = one
      const isByLessons = analytics !== null && analytics.total > 0 && Number(one.done) >= analytics.total
      const fact: Facts = {
        ...{
          _id,
          courseID,
          attempt,
          name,
          taught: { _id: courseID, hours, category: [category].flat(), type },
          progressFrom,
        },
        achieved: { testResult: one.testResult, presence: presence.get(_id) ?? null },
        isComplete: analytics?.status === 'complete',
        finishedOn: isByLessons ? one.lastAt : null,
        withdrawn: state === 'withdrawn',
      }
      return [_id, fact]
    }),
  )
}
