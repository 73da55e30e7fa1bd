import { timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { mayTakeBack } from '../../rules/company.ts'
import { peopleIn } from '../../rules/people-list.ts'
import { seatMover } from '../../seats/seat-mover.ts'
import { inviteWords } from '../../seats/words.ts'

type Payload = { seat: string; by: string; proof: string }
type Held = NonNullable<Awaited<ReturnType<typeof heldSeat>>>

/** Changes one company seat at a time. A request for a seat that has changed meanwhile does nothing. */
export default defineJob({
  ...seatMover,
  async work(ctx, task) {
    await inTransaction(ctx, async (inside) => {
      const seat = await heldSeat(inside, task.payload.seat)
      if (seat) await intents[task.payload.deed](inside, seat, task.payload)
      await task.finish(inside)
    })
  },
})

const intents = { tell, take, back }

const heldSeat = (ctx: Context, _id: string) =>
  from(ctx, 'company_seat')
    .select(['company_seat._id', 'company_seat.grantID', 'company_seat.invited', 'company_seat.proof'])
    .select(['company_seat.status', 'company_seat.expiresAt', 'company_seat.userID', 'company_seat.enrollID'])
    .where('company_seat._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst()

const grantOf = (ctx: Context, { grantID }: Held) =>
  from(ctx, 'seat_grant')
    .select(['seat_grant.company', 'seat_grant.courseID', 'seat_grant.contactID'])
    .where('seat_grant._id', '=', grantID)
    .executeTakeFirst()

/** Notifies the invited person if they have an account. The inviter does not learn whether they do. */
async function tell(ctx: Context, seat: Held) {
  const [person] = peopleIn(seat.invited)
  const grant = await grantOf(ctx, seat)
  if (!person || !grant || seat.status !== 'invited') return
  const [user, course] = await Promise.all([
    from(ctx, 'user')
      .select('user._id')
      .where('user.role', '=', 'user')
      .where(`user.${person.by}`, '=', person.value)
      .executeTakeFirst(),
    from(ctx, 'course').select('course.name').where('course._id', '=', grant.courseID).executeTakeFirst(),
  ])
  if (!user || !course) return
  const said = (locale: 'th' | 'en') =>
    fill(inviteWords.subject[locale], { company: grant.company, course: course.name })
  const told = { th: said('th'), en: said('en') }
  await compute(ctx, 'company_seat', { _id: seat._id, change: { userID: user._id, told: said(ctx.locale) } })
  await remind(ctx, [
    {
      ...{ kind: 'company_seat', to: user._id, subject: seat._id, course: grant.courseID },
      ...{ title: told, href: href('/user/seats') },
    },
  ])
}

/**
 * Enrols the person who used the link or to whom the seat is addressed. It works once, in time, and only if the course
 * has a free seat.
 */
async function take(ctx: Context, seat: Held, { by, proof }: Payload) {
  if (seat.status !== 'invited' || seat.expiresAt <= nowOf(ctx)) return
  if (!(proof === '' ? seat.userID === by : isSame(proof, seat.proof))) return
  const [grant, user] = await Promise.all([grantOf(ctx, seat), learnerOf(ctx, by)])
  if (!grant || !user) return
  const enrollID = await enrolled(ctx, { userID: by, courseID: grant.courseID })
  if (!enrollID) return
  const name = `${user.firstname} ${user.lastname}`.trim()
  const change = { status: 'enrolled' as const, userID: by, enrollID, name, proof: '' }
  await compute(ctx, 'company_seat', { _id: seat._id, change })
}

const learnerOf = (ctx: Context, _id: string) =>
  from(ctx, 'user')
    .select(['user.firstname', 'user.lastname'])
    .where('user._id', '=', _id)
    .where('user.role', '=', 'user')
    .executeTakeFirst()

/**
 * Null if the learner is already enrolled or the course is full. The seat then stays available to them. A learner who
 * was withdrawn only because a seat was taken back is admitted again.
 */
async function enrolled(ctx: Context, of: { userID: string; courseID: string }) {
  const former = await takenBack(ctx, of)
  try {
    if (former) return (await savepoint(ctx, (part) => letInAgain(part, former)))._id
    return (await savepoint(ctx, (part) => create(part, 'enroll', { ...of, source: 'company' })))._id
  } catch (error) {
    if (error instanceof RequestError) return null
    throw error
  }
}

const takenBack = (ctx: Context, of: { userID: string; courseID: string }) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'course.accessDays'])
    .where('enroll.userID', '=', of.userID)
    .where('enroll.courseID', '=', of.courseID)
    .where('enroll.standing', '=', 'withdrawn')
    .where('enroll.reason', 'in', Object.values(inviteWords.backReason))
    .executeTakeFirst()

const letInAgain = (ctx: Context, { _id, accessDays }: { _id: string; accessDays: number | null }) => {
  const endsOn = accessDays ? addDays(bangkokDay(ctx.now), accessDays - 1) : null
  return update(ctx, 'enroll', { _id, change: { standing: 'active', reason: null, ...(endsOn && { endsOn }) } })
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Takes a seat back for its contact person if nothing was learnt with it. The enrolment is withdrawn. */
async function back(ctx: Context, seat: Held, { by }: Payload) {
  const grant = await grantOf(ctx, seat)
  if (!grant || grant.contactID !== by || seat.status === 'back') return
  if (seat.enrollID !== null) {
    const enrolment = await from(ctx, 'enroll')
      .select(['enroll.standing', 'enroll.analytics'])
      .where('enroll._id', '=', seat.enrollID)
      .executeTakeFirst()
    if (!mayTakeBack({ ...seat, percent: enrolment?.analytics?.percent ?? 0 })) return
    if (enrolment && enrolment.standing !== 'withdrawn')
      await update(ctx, 'enroll', {
        _id: seat.enrollID,
        change: { standing: 'withdrawn', reason: inviteWords.backReason[ctx.locale] },
      })
  }
  await compute(ctx, 'company_seat', { _id: seat._id, change: { status: 'back', proof: '' } })
}
