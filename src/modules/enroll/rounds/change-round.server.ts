import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import { publish } from '#platform/background/events/publish.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { registersOn } from '../rules/rounds.ts'
import { type HeldCourse, lockedCourse } from '../waitlist/held-course.server.ts'
import { takeSeat } from '../waitlist/take-seat.server.ts'
import { roundWords as words } from './words.ts'

/**
 * Moves the viewer's own enrolment to another round of the course. The seat changes with it, and the next in line gets the one that is
 * free. Does nothing where it is in that round already. Throws conflict once the present round has begun, and where the other one takes
 * no registrations or is full; forbidden where it costs something that is not paid.
 */
export const changeRound = (ctx: Context, of: { courseID: string; roundID: string }): Promise<void> =>
  retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const { courseID, roundID } = of
      // The enrolment is locked first, in the same order as when staff update it.
      const row = await enrolmentIn(inside, courseID)
      const course = await lockedCourse(inside, of)
      if (!course?.round || !row) throw notFound()
      if (row.roundID === roundID) return
      const today = bangkokDay(ctx.now)
      if (!registersOn(course.round, today)) throw conflict({ field: 'roundID', code: 'closed', ...words.isClosed })
      const present = row.roundID === null ? null : await lockedCourse(inside, { courseID, roundID: row.roundID })
      const isOver = present?.round?.status === 'open' && present.round.startDate <= today
      if (isOver) throw conflict({ field: 'roundID', code: 'begun', ...words.hasBegun })
      if (!priceOf(course).isFree && !isPaidFor(row, { course, present }))
        throw forbidden({ field: 'roundID', code: 'price', ...words.otherPrice })
      await takeSeat(inside, { before: row, row: { ...row, roundID } })
      await compute(inside, 'enroll', { _id: row._id, change: { roundID } })
      await publish(inside, 'enroll.updated', { ...row, roundID })
    }),
  )

/** A paid seat moves to a round of the same price. Staff settle a difference. */
const isPaidFor = (row: { source: string }, of: { course: HeldCourse; present: HeldCourse | null | undefined }) =>
  row.source === 'order' && of.present != null && priceOf(of.course).pays === priceOf(of.present).pays

const enrolmentIn = (ctx: Context, courseID: string) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.roundID', 'enroll.standing', 'enroll.reason'])
    .select('enroll.source')
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .forUpdate()
    .executeTakeFirst()
