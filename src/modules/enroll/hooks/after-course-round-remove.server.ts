import type { AfterRemove } from '#platform/http/api/command.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { syncCourse } from '../rounds/sync-course.server.ts'
import { roundWords as words } from '../rounds/words.ts'
import { lockedCourses } from '../waitlist/held-course.server.ts'
import { countTaken } from '../waitlist/seats.server.ts'

/** A round with people in it is cancelled, not removed: conflict. The course goes on to its next round. */
const afterRoundRemove: AfterRemove = async (ctx, { row, isBack }) => {
  const courseID = String(row['courseID'])
  await lockedCourses(ctx, [courseID])
  const n = isBack ? 0 : await countTaken(ctx, { courseID, roundID: row._id })
  const { th, en } = words.hasPeople
  if (n > 0) throw conflict({ field: '_id', code: 'people', th: fill(th, { n }), en: fill(en, { n }) })
  await syncCourse(ctx, courseID)
}

export default afterRoundRemove
