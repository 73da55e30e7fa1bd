import { timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { hideRows } from '#platform/data/collection/removal/hide-rows.ts'
import { publish } from '#platform/background/events/publish.ts'
import { inTransaction, savepoint } from '#platform/data/collection/transaction.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { coursesBefore, stillMissing } from '../prerequisites.server.ts'
import { outsideOf } from '../target-groups.server.ts'
import { substituteProblem } from '../../rules/rounds.ts'
import { substituteJob } from '../../rounds/substitute/substitute-job.ts'
import { seatTransfer } from '../../rounds/substitute/tables.ts'
import { tellOfSeat } from '../../rounds/substitute/tell-of-seat.server.ts'
import { type GivenSeat, seatIn, transferOf } from '../../rounds/substitute/transfers.server.ts'
import { substituteReasons } from '../../rounds/substitute/words.ts'
import { courseAt } from '../../waitlist/held-course.server.ts'
import { moveSeat } from '../../waitlist/take-seat.server.ts'

type Payload = { transfer: string; by: string; proof: string }
type Transfer = NonNullable<Awaited<ReturnType<typeof transferOf>>>

/**
 * Tells the invited person of a seat, or gives it to them. The enrolment is locked first, so that of two who take one seat the second finds
 * it taken. A second run changes nothing.
 */
export default defineJob({
  ...substituteJob,
  work: (ctx, task) =>
    inTransaction(ctx, async (inside) => {
      await intents[task.payload.deed](inside, task.payload)
      await task.finish(inside)
    }),
})

const intents = { tell, take }

/** The open offer and its seat, with the enrolment locked. No seat where it is cancelled, withdrawn or gone. */
async function openOffer(ctx: Context, _id: string) {
  const read = await transferOf(ctx, _id)
  if (!read) return undefined
  const seat = await seatIn(ctx).where('enroll._id', '=', read.enrollID).forUpdate('enroll').executeTakeFirst()
  const transfer = await transferOf(ctx, _id)
  return transfer?.status === 'invited' && transfer.expiresAt > nowOf(ctx) ? { transfer, seat } : undefined
}

/** The inviter does not learn whether the person has an account. */
async function tell(ctx: Context, { transfer: _id }: Payload) {
  const open = await openOffer(ctx, _id)
  if (!open?.seat || open.transfer.toID !== null) return
  const person = await personBy(ctx, { email: open.transfer.invited })
  if (!person) return
  await updatePrivate(ctx, seatTransfer, { where: { _id }, change: { toID: person._id } })
  const giver = await personBy(ctx, { _id: open.transfer.fromID })
  const path = href('/user/substitute/:token', { token: _id })
  await tellOfSeat(ctx, { what: 'offered', to: person._id, seat: open.seat, other: giver?.name ?? '', path })
}

async function take(ctx: Context, { transfer: _id, by, proof }: Payload) {
  const open = await openOffer(ctx, _id)
  if (!open || by === open.transfer.fromID || !isFor(open.transfer, { by, proof })) return
  const { transfer, seat } = open
  const [taker, giver] = [await personBy(ctx, { _id: by }), await personBy(ctx, { _id: transfer.fromID })]
  if (!taker) return
  const names = { taker: taker.name, giver: giver?.name ?? '' }
  const moved = seat ? await move(ctx, { seat, transfer, by, names }) : { problem: 'gone' }
  const done = { status: 'taken', invited: '', proof: '', toID: by, problem: null } as const
  const change = 'problem' in moved ? { problem: moved.problem } : { ...done, takenBy: moved.enrollID }
  await updatePrivate(ctx, seatTransfer, { where: { _id }, change })
  if ('problem' in moved || !seat) return
  const path = href('/lesson/detail/:id', { id: seat.courseID })
  await tellOfSeat(ctx, { what: 'given', to: transfer.fromID, seat, other: names.taker, path })
  await tellOfSeat(ctx, { what: 'taken', to: by, seat, other: names.giver, path })
}

const isFor = ({ toID, proof: expected }: Transfer, { by, proof }: { by: string; proof: string }) =>
  proof === '' ? toID === by : isSame(proof, expected)

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

interface Moved {
  seat: GivenSeat
  transfer: Transfer
  by: string
  names: { taker: string; giver: string }
}

/** Ends one enrolment and begins the other one in the same round, both or none. */
async function move(ctx: Context, of: Moved): Promise<{ enrollID: string } | { problem: string }> {
  const { seat, transfer, by } = of
  const { isByStaff } = transfer
  if (substituteProblem({ ...seat, isByStaff, today: bangkokDay(ctx.now) })) return { problem: 'gone' }
  const former = await formerOf(ctx, { userID: by, courseID: seat.courseID })
  if (former && former.standing !== 'withdrawn') return { problem: 'enrolled' }
  if (!isByStaff && !(await meetsConditions(ctx, of))) return { problem: 'conditions' }
  try {
    return await savepoint(ctx, async (part) => {
      await leave(part, of)
      return { enrollID: await enter(part, { ...of, former: former?._id }) }
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { problem: error.issues.some(({ code }) => code === 'duplicate') ? 'enrolled' : 'conditions' }
  }
}

/** The person whom a learner invites must be one who could enrol; staff may enrol anybody. */
async function meetsConditions(ctx: Context, { seat, by }: Moved): Promise<boolean> {
  const course = await courseAt(ctx, seat)
  if (!course) return false
  const outside = await outsideOf(ctx, { course, users: [by] })
  if (outside?.has(by)) return false
  return stillMissing(await coursesBefore(ctx, { userID: by, course })).length === 0
}

/** The enrolment stays among the removed ones with its reason, as after a cancellation. */
async function leave(ctx: Context, { seat, names }: Moved) {
  const reason = fill(substituteReasons.given[ctx.locale], { name: names.taker })
  await compute(ctx, 'enroll', { _id: seat._id, change: { reason } })
  await hideRows(ctx, 'enroll', [seat._id])
  await moveSeat(ctx, { row: seat, has: false })
  await publish(ctx, 'enroll.removed', { ...seat })
}

/** A paid seat stays paid: the source moves with it. */
async function enter(ctx: Context, { seat, by, names, former }: Moved & { former: string | undefined }) {
  const { courseID, roundID, source } = seat
  const reason = fill(substituteReasons.taken[ctx.locale], { name: names.giver })
  const row = former
    ? await update(ctx, 'enroll', { _id: former, change: { standing: 'active', roundID, source, reason } })
    : await create(ctx, 'enroll', { userID: by, courseID, roundID, source, reason })
  return row._id
}

const formerOf = (ctx: Context, of: { userID: string; courseID: string }) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.standing'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', '=', of.courseID)
    .executeTakeFirst()

/** A learner of the site by id or email. */
async function personBy(ctx: Context, of: { _id: string } | { email: string }) {
  const [field, value] = '_id' in of ? (['user._id', of._id] as const) : (['user.email', of.email] as const)
  const user = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user.role', '=', 'user')
    .where(field, '=', value)
    .executeTakeFirst()
  return user && { _id: user._id, name: `${user.firstname} ${user.lastname}`.trim() }
}
