import { data, href } from 'react-router'
import QRCode from 'qrcode'
import { attendanceStatuses } from '#domain/learning/attendance/statuses.ts'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { normalize } from '#domain/thai-text/normalize.ts'
import { attendanceRuleOf, attendedBy } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { absolute } from '#platform/site/absolute.ts'
import { attendedShort } from '../attendance/attended-text.ts'
import { attendanceOf, assertAttendanceTaker, type Session, sessionOf, setPresence } from './attendance.server.ts'
import { checkInCode } from './check-in-code.server.ts'
import { isPresence, presenceAt } from './rules/attendance.ts'
import { statusNames } from './status-names.ts'
import { sessionWords as words } from './words.ts'

/** The people of a session with their attendance, for those who keep the list. `q` filters by name. */
export const describeAttendance = async (ctx: Context, of: { id: string; q: string; code: string }) => {
  const session = await sessionOf(ctx, of.id)
  const all = await attendanceOf(ctx, session)
  const rule = await attendanceRuleOf(ctx, session.courseID)
  const attended = rule && (await attendedBy(ctx, rule, all))
  const people = all.filter(({ name }) => normalize(name).includes(normalize(of.q)))
  const count = (status: string | null) => all.filter((one) => one.status === status).length
  const sum = {
    ...Object.fromEntries(attendanceStatuses.map((status) => [status, count(status)])),
    open: count(null),
  }
  const { locale } = ctx
  return {
    name: session.name,
    about: [session.lesson, session.course, roundText(ctx, session)].filter(Boolean).join(' · '),
    when: whenOf(ctx, session),
    place: session.place,
    q: of.q,
    people: people.map(({ _id, name, status, how }) => ({
      ...{ id: _id, name, status, isCode: how === 'code' },
      hours: attended ? attendedShort(attended.get(_id)!, locale) : '',
    })),
    names: statusNames(rule?.names ?? new Map(), locale),
    sum: fill(words.sum[locale], sum),
    isEmpty: all.length === 0,
    hasOpen: sum.open > 0,
    code: of.code,
    words: inLocale(words, locale),
  }
}
export type Attendance = Awaited<ReturnType<typeof describeAttendance>>

/** Stores the button pressed beside a name, or marks everybody without a record as absent. */
export const keepAttendance = async (ctx: Context, of: { id: string; form: FormData }) => {
  const session = await sessionOf(ctx, of.id)
  const [enrollID, status] = String(of.form.get('mark')).split(' ')
  try {
    if (of.form.get('intent') === 'rest') return await restAbsent(ctx, session)
    if (!enrollID || !status || !isPresence(status)) throw notFound()
    const name = await setPresence(ctx, { session, enrollID, status })
    return { said: fill(words.saved[ctx.locale], { name, state: words[status][ctx.locale] }) }
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return data({ said: issue[ctx.locale] }, { status: statusOf[(error as RequestError).kind] })
  }
}

async function restAbsent(ctx: Context, session: Session) {
  const open = (await attendanceOf(ctx, session)).filter(({ status }) => status === null)
  for (const { _id } of open) await setPresence(ctx, { session, enrollID: _id, status: 'absent' })
  return { said: fill(words.saved[ctx.locale], { name: open.length, state: words.absent[ctx.locale] }) }
}

/** The current code as an image, for those who keep the list. */
export const describeCode = async (ctx: Context, of: { id: string; back: string }) => {
  const session = await sessionOf(ctx, of.id)
  await assertAttendanceTaker(ctx, session)
  const code = checkInCode(ctx, session._id)
  const address = `${absolute(ctx, href('/lesson/check-in/:id', { id: session._id }))}?k=${code}`
  return {
    ...{ name: session.name, when: whenOf(ctx, session), back: of.back },
    isOpen: presenceAt(session, ctx.now) !== null,
    svg: await QRCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
    words: inLocale(words, ctx.locale),
  }
}
export type CodeBoard = Awaited<ReturnType<typeof describeCode>>

/** `รุ่นที่ 2`; empty for a session of everyone in the course. */
export const roundText = ({ locale }: Context, { round }: { round: number | null }) =>
  round === null ? '' : fill(words.ofRound[locale], { n: round })

/** The time of a session: `1 ธ.ค. 2569 เวลา 09:00 ถึง 16:00 น.` */
export const whenOf = ({ locale }: Context, { startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${formatInstant(startsAt, { length: 'medium', locale })} ${fill(words.to[locale], { time: bangkokTime(Date.parse(endsAt)) })}`
