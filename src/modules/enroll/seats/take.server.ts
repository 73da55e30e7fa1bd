import { setTimeout as wait } from 'node:timers/promises'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { jobOf } from '#platform/background/jobs/track-job.ts'
import { hashOf } from '#platform/identity/session/session.ts'
import { seatMover } from './seat-mover.ts'

/** Seats that are offered to the viewer or that they have taken. */
export const mySeats = (ctx: Context) =>
  from(ctx, 'company_seat')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'company_seat.enrollID')
    .select(['company_seat._id', 'enroll.courseID'])
    .where('company_seat.userID', '=', ctx.viewer.id)
    .where('company_seat.status', '=', 'enrolled')
    .execute()

/** Open invitations addressed to the viewer. */
export const myInvitations = (ctx: Context) =>
  from(ctx, 'company_seat')
    .select(['company_seat._id', 'company_seat.told'])
    .where('company_seat.userID', '=', ctx.viewer.id)
    .where('company_seat.status', '=', 'invited')
    .where('company_seat.expiresAt', '>', new Date(ctx.now).toISOString())
    .execute()

/**
 * Takes a seat by its link (the seat's id and a secret), or by its id alone if it is addressed to the viewer. Returns
 * the seat's id.
 */
export const takeSeatBy = async (ctx: Context, token: string): Promise<string> => {
  const [, seat, secret] = /^([0-9a-f]{24})([\w-]{43})?$/.exec(token) ?? []
  if (!seat) throw notFound()
  const proof = secret ? hashOf(secret) : ''
  await doneSoon(ctx, await enqueue(ctx, seatMover, { payload: { seat, deed: 'take', by: ctx.viewer.id, proof } }))
  return seat
}

/** Waits briefly for a job, so that the next page shows its result. */
export const doneSoon = async (ctx: Context, job: number) => {
  for (let left = 60; left > 0; left--) {
    const standing = await jobOf(ctx, job)
    if (!standing || standing.state === 'failed') return
    await wait(50)
  }
}
