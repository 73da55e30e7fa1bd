import { href } from 'react-router'
import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { emailIssue, normalizeEmail } from '#domain/validation/email.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { hashOf, newSecret } from '#platform/identity/session/session.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { isLearner } from '../../commands/enrol.server.ts'
import { lastCancelDay, substituteProblem } from '../../rules/rounds.ts'
import { daysInWords } from '../days-in-words.ts'
import { substituteJob } from './substitute-job.ts'
import { seatTransfer } from './tables.ts'
import { endTransfer, type GivenSeat, seatIn } from './transfers.server.ts'
import { substituteMail, substituteProblems, substituteWords as words } from './words.ts'

const dayMs = 24 * 3_600_000
const linkDays = 14
/** Offers of one learner in a day, so that nobody mails strangers through the academy. */
const mostPerDay = 5

/**
 * The viewer offers their seat in a round of a course to another person, who gets a link by email. A former offer ends. The viewer does not
 * learn whether the person has an account. Throws not-found without a seat; conflict after the last day, for a seat of a company and after
 * too many offers; invalid for a wrong address or their own.
 */
export const nameSubstitute = async (ctx: Context, of: { courseID: string; email: string }): Promise<void> => {
  if (!isLearner(ctx)) throw notFound()
  await retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const seat = await seatIn(inside)
        .where('enroll.userID', '=', inside.viewer.id)
        .where('enroll.courseID', '=', of.courseID)
        .forUpdate('enroll')
        .executeTakeFirst()
      if (!seat) throw notFound()
      await assertFewOffers(inside, seat.userID)
      await offer(inside, { seat, email: of.email, isByStaff: false })
    }),
  )
}

/**
 * Staff give the seat of an enrolment to another person: at once to a learner of the site, otherwise by a link. Returns the offer, and the
 * number of the job that moves the seat, which is null for a link.
 */
export const nameSubstituteFor = async (ctx: Context, of: { enrollID: string; email: string }) => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  return retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const seat = await seatIn(inside).where('enroll._id', '=', of.enrollID).forUpdate('enroll').executeTakeFirst()
      if (!seat) throw notFound()
      return offer(inside, { seat, email: of.email, isByStaff: true })
    }),
  )
}

/** The viewer takes the offer of their seat back. Does nothing without one. */
export const endOffer = (ctx: Context, courseID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const seat = await seatIn(inside)
      .where('enroll.userID', '=', inside.viewer.id)
      .where('enroll.courseID', '=', courseID)
      .forUpdate('enroll')
      .executeTakeFirst()
    if (seat && isLearner(ctx)) await endTransfer(inside, seat._id)
  })

async function assertFewOffers(ctx: Context, fromID: string) {
  const since = new Date(ctx.now - dayMs).toISOString()
  const offers = await fromPrivate(ctx, seatTransfer)
    .select('_id')
    .where('fromID', '=', fromID)
    .where('createdAt', '>', since)
    .limit(mostPerDay)
    .execute()
  if (offers.length >= mostPerDay) throw conflict({ field: 'email', code: 'too-many', ...words.tooMany })
}

interface Offer {
  seat: GivenSeat
  email: string
  isByStaff: boolean
}

async function offer(ctx: Context, { seat, isByStaff, ...given }: Offer) {
  const problem = substituteProblem({ ...seat, isByStaff, today: bangkokDay(ctx.now) })
  if (problem) throw conflict({ field: 'email', code: problem, ...substituteProblems[problem] })
  const email = normalizeEmail(given.email)
  const issue = emailIssue('email', email)
  if (issue) throw invalid(issue)
  const [holder, known] = [await holderOf(ctx, seat), isByStaff ? await learnerBy(ctx, email) : undefined]
  if (email === holder?.email?.toLowerCase()) throw invalid({ field: 'email', code: 'self', ...words.isSelf })
  await endTransfer(ctx, seat._id)
  const [_id, secret] = [newId(ctx.now), newSecret()]
  await insertPrivate(ctx, seatTransfer, {
    row: {
      ...{ _id, enrollID: seat._id, fromID: seat.userID, invited: email, toID: known?._id ?? null },
      ...{ proof: hashOf(secret), isByStaff, expiresAt: endOf(ctx, { seat, isByStaff }), status: 'invited' },
      ...{ problem: null, takenBy: null, createdAt: nowOf(ctx) },
    },
  })
  const payload = { transfer: _id, by: known?._id ?? '', proof: '' }
  if (known) return { _id, job: await enqueue(ctx, substituteJob, { payload: { ...payload, deed: 'take' } }) }
  await enqueue(ctx, substituteJob, { payload: { ...payload, deed: 'tell' } })
  await mailTo(ctx, { email, seat, name: holder?.name ?? '', token: `${_id}${secret}` })
  return { _id, job: null }
}

/** Fourteen days, but not after the last day of the learner, and never after the round begins. */
function endOf(ctx: Context, { seat, isByStaff }: { seat: GivenSeat; isByStaff: boolean }): string {
  const last = isByStaff ? null : lastCancelDay(seat)
  const days = [seat.startDate, ...(last === null ? [] : [addDays(last, 1)])]
  return new Date(Math.min(ctx.now + linkDays * dayMs, ...days.map((day) => Date.parse(dayStart(day))))).toISOString()
}

async function holderOf(ctx: Context, { userID }: GivenSeat) {
  const user = await from(ctx, 'user')
    .select(['user.email', 'user.firstname', 'user.lastname'])
    .where('user._id', '=', userID)
    .executeTakeFirst()
  return user && { email: user.email, name: `${user.firstname} ${user.lastname}`.trim() }
}

const learnerBy = (ctx: Context, email: string) =>
  from(ctx, 'user')
    .select('user._id')
    .where('user.role', '=', 'user')
    .where('user.email', '=', email)
    .executeTakeFirst()

async function mailTo(ctx: Context, of: { email: string; seat: GivenSeat; name: string; token: string }) {
  const { locale } = ctx
  const { seat } = of
  const named = {
    ...{ name: plainName(of.name), course: seat.name, n: seat.number },
    ...{ days: daysInWords(seat, locale), site: ctx.site.siteName },
  }
  await sendMail(ctx, {
    to: of.email,
    letter: {
      subject: fill(substituteMail.subject[locale], named),
      paragraphs: [fill(substituteMail.text[locale], named)],
      action: {
        label: substituteMail.action[locale],
        href: absolute(ctx, href('/user/substitute/:token', { token: of.token })),
      },
      note: substituteMail.note[locale],
    },
    isSecret: true,
  })
}
