import { from, rows } from '#platform/data/collection/rows.ts'
import { fromPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { seatTransfer } from './tables.ts'

/** A seat in a round, as far as giving it to another person needs it. */
export const seatIn = (ctx: Context) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course_round'), 'course_round._id', 'enroll.roundID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.roundID', 'enroll.source', 'enroll.standing'])
    .select(['course_round.number', 'course_round.status', 'course_round.startDate', 'course_round.endDate'])
    .select(['course.name', 'course.cancelUntilDays'])
    .where('enroll.standing', '=', 'active')

export type GivenSeat = NonNullable<Awaited<ReturnType<ReturnType<typeof seatIn>['executeTakeFirst']>>>

/** The open offer of a seat; undefined without one. */
export const openTransferOf = (ctx: Context, enrollID: string) =>
  fromPrivate(ctx, seatTransfer)
    .selectAll()
    .where('enrollID', '=', enrollID)
    .where('status', '=', 'invited')
    .where('expiresAt', '>', nowOf(ctx))
    .executeTakeFirst()

/** An offer by its id; undefined for one of another site. */
export const transferOf = (ctx: Context, _id: string) =>
  fromPrivate(ctx, seatTransfer).selectAll().where('_id', '=', _id).executeTakeFirst()

/** Ends the open offer of a seat, also one that is over by time. The address of the person is not kept. */
export const endTransfer = (ctx: Context, enrollID: string) =>
  updatePrivate(ctx, seatTransfer, {
    where: { enrollID, status: 'invited' },
    change: { status: 'ended', invited: '', proof: '' },
  })

/** The buyer of a seat that may have gone to a substitute, and from them to another: the learner who had it first. */
export const firstHolderOf = async (ctx: Context, enrolment: { _id: string; userID: string }): Promise<string> => {
  let holder = enrolment
  for (let left = 20; left > 0; left--) {
    const given = await fromPrivate(ctx, seatTransfer)
      .select(['enrollID', 'fromID'])
      .where('takenBy', '=', holder._id)
      .where('status', '=', 'taken')
      .executeTakeFirst()
    if (!given) return holder.userID
    holder = { _id: given.enrollID, userID: given.fromID }
  }
  return holder.userID
}

/** The buyers of the paid seats that were withdrawn when a round was cancelled for a reason, each once. */
export const withdrawnBuyers = async (ctx: Context, of: { roundID: string; reason: string }): Promise<string[]> => {
  const withdrawn = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID'])
    .where('enroll.roundID', '=', of.roundID)
    .where('enroll.source', '=', 'order')
    .where('enroll.standing', '=', 'withdrawn')
    .where('enroll.reason', '=', of.reason)
    .orderBy('enroll._id')
    .execute()
  const buyers = []
  for (const one of withdrawn) buyers.push(await firstHolderOf(ctx, one))
  return [...new Set(buyers)]
}
