import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { type EditionLesson, matchEditions } from '../../rules/match-editions.ts'

interface Lesson extends EditionLesson {
  courseID: string
  status: boolean
}

/** An earlier edition, and how its lessons match those of the newer one. */
export interface OlderEdition {
  _id: string
  name: string
  like: ReadonlyMap<string, string>
  /** Published lessons in both editions, only in the new one, and only in the older one. */
  kept: string[]
  added: string[]
  gone: string[]
}

export interface Editions {
  course: { _id: string; name: string; status: boolean; seats: number | null; currentRound: string | null }
  /** The nearest first. */
  older: OlderEdition[]
  /** The published lessons of the new edition. */
  counts: ReadonlySet<string>
}

/** Maximum earlier editions of a course. */
const mostEditions = 20

/**
 * A course with its earlier editions. Throws not-found for a course of another site. Two queries, and one more per
 * edition.
 */
export const readEditions = async (ctx: Context, courseID: string): Promise<Editions> => {
  const course = /^[0-9a-f]{24}$/.test(courseID) ? await courseOf(ctx, courseID) : undefined
  if (!course) throw notFound()
  const before: NonNullable<Awaited<ReturnType<typeof courseOf>>>[] = []
  const seen = new Set([course._id])
  for (let at = course.editionOf; at !== null && !seen.has(at) && before.length < mostEditions;) {
    seen.add(at)
    const found = await courseOf(ctx, at)
    if (!found) break
    before.push(found)
    at = found.editionOf
  }
  const lessons = before.length === 0 ? [] : await lessonsOf(ctx, [...seen])
  const of = (_id: string) => lessons.filter((one) => one.courseID === _id)
  const newer = of(course._id)
  const older = before.map(({ _id, name }, at): OlderEdition => {
    const between = before.slice(0, at).flatMap((one) => of(one._id))
    return { _id, name, ...compared({ older: of(_id), between, newer }) }
  })
  return { course, older, counts: new Set(newer.filter(({ status }) => status).map(({ _id }) => _id)) }
}

function compared(of: Record<'older' | 'between' | 'newer', readonly Lesson[]>) {
  const like = matchEditions(of)
  const reached = new Set(like.values())
  const names = (lessons: readonly Lesson[], isWanted: (_id: string) => boolean) =>
    lessons.filter(({ _id, status }) => status && isWanted(_id)).map(({ name }) => name)
  return {
    like,
    kept: names(of.newer, (_id) => reached.has(_id)),
    added: names(of.newer, (_id) => !reached.has(_id)),
    gone: names(of.older, (_id) => !like.has(_id)),
  }
}

const courseOf = (ctx: Context, _id: string) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.status', 'course.seats', 'course.editionOf', 'course.currentRound'])
    .where('course._id', '=', _id)
    .executeTakeFirst()

const lessonsOf = (ctx: Context, courseIDs: readonly string[]): Promise<Lesson[]> =>
  from(ctx, 'lesson')
    .select(['lesson._id', 'lesson.name', 'lesson.earlier', 'lesson.courseID', 'lesson.status'])
    .where('lesson.courseID', 'in', courseIDs)
    .orderBy('lesson.order')
    .orderBy('lesson._id')
    .execute()
