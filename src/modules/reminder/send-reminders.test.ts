import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { sendHeldMail } from '#platform/background/reminders/held-mail.ts'
import { setOwnReminders } from '#platform/background/reminders/own-reminders.ts'
import { defaultQuietHours } from '#platform/background/reminders/rules/quiet-hours.ts'
import { setSiteReminders } from '#platform/background/reminders/site-reminders.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import findDue from './commands/find-due.server.ts'
import { sendReminders } from './commands/send-reminders.server.ts'

const drivers = await bothDrivers()
/** Ten in the morning in Bangkok. */
const ten = Date.parse('2026-11-30T03:00:00Z')
const hour = 3_600_000
const task = {
  ...{ payload: {}, attempt: 1, isLast: false, signal: new AbortController().signal },
  ...{ reportProgress: async () => {}, finish: async () => {} },
}

describe.each(drivers)('reminders on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver, ten)))
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const at = (ctx: Context, now: number): Context => ({ ...ctx, now })
  const run = (now = academy.app.clock()) => sendReminders.work(at(admin(), now), task)
  const runHeld = (now: number) => sendHeldMail.work(at(admin(), now), task)

  const told = async () => {
    const { rows } = await sql<{
      kind: string
      notice: boolean
      mail: string | null
      reason: string | null
    }>`select kind,
      notice, mail, reason from reminder_sent order by kind, occurrence`.execute(academy.database.kysely)
    return rows
  }
  const kinds = async () => (await told()).map(({ kind }) => kind)
  const mails = async () => {
    const { rows } = await sql<{ subject: string; text: string; unsubscribe: string | null }>`select subject, text,
      unsubscribe from mail order by "createdAt", _id`.execute(academy.database.kysely)
    return rows
  }
  const chosen = (choices: Parameters<typeof setOwnReminders>[1]['choices']) =>
    setOwnReminders(learner(), { ...defaultQuietHours, locale: 'th', choices })

  beforeEach(async () => {
    for (const table of ['reminder_sent', 'reminder_choice', 'reminder_person', 'reminder_setting', 'mail', 'notice'])
      await sql`delete from ${sql.table(table)}`.execute(academy.database.kysely)
    await sql`update lesson_session set "removedAt" = now()`.execute(academy.database.kysely)
    await sql`update lesson set "dueOn" = null, "dueDays" = null`.execute(academy.database.kysely)
    await sql`update enroll set "endsOn" = null, "activeAt" = ${new Date(ten).toISOString()}`.execute(
      academy.database.kysely,
    )
  })

  const course = async (lesson: Omit<Parameters<typeof create<'lesson'>>[2], 'courseID'>) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'อบรม', status: true })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, ...lesson })
    const enrolment = await enrolIn(learner(), courseID)
    return { courseID, lessonID, enrolment: enrolment._id }
  }
  const meeting = async (startsAt = '2026-12-01T02:00:00Z') => {
    const made = await course({ name: 'วันแรก', kind: 'session' })
    const endsAt = new Date(Date.parse(startsAt) + 3 * hour).toISOString()
    const { _id } = await create(admin(), 'lesson_session', { name: 'เช้า', lessonID: made.lessonID, startsAt, endsAt })
    return { ...made, session: _id }
  }

  it('a session of a round is announced to that round alone, and not while the round is cancelled', async () => {
    const { courseID, enrolment, session: _id } = await meeting()
    const more = { courseID, startDate: '2027-06-01', status: 'open' as const }
    const [own, other] = [
      (await create(admin(), 'course_round', more))._id,
      (await create(admin(), 'course_round', { ...more, startDate: '2027-07-01' }))._id,
    ]
    await update(admin(), 'enroll', { _id: enrolment, change: { roundID: own, reason: 'จัดรุ่น' } })
    await update(admin(), 'lesson_session', { _id, change: { roundID: other } })
    await run()
    const ofSessions = async () => (await kinds()).filter((kind) => kind.startsWith('session'))
    expect(await ofSessions()).toEqual([])
    await update(admin(), 'lesson_session', { _id, change: { roundID: own } })
    const set = (status: 'cancelled' | 'open') =>
      update(admin(), 'course_round', { _id: own, change: { status, cancelReason: 'น้ำท่วม', cancelEffect: 'choose' } })
    await set('cancelled')
    await run()
    expect(await ofSessions()).toEqual([])
    await set('open')
    await run()
    expect(await ofSessions()).toEqual(['session_tomorrow'])
  })

  it('a session is announced on the day before, once: by two runs at a time, again, and with a clock that goes back and forth', async () => {
    await meeting()
    await run(ten - 2 * hour)
    expect(await kinds()).toEqual([])
    await Promise.all([run(), run()])
    for (const now of [ten, ten - hour / 2, ten + hour, ten - 20 * hour, ten + hour]) await run(now)
    expect(await told()).toMatchObject([{ kind: 'session_tomorrow', notice: true, reason: null }])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail!.subject).toBe('นัดเรียน “เช้า” 1 ธันวาคม 2569 เวลา 09:00')
    expect(mail!.unsubscribe).toContain('/user/unsubscribe/session_tomorrow.')
    expect(mail!.text).toContain(mail!.unsubscribe)
  })

  it('is not announced when its day has begun, and once more within the hour before it begins', async () => {
    await meeting()
    await run(ten + 15 * hour)
    expect(await kinds()).toEqual([])
    for (const minutes of [-61, -60, -30, 0, 10]) await run(Date.parse('2026-12-01T02:00:00Z') + minutes * 60_000)
    expect(await kinds()).toEqual(['session_soon'])
  })

  it('the schedule reaches every site, and other sites hear nothing of it', async () => {
    await meeting()
    await findDue.work(academy.app, { signal: task.signal })
    await findDue.work(academy.app, { signal: task.signal })
    await academy.app.jobs.drain()
    const { rows } = await sql<{ site: string }>`select site from reminder_sent`.execute(academy.database.kysely)
    expect(rows).toEqual([{ site: admin().site._id }])
  })

  it.each([
    [{ notice: true, email: false }, 1, 0],
    [{ notice: false, email: true }, 0, 1],
    [{ notice: false, email: false }, 0, 0],
  ])('a learner who chose %j gets %i notices and %i emails', async (channels, notices, emails) => {
    await chosen({ session_tomorrow: channels })
    await meeting()
    await run()
    await run()
    const { rows } = await sql`select 1 from notice`.execute(academy.database.kysely)
    expect([rows.length, (await mails()).length]).toEqual([notices, emails])
  })

  it('a kind that the site does not send, a learner who is deactivated and one who has withdrawn hear nothing', async () => {
    const { enrolment } = await meeting()
    await setSiteReminders(admin(), { offKinds: ['session_tomorrow', 'security'], idleDays: 14 })
    await run()
    await setSiteReminders(admin(), { offKinds: [], idleDays: 14 })
    await update(admin(), 'user', { _id: learner().viewer.id, change: { status: false } })
    await run()
    await update(admin(), 'user', { _id: learner().viewer.id, change: { status: true } })
    await update(admin(), 'enroll', { _id: enrolment, change: { standing: 'withdrawn', reason: 'ขอถอน' } })
    await run()
    expect(await kinds()).toEqual(['enrolment'])
  })

  it('work is announced 3 days and 1 day before it is due, by its day or the days since enrolment, until it is handed in', async () => {
    const made = await course({ name: 'แบบฝึก', kind: 'assignment', dueOn: '2026-12-03', dueDays: 30 })
    await course({ name: 'รายงาน', kind: 'assignment', dueDays: 3 })
    await run()
    expect(await kinds()).toEqual(['assignment_due', 'assignment_due'])
    await run(ten + 24 * hour)
    expect((await kinds()).length).toBe(2)
    const { courseID, lessonID, enrolment } = made
    const work = { learner: 'x', courseID, lessonID, enrollID: enrolment, attempt: 1, status: 'handed' }
    await insertHandIn(academy, work)
    await run(ten + 48 * hour)
    expect((await kinds()).length).toBe(3)
  })

  it('access that ends is announced 14 and 3 days before, and not when a day has passed since', async () => {
    const { enrolment } = await course({ name: 'อ่าน', kind: 'text' })
    const endsOn = addDays(bangkokDay(ten), 14)
    await update(admin(), 'enroll', { _id: enrolment, change: { endsOn } })
    await sql`delete from reminder_sent`.execute(academy.database.kysely)
    await run(ten + 24 * hour)
    expect(await kinds()).toEqual([])
    await run()
    await run(ten + 11 * 24 * hour)
    expect(await kinds()).toEqual(['access_ending', 'access_ending'])
  })

  it('a training that ends is announced 90, 60 and 30 days before, once each, and again for the next attempt', async () => {
    const { enrolment } = await course({ name: 'อ่าน', kind: 'text' })
    const endsIn = (validUntil: string) => compute(admin(), 'enroll', { _id: enrolment, change: { validUntil } })
    await endsIn(addDays(bangkokDay(ten), 90))
    const ofTraining = async () => (await kinds()).filter((kind) => kind === 'training_ending').length
    for (const [days, sent] of [
      [-1, 0],
      [0, 1],
      [0, 1],
      [1, 1],
      [30, 2],
      [60, 3],
      [90, 3],
      [91, 3],
    ] as const) {
      await Promise.all([run(ten + days * 24 * hour), run(ten + days * 24 * hour)])
      expect(await ofTraining(), `after ${days} days`).toBe(sent)
    }
    expect((await mails()).some(({ subject }) => subject.includes('ใช้ได้ถึง'))).toBe(true)
    await endsIn(addDays(bangkokDay(ten), 200))
    await run(ten + 110 * 24 * hour)
    expect(await ofTraining()).toBe(4)
    await compute(admin(), 'enroll', { _id: enrolment, change: { validUntil: null } })
  })

  it('who has not learnt for some days is reminded once, and again only after he has learnt again', async () => {
    const { enrolment } = await course({ name: 'อ่าน', kind: 'text' })
    const others = sql`update enroll set "activeAt" = ${new Date(ten - 90 * 24 * hour).toISOString()}
      where _id <> ${enrolment}`
    await others.execute(academy.database.kysely)
    await setSiteReminders(admin(), { offKinds: [], idleDays: 5 })
    for (const days of [4.9, 5, 5.5, 6.5]) await run(ten + days * 24 * hour)
    expect(await kinds()).toEqual(['idle'])
    await compute(admin(), 'enroll', {
      _id: enrolment,
      change: { activeAt: new Date(ten + 8 * 24 * hour).toISOString() },
    })
    await run(ten + 13 * 24 * hour)
    expect(await kinds()).toEqual(['idle', 'idle'])
  })

  it('what falls in quiet hours is sent as one email when they end, and what is over by then is not', async () => {
    await setOwnReminders(learner(), { quietFrom: '09:30', quietTo: '12:00', locale: 'en', choices: {} })
    await meeting()
    await course({ name: 'รายงาน', kind: 'assignment', dueDays: 3 })
    await meeting('2026-11-30T03:30:00Z')
    await run()
    expect(await kinds()).toEqual(['assignment_due', 'session_soon', 'session_tomorrow'])
    await runHeld(ten + hour)
    expect(await mails()).toEqual([])
    await Promise.all([runHeld(ten + 2 * hour), runHeld(ten + 2 * hour)])
    await runHeld(ten + 3 * hour)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^2 notifications from /), unsubscribe: null })
    expect(mail!.text).toContain('is due on 3 December 2026')
    expect((await told()).map(({ reason, mail: by }) => [reason, by !== null])).toEqual([
      [null, true],
      ['over', false],
      [null, true],
    ])
  })

  it('what was switched off while it waited is not sent', async () => {
    await setOwnReminders(learner(), { quietFrom: '09:30', quietTo: '12:00', locale: 'th', choices: {} })
    await meeting()
    await run()
    await chosen({ session_tomorrow: { notice: true, email: false } })
    await runHeld(ten + 2 * hour)
    expect([await mails(), (await told())[0]!.reason]).toEqual([[], 'off'])
  })
})

/** As it is stored: only the learner's own commands write it. */
const insertHandIn = async (academy: Academy, row: Record<string, unknown>) => {
  const ctx = academy.as('user')
  const { status, ...given } = row
  const { _id } = await record(ctx, 'hand_in', given as never)
  await compute(ctx, 'hand_in', { _id, change: { status: status as 'handed' } })
}
