import { rows, from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { isLearner } from '../commands/enrol.server.ts'

/**
 * The viewer's position in a course's waiting list, and whether they follow it. Empty for viewers who are not learners.
 */
export const mineOf = async (ctx: Context, courseID: string) => {
  if (!isLearner(ctx)) return { place: null, isFollowing: false }
  const [place, followed] = await Promise.all([placeIn(ctx, courseID), followOf(ctx, courseID)])
  const isIn = place?.status === 'waiting' || place?.status === 'offered'
  return { place: isIn ? place : null, isFollowing: followed !== undefined }
}

/**
 * Adds the viewer to the end of the waiting list. An existing entry keeps its position. Throws invalid if a seat is
 * free.
 */
export const joinWaitlist = async (ctx: Context, courseID: string, roundID?: string) => {
  const own = await placeIn(ctx, courseID)
  if (own?.status === 'waiting' || own?.status === 'offered') return
  await inTransaction(ctx, async (inside) => {
    if (own) await remove(inside, 'waiting', own._id)
    await create(inside, 'waiting', { courseID, ...(roundID && { roundID }) })
  }).catch(unlessThere)
}

/** Removes the viewer from the waiting list. A seat reserved for them goes to the next one. */
export const leaveWaitlist = async (ctx: Context, courseID: string) => {
  const own = await placeIn(ctx, courseID)
  if (own) await remove(ctx, 'waiting', own._id)
}

/** Subscribes the viewer to notices about a course. */
export const followCourse = async (ctx: Context, courseID: string) => {
  if (await followOf(ctx, courseID)) return
  await create(ctx, 'follow', { courseID }).catch(unlessThere)
}

export const unfollowCourse = async (ctx: Context, courseID: string) => {
  const own = await followOf(ctx, courseID)
  if (own) await remove(ctx, 'follow', own._id)
}

/** The courses that the viewer follows or waits for, by name, at most a hundred of each. */
export const myWatches = async (ctx: Context) => {
  if (!isLearner(ctx)) return []
  const [waits, follows] = await Promise.all([
    from(ctx, 'waiting')
      .innerJoin(rows(ctx, 'course'), 'course._id', 'waiting.courseID')
      .select(['waiting.courseID', 'course.name', 'waiting.place', 'waiting.status'])
      .where('waiting.userID', '=', ctx.viewer.id)
      .where('waiting.status', 'in', ['waiting', 'offered'])
      .orderBy('course.name')
      .limit(100)
      .execute(),
    from(ctx, 'follow')
      .innerJoin(rows(ctx, 'course'), 'course._id', 'follow.courseID')
      .select(['follow.courseID', 'course.name'])
      .where('follow.userID', '=', ctx.viewer.id)
      .orderBy('course.name')
      .limit(100)
      .execute(),
  ])
  const inLine = new Set(waits.map(({ courseID }) => courseID))
  const others = follows.filter(({ courseID }) => !inLine.has(courseID))
  return [...waits, ...others.map((one) => ({ ...one, place: 0, status: null }))]
}

const placeIn = (ctx: Context, courseID: string) =>
  from(ctx, 'waiting')
    .select(['waiting._id', 'waiting.status', 'waiting.place', 'waiting.offeredUntil'])
    .where('waiting.userID', '=', ctx.viewer.id)
    .where('waiting.courseID', '=', courseID)
    .executeTakeFirst()

const followOf = (ctx: Context, courseID: string) =>
  from(ctx, 'follow')
    .select('follow._id')
    .where('follow.userID', '=', ctx.viewer.id)
    .where('follow.courseID', '=', courseID)
    .executeTakeFirst()

/** Two concurrent presses of one button: the second one finds the row there. */
const unlessThere = (error: unknown) => {
  if (!(error instanceof RequestError) || !error.issues.some(({ code }) => code === 'duplicate')) throw error
}
