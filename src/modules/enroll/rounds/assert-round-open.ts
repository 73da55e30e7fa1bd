import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden } from '#platform/errors/errors.ts'
import { registersOn } from '../rules/rounds.ts'
import type { HeldCourse } from '../waitlist/held-course.server.ts'
import { roundWords as words } from './words.ts'

/**
 * Throws conflict for a new enrolment in a round that is cancelled, or that a learner cannot register for today; forbidden for a learner
 * in a round with a price. Staff and the waitlist enrol in planned rounds and after the last day of registration too.
 */
export const assertRoundOpen = (ctx: Context, course: HeldCourse): void => {
  const { round, hasRounds } = course
  if (!round) {
    if (hasRounds && !isStaff(ctx.viewer)) throw conflict({ field: 'roundID', code: 'closed', ...words.noneOpen })
    return
  }
  if (round.status === 'cancelled') throw conflict({ field: 'roundID', code: 'cancelled', ...words.isCancelled })
  if (isStaff(ctx.viewer)) return
  if (!registersOn(round, bangkokDay(ctx.now))) throw conflict({ field: 'roundID', code: 'closed', ...words.isClosed })
  if (!priceOf(course).isFree) throw forbidden()
}
