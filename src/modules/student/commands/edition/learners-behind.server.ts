import { sql } from 'kysely'
import { type Analytics, analyticsOf } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { contactOf } from '../../rules/contact.ts'
import { carriedOf, type MoveState, moveStateOf } from '../../rules/move-standing.ts'
import type { Editions, OlderEdition } from './read-editions.server.ts'

/** A learner on an older edition, and what a move would change. */
export interface LearnerBehind {
  _id: string
  userID: string
  name: string
  /** Distinguishes the learner from others of the same name. */
  contact: string
  courseID: string
  state: MoveState
  /** Of the learner's current edition. */
  before: number
  after: number
  /** The completed lessons that exist in both editions, and those missing in the new one. */
  kept: number
  gone: number
}

interface Row {
  _id: string
  userID: string
  courseID: string
  name: string
  contact: string
  analytics: Analytics | null
  passed: boolean
  isThere: boolean
}

/** Some of the learners on older editions, with the effect of a move on each. Two queries. */
export const learnersBehind = async (
  ctx: Context,
  editions: Editions,
  of: { most: number; offset: number } | { ids: readonly string[] },
): Promise<LearnerBehind[]> => {
  if (editions.older.length === 0 || ('ids' in of && of.ids.length === 0)) return []
  const found = await behind(ctx, editions, of)
  const finished = await finishedBy(
    ctx,
    found.map(({ _id }) => _id),
  )
  const older = new Map(editions.older.map((one) => [one._id, one]))
  return found.map((row) =>
    changeFor(row, { editions, edition: older.get(row.courseID)!, finished: finished.get(row._id) ?? [] }),
  )
}

function changeFor(
  row: Row,
  of: { editions: Editions; edition: OlderEdition; finished: readonly string[] },
): LearnerBehind {
  const { analytics, passed, isThere, ...learner } = row
  const { counts } = of.editions
  const { done, kept, gone } = carriedOf(of.finished, { like: of.edition.like, counts })
  const before = analytics?.percent ?? 0
  const state = moveStateOf({ percent: before, isComplete: analytics?.status === 'complete', passed, isThere })
  return { ...learner, state, before, after: analyticsOf({ total: counts.size, done, passed }).percent, kept, gone }
}

/** The number of learners on older editions, in total and by state. */
export const countBehind = async (ctx: Context, editions: Editions): Promise<Record<'all' | MoveState, number>> => {
  const counts = { all: 0, moves: 0, complete: 0, there: 0, full: 0 }
  if (editions.older.length === 0) return counts
  const isDone = sql<boolean>`(enroll.passed or coalesce(enroll.analytics #>> '{status}', '') = 'complete')`
  const found = await behindAll(ctx, editions)
    .select([isDone.as('isDone'), isThere(ctx, editions).as('isThere'), sql<number>`count(*)::int`.as('n')])
    .groupBy(['isDone', 'isThere'])
    .execute()
  for (const { isDone: passed, isThere: there, n } of found) {
    counts.all += n
    counts[moveStateOf({ percent: null, isComplete: false, passed, isThere: there })] += n
  }
  return counts
}

/** The enrolments of all learners who can move, in order. */
export const idsToMove = async (ctx: Context, editions: Editions): Promise<string[]> => {
  if (editions.older.length === 0) return []
  const found = await behindAll(ctx, editions)
    .select('enroll._id')
    .where(sql<boolean>`not ${isThere(ctx, editions)}`)
    .where('enroll.passed', '=', false)
    .where(sql<boolean>`coalesce(enroll.analytics #>> '{status}', '') <> 'complete'`)
    .orderBy('enroll.createdAt')
    .orderBy('enroll._id')
    .execute()
  return found.map(({ _id }) => _id)
}

const isThere = (ctx: Context, { course }: Editions) => {
  const there = from(ctx, 'enroll').select('enroll.userID').where('enroll.courseID', '=', course._id)
  return sql<boolean>`(enroll."userID" in (${there}))`
}

/** Withdrawn learners are left out. */
const behindAll = (ctx: Context, { older }: Editions) =>
  from(ctx, 'enroll')
    .where(
      'enroll.courseID',
      'in',
      older.map(({ _id }) => _id),
    )
    .where('enroll.standing', '<>', 'withdrawn')

async function behind(
  ctx: Context,
  editions: Editions,
  of: { most: number; offset: number } | { ids: readonly string[] },
): Promise<Row[]> {
  const found = await behindAll(ctx, editions)
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.analytics', 'enroll.passed'])
    .select(['user.firstname', 'user.lastname', 'user.email', 'user.phone', 'user.username'])
    .select([isThere(ctx, editions).as('isThere')])
    .$if('ids' in of, (query) => query.where('enroll._id', 'in', 'ids' in of ? of.ids : []))
    .$if('most' in of, (query) => query.limit('most' in of ? of.most : 0).offset('most' in of ? of.offset : 0))
    .orderBy('enroll.createdAt')
    .orderBy('enroll._id')
    .execute()
  return found.map(({ firstname, lastname, email, phone, username, ...row }) => ({
    ...{ ...row, name: `${firstname} ${lastname}`.trim(), contact: contactOf({ email, phone, username }) },
  }))
}

async function finishedBy(ctx: Context, enrollIDs: readonly string[]): Promise<Map<string, string[]>> {
  if (enrollIDs.length === 0) return new Map()
  const found = await from(ctx, 'lesson_completion')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_completion.lessonID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'lesson_completion.enrollID')
    .select(['lesson_completion.enrollID', 'lesson_completion.lessonID'])
    .whereRef('lesson.courseID', '=', 'enroll.courseID')
    .where('lesson_completion.enrollID', 'in', enrollIDs)
    .execute()
  const by = new Map<string, string[]>()
  for (const { enrollID, lessonID } of found) by.set(enrollID, [...(by.get(enrollID) ?? []), lessonID])
  return by
}
