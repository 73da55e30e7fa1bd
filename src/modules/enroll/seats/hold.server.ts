import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { hashOf, newSecret } from '#platform/identity/session/session.ts'
import { absolute } from '#platform/site/absolute.ts'
import { isHeld, linkDays, mayTakeBack, seatsToGive } from '../rules/company.ts'
import { type Named, peopleIn } from '../rules/people-list.ts'
import { seatMover } from './seat-mover.ts'
import { companyWords, inviteWords } from './words.ts'

const dayMs = 24 * 3_600_000

/** The seat grants of the viewer, newest first, each with its course if that is published. */
export const myGrants = (ctx: Context) => grants(ctx).orderBy('seat_grant.createdAt', 'desc').limit(100).execute()

export type Grant = Awaited<ReturnType<typeof myGrants>>[number]

const grants = (ctx: Context) =>
  from(ctx, 'seat_grant')
    .leftJoin(rows(ctx, 'course'), 'course._id', 'seat_grant.courseID')
    .select(['seat_grant._id', 'seat_grant.company', 'seat_grant.courseID', 'seat_grant.seats', 'seat_grant.untilDate'])
    .select('course.name as course')
    .where('seat_grant.contactID', '=', ctx.viewer.id)

/** One of them. Throws not-found if the viewer does not manage it. */
export const grantOf = async (ctx: Context, _id = ''): Promise<Grant> => {
  const found = /^[0-9a-f]{24}$/.test(_id)
    ? await grants(ctx).where('seat_grant._id', '=', _id).executeTakeFirst()
    : undefined
  if (!found) throw notFound()
  return found
}

/** The seats of these grants for their contact person, in the order in which they were assigned. */
export const seatsOf = async (ctx: Context, grantIDs: readonly string[]) => {
  if (grantIDs.length === 0) return []
  return from(ctx, 'company_seat')
    .select(['company_seat._id', 'company_seat.grantID', 'company_seat.invited', 'company_seat.name'])
    .select(['company_seat.status', 'company_seat.expiresAt', 'company_seat.percent', 'company_seat.isComplete'])
    .where('company_seat.grantID', 'in', grantIDs)
    .orderBy('company_seat.createdAt')
    .orderBy('company_seat._id')
    .execute()
}

export type Seat = Awaited<ReturnType<typeof seatsOf>>[number]

/**
 * Invites people to the seats of a grant, one each, and returns their links, which are never shown again. Throws
 * invalid if there are too many people, someone is already invited, or the grant has expired.
 */
export const handOut = (ctx: Context, { grantID, text }: { grantID: string; text: string }) =>
  inTransaction(ctx, async (inside) => {
    const grant = await grantOf(inside, grantID)
    await from(inside, 'seat_grant').select('_id').where('_id', '=', grant._id).forNoKeyUpdate().execute()
    const people = peopleIn(text)
    proveHandOut(ctx, { grant, people, seats: await seatsOf(inside, [grant._id]) })
    const made: { invited: string; link: string }[] = []
    for (const person of people) made.push(await invite(inside, { grant, person }))
    return made
  })

function proveHandOut(ctx: Context, { grant, people, seats }: { grant: Grant; people: Named[]; seats: Seat[] }) {
  const now = nowOf(ctx)
  const left = seatsToGive(grant, { seats, now })
  const held = new Set(seats.filter((one) => isHeld(one, now)).map(({ invited }) => invited))
  const twice = people.find(({ value }) => held.has(value))
  const said = (word: 'noPeople' | 'tooMany' | 'twice' | 'over', values: Record<string, string | number> = {}) =>
    invalid({
      ...{ field: 'people', code: word },
      ...{ th: fill(companyWords[word].th, values), en: fill(companyWords[word].en, values) },
    })
  if (grant.untilDate < bangkokDay(ctx.now)) throw said('over', { day: grant.untilDate })
  if (people.length === 0) throw said('noPeople')
  if (people.length > left) throw said('tooMany', { left, n: people.length })
  if (twice) throw said('twice', { who: twice.text })
}

async function invite(ctx: Context, { grant, person }: { grant: Grant; person: Named }) {
  const secret = newSecret()
  const expiresAt = new Date(ctx.now + linkDays * dayMs).toISOString()
  const seat = await record(ctx, 'company_seat', { grantID: grant._id, invited: person.value, expiresAt })
  await compute(ctx, 'company_seat', { _id: seat._id, change: { proof: hashOf(secret) } })
  await enqueue(ctx, seatMover, { payload: { seat: seat._id, deed: 'tell', by: '', proof: '' } })
  const link = absolute(ctx, href('/user/seat/:token', { token: `${seat._id}${secret}` }))
  if (person.by === 'email') await mailTo(ctx, { to: person.value, grant, link })
  return { invited: person.text, link }
}

async function mailTo(ctx: Context, { to, grant, link }: { to: string; grant: Grant; link: string }) {
  const { locale } = ctx
  const named = { company: grant.company, course: grant.course ?? '', site: ctx.site.siteName }
  await sendMail(ctx, {
    to,
    letter: {
      subject: fill(inviteWords.subject[locale], named),
      paragraphs: [fill(inviteWords.text[locale], named)],
      action: { label: inviteWords.action[locale], href: link },
      note: inviteWords.note[locale],
    },
    isSecret: true,
  })
}

/** Takes an unused seat back. Throws not-found for a seat of another grant, and invalid if learning has begun. */
export const takeBack = async (ctx: Context, { grantID, seat: _id }: { grantID: string; seat: string }) => {
  const grant = await grantOf(ctx, grantID)
  const seat = (await seatsOf(ctx, [grant._id])).find((one) => one._id === _id)
  if (!seat) throw notFound()
  if (!mayTakeBack(seat)) throw invalid({ field: 'seat', code: 'begun', ...companyWords.begun })
  return enqueue(ctx, seatMover, { payload: { seat: _id, deed: 'back', by: ctx.viewer.id, proof: '' } })
}
