import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { seatsLeft } from '../rules/waitlist.ts'
import { outsideOf } from '../commands/target-groups.server.ts'
import { type Followed, toldOf } from '../rules/followed.ts'
import { type HeldCourse, poolOfHeld } from './held-course.server.ts'
import { seatedIn, seatingOf } from './seats.server.ts'
import { tellWaiting } from './notify-waiting.server.ts'

/**
 * Notifies the followers of a course that registration is open, once each time it opens. Learners who are enrolled or
 * outside its target groups are not notified.
 */
export const keepFollowers = async (ctx: Context, course: HeldCourse) => {
  const followers = await from(ctx, 'follow')
    .select(['follow._id', 'follow.userID', 'follow.told'])
    .where('follow.courseID', '=', course._id)
    .execute()
  if (followers.length === 0) return
  const state = toldOf(await followedNow(ctx, course), bangkokDay(ctx.now))
  const changed = followers.filter(({ told }) => told !== state.said)
  const enrolled = state.isOpen ? await enrolledIn(ctx, course._id) : new Set<string>()
  const outside = state.isOpen ? await outsideOf(ctx, { course, users: changed.map(({ userID }) => userID) }) : null
  for (const { _id, userID, told } of changed) {
    // A new follower already sees the current state, and is notified only of later changes.
    if (state.isOpen && told !== '' && !enrolled.has(userID) && !outside?.has(userID))
      await tellWaiting(ctx, { to: userID, what: 'open', course })
    await compute(ctx, 'follow', { _id, change: { told: state.said } })
  }
}

async function followedNow(ctx: Context, course: HeldCourse): Promise<Followed> {
  const seating = (await seatingOf(ctx, poolOfHeld(course))) ?? { taken: 0, offered: 0, queued: 0 }
  return { ...course, left: seatsLeft(seatedIn(course, seating)) }
}

async function enrolledIn(ctx: Context, courseID: string) {
  const rows = await from(ctx, 'enroll').select('enroll.userID').where('enroll.courseID', '=', courseID).execute()
  return new Set(rows.map(({ userID }) => userID))
}
