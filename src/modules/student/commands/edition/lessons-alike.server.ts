import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { matchLessons } from '../../rules/match-lessons.ts'
import { readEditions } from './read-editions.server.ts'

/**
 * The matching lessons of two courses. Between editions they match by origin, in either direction. Between other
 * courses they match by name. Throws not-found for a course of another site.
 */
export const lessonsAlike = async (ctx: Context, of: Record<'from' | 'into', string>) => {
  const likeIn = async (edition: string, older: string) =>
    (await readEditions(ctx, edition)).older.find(({ _id }) => _id === older)?.like
  const forth = await likeIn(of.into, of.from)
  if (forth) return forth
  const back = await likeIn(of.from, of.into)
  if (back) return new Map([...back].map(([older, newer]) => [newer, older]))
  return matchLessons(await publishedIn(ctx, of.from), await publishedIn(ctx, of.into))
}

const publishedIn = (ctx: Context, courseID: string) =>
  from(ctx, 'lesson')
    .select(['_id', 'name'])
    .where('courseID', '=', courseID)
    .where('status', '=', true)
    .orderBy('order')
    .orderBy('_id')
    .execute()
