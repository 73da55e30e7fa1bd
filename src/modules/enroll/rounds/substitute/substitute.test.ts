import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { countTaken, seatingOf } from '../../waitlist/seats.server.ts'
import { joinWaitlist } from '../../waitlist/watch.server.ts'
import { endOffer, nameSubstitute, nameSubstituteFor } from './name-substitute.server.ts'
import { seatTransfer } from './tables.ts'
import { takeSubstitute } from './take-substitute.server.ts'
import { firstHolderOf } from './transfers.server.ts'

describe.each(await bothDrivers())('seats given to another person on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    people = []
    for (let n = 0; n < 30; n++) people.push(await learner(n))
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const as = (n: number): Context => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const mailOf = (n: number) => `sub${n}@wicha.test`
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `sub${n}`, firstname: `แทน${n}`, lastname: 'เรียน', email: mailOf(n) }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `แทน${n} เรียน` }
  }
  /** A full round of one seat that `n` holds. */
  const seatOf = async (n: number, of: { course?: object; round?: object; source?: string } = {}) => {
    const course = { name: 'งานเชื่อม', status: true, type: 'onsite' as const, ...of.course }
    const { _id: courseID } = await create(admin(), 'course', course)
    const round = { courseID, startDate: '2026-12-10', status: 'open' as const, seats: 1, ...of.round }
    const { _id: roundID } = await create(admin(), 'course_round', round)
    const row = { courseID, roundID, userID: people[n]!.id, ...(of.source && { source: of.source as 'order' }) }
    const { _id: enrollID } = await create(admin(), 'enroll', row)
    return { courseID, roundID, enrollID }
  }
  /** The token in the mail of a person's open offer; its content is kept because no mail server is configured. */
  const tokenFor = async (email: string) => {
    await drain()
    const open = await fromPrivate(admin(), seatTransfer)
      .select('_id')
      .where('invited', '=', email)
      .where('status', '=', 'invited')
      .executeTakeFirstOrThrow()
    const mails = await from(admin(), 'mail').selectAll().where('mail.to', '=', email).execute()
    return new RegExp(`/user/substitute/(${open._id}[\\w-]{43})`).exec(JSON.stringify(mails))![1]!
  }
  const transfers = (enrollID: string) =>
    fromPrivate(admin(), seatTransfer).selectAll().where('enrollID', '=', enrollID).orderBy('status').execute()
  const take = async (n: number, token: string) => {
    const done = takeSubstitute(as(n), token)
    await Promise.allSettled([done, drain()])
    return done
  }
  const holders = async (roundID: string) => {
    const rows = await from(admin(), 'enroll').select('userID').where('roundID', '=', roundID).execute()
    return rows.map(({ userID }) => people.findIndex(({ id }) => id === userID))
  }
  const titles = async (n: number, course: string) =>
    (await ownNotices(as(n))).notices.map(({ title }) => title.th).filter((title) => title.includes(course))
  const code = (value: string) => ({ issues: [{ code: value }] })

  test('a link by email moves a paid seat of a full round past the waitlist, once, and both are told', async () => {
    const seat = await seatOf(0, { course: { name: 'รับแทนกัน' }, source: 'order' })
    await joinWaitlist(as(2), seat.courseID, seat.roundID)
    await drain()
    await nameSubstitute(as(0), { courseID: seat.courseID, email: ` ${mailOf(1).toUpperCase()} ` })
    await drain()
    const token = await tokenFor(mailOf(1))
    expect(await holders(seat.roundID)).toEqual([0])
    expect(await titles(1, 'รับแทนกัน')).toEqual(['มีผู้ให้ที่นั่ง: รับแทนกัน รุ่นที่ 1'])
    await take(1, token)
    await take(1, token)
    await take(3, token)
    await drain()
    expect(await holders(seat.roundID)).toEqual([1])
    const pool = { courseID: seat.courseID, roundID: seat.roundID }
    expect(await seatingOf(admin(), pool)).toMatchObject({ taken: 1, queued: 1 })
    expect(await countTaken(admin(), pool)).toBe(1)
    const [row] = await from(admin(), 'enroll').selectAll().where('roundID', '=', seat.roundID).execute()
    expect(row).toMatchObject({ source: 'order', reason: 'เรียนแทน แทน0 เรียน', standing: 'active' })
    expect(await firstHolderOf(admin(), row!)).toBe(people[0]!.id)
    const trash = { ...admin(), trash: 'enroll' } as Context
    const left = await from(trash, 'enroll').selectAll().where('_id', '=', seat.enrollID).execute()
    expect(left).toMatchObject([{ reason: 'ให้ แทน1 เรียน เรียนแทน' }])
    expect(await transfers(seat.enrollID)).toMatchObject([
      { status: 'taken', invited: '', proof: '', takenBy: row!._id },
    ])
    expect(await titles(0, 'รับแทนกัน')).toEqual(['ให้ที่นั่งแล้ว: รับแทนกัน รุ่นที่ 1'])
    expect(await titles(1, 'รับแทนกัน')).toContain('คุณได้ที่นั่ง: รับแทนกัน รุ่นที่ 1')
    expect(await titles(3, 'รับแทนกัน')).toEqual([])
  })

  test('nobody else takes it: strangers, other sites, former links and the giver get nothing', async () => {
    const seat = await seatOf(4)
    for (const ctx of [
      as(5),
      academy.as('admin'),
      academy.as('guest'),
      { ...academy.as('user', 'factory'), viewer: people[4]! },
    ])
      await expect(nameSubstitute(ctx, { courseID: seat.courseID, email: mailOf(6) })).rejects.toMatchObject({
        kind: 'not-found',
      })
    await nameSubstitute(as(4), { courseID: seat.courseID, email: 'new-person@elsewhere.test' })
    const first = await tokenFor('new-person@elsewhere.test')
    await nameSubstitute(as(4), { courseID: seat.courseID, email: mailOf(6) })
    await drain()
    const second = await tokenFor(mailOf(6))
    const factory = { ...academy.as('user', 'factory'), viewer: people[6]! }
    const elsewhere = takeSubstitute(factory, second)
    await Promise.allSettled([elsewhere, drain()])
    await take(6, first)
    await take(5, second.slice(0, 24))
    await take(5, second.slice(0, 24) + 'x'.repeat(43))
    await take(4, second)
    expect(await holders(seat.roundID)).toEqual([4])
    for (const token of ['', 'x', `${second}x`, "' or 1=1", second.slice(0, 30)])
      await expect(takeSubstitute(as(6), token)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(takeSubstitute(admin(), second)).rejects.toMatchObject({ kind: 'not-found' })
    await endOffer(as(5), seat.courseID)
    await take(6, second.slice(0, 24))
    expect(await holders(seat.roundID)).toEqual([6])
    await endOffer(as(4), seat.courseID)
    expect((await transfers(seat.enrollID)).map(({ status }) => status)).toEqual(['ended', 'taken'])
  })

  test.each([
    ['never where learners cannot cancel', { course: { cancelUntilDays: null } }, 'never'],
    ['not after the last day', { round: { startDate: '2026-11-22' } }, 'late'],
    ['not in a round that has begun', { course: { cancelUntilDays: 0 }, round: { startDate: '2026-11-20' } }, 'late'],
    ['not a seat of a company', { source: 'company' }, 'company'],
  ])('%s', async (_what, of, problem) => {
    const seat = await seatOf(7, of)
    await expect(nameSubstitute(as(7), { courseID: seat.courseID, email: mailOf(8) })).rejects.toMatchObject({
      kind: 'conflict',
      ...code(problem),
    })
    expect(await transfers(seat.enrollID)).toEqual([])
  })

  test('wrong addresses and too many offers are refused', async () => {
    const { courseID } = await seatOf(9)
    for (const email of ['', 'x', 'a@b', `${'a'.repeat(300)}@x.test`, 'a@x.test\nbcc: b@x.test'])
      await expect(nameSubstitute(as(9), { courseID, email }), email).rejects.toMatchObject({ kind: 'invalid' })
    await expect(nameSubstitute(as(9), { courseID, email: mailOf(9) })).rejects.toMatchObject(code('self'))
    for (let n = 0; n < 5; n++) await nameSubstitute(as(9), { courseID, email: `n${n}@elsewhere.test` })
    await expect(nameSubstitute(as(9), { courseID, email: 'n6@elsewhere.test' })).rejects.toMatchObject(
      code('too-many'),
    )
  })

  test('who is enrolled already, or does not meet the conditions, gets nothing, and the giver keeps the seat', async () => {
    const { _id: before } = await create(admin(), 'course', { name: 'ต้องเรียนก่อน', status: true })
    const seat = await seatOf(10, { round: { seats: 3 } })
    await create(admin(), 'enroll', { courseID: seat.courseID, roundID: seat.roundID, userID: people[11]!.id })
    await nameSubstitute(as(10), { courseID: seat.courseID, email: mailOf(11) })
    await take(11, await tokenFor(mailOf(11)))
    expect(await transfers(seat.enrollID)).toMatchObject([{ status: 'invited', problem: 'enrolled' }])
    await update(admin(), 'course', { _id: seat.courseID, change: { prerequisites: [before] } })
    await nameSubstitute(as(10), { courseID: seat.courseID, email: mailOf(12) })
    await take(12, await tokenFor(mailOf(12)))
    expect((await transfers(seat.enrollID)).at(-1)).toMatchObject({ status: 'invited', problem: 'conditions' })
    expect((await holders(seat.roundID)).toSorted((a, b) => a - b)).toEqual([10, 11])
    expect((await seatingOf(admin(), seat))?.taken).toBe(2)
  })

  test('an offer is over when the round begins, is cancelled, or its time has passed', async () => {
    const late = await seatOf(13)
    await nameSubstitute(as(13), { courseID: late.courseID, email: mailOf(14) })
    await update(admin(), 'course_round', { _id: late.roundID, change: { startDate: '2026-11-21' } })
    await take(14, await tokenFor(mailOf(14)))
    expect(await transfers(late.enrollID)).toMatchObject([{ status: 'invited', problem: 'gone' }])
    const cancelled = await seatOf(13)
    await nameSubstitute(as(13), { courseID: cancelled.courseID, email: mailOf(15) })
    const change = { status: 'cancelled', cancelReason: 'ไม่พร้อม', cancelEffect: 'choose' } as const
    await update(admin(), 'course_round', { _id: cancelled.roundID, change })
    await take(15, await tokenFor(mailOf(15)))
    expect(await holders(cancelled.roundID)).toEqual([13])
    expect(await holders(late.roundID)).toEqual([13])
  })

  test('two who take one seat at once, and the giver who cancels meanwhile: one of them has it', async () => {
    const seat = await seatOf(16)
    await nameSubstitute(as(16), { courseID: seat.courseID, email: 'shared@elsewhere.test' })
    const token = await tokenFor('shared@elsewhere.test')
    const taking = [17, 18, 19, 17].map((n) => takeSubstitute(as(n), token))
    const naming = nameSubstitute(as(16), { courseID: seat.courseID, email: mailOf(20) })
    await Promise.allSettled([...taking, naming, drain()])
    await drain()
    expect(await holders(seat.roundID)).toHaveLength(1)
    expect((await seatingOf(admin(), seat))?.taken).toBe(1)
    const open = (await transfers(seat.enrollID)).filter(({ status }) => status === 'invited')
    expect(open.length).toBeLessThanOrEqual(1)
  })

  test('staff give a seat at once until the round begins, also past the last day of learners', async () => {
    const seat = await seatOf(21, { round: { startDate: '2026-11-22' }, source: 'order' })
    for (const role of ['user', 'member', 'guest'] as const)
      await expect(
        nameSubstituteFor(academy.as(role), { enrollID: seat.enrollID, email: mailOf(22) }),
      ).rejects.toMatchObject({ kind: 'forbidden' })
    const elsewhere = nameSubstituteFor(academy.as('admin', 'factory'), { enrollID: seat.enrollID, email: mailOf(22) })
    await expect(elsewhere).rejects.toMatchObject({ kind: 'not-found' })
    const path = `/enroll/substitute?where=_id:is:${seat.enrollID}`
    const shown = await pages.open({ path, viewer: academy.viewer('manager') })
    expect(textOf(shown.text)).toContain('งานเชื่อม · รุ่นที่ 1 · 22 พ.ย. 2569')
    const viewer = academy.viewer('manager')
    const posted = pages.post({ path, viewer, form: { email: mailOf(22) } })
    await Promise.allSettled([posted, drain()])
    expect((await posted).status).toBe(302)
    expect(await holders(seat.roundID)).toEqual([22])
    const again = nameSubstituteFor(admin(), { enrollID: seat.enrollID, email: mailOf(23) })
    await expect(again).rejects.toMatchObject({ kind: 'not-found' })
    const begun = await seatOf(21, { round: { startDate: '2026-11-20' } })
    const toLate = nameSubstituteFor(admin(), { enrollID: begun.enrollID, email: mailOf(23) })
    await expect(toLate).rejects.toMatchObject(code('begun'))
  })

  test('a person who withdrew before is admitted again, and the screens work without scripts', async () => {
    const seat = await seatOf(24)
    const withdrawn = {
      courseID: seat.courseID,
      userID: people[25]!.id,
      standing: 'withdrawn',
      reason: 'ติดงาน',
    } as const
    await create(admin(), 'enroll', withdrawn)
    const path = `/lesson/detail/${seat.courseID}/substitute`
    const cancel = await pages.open({ path: `/lesson/detail/${seat.courseID}/cancel`, viewer: people[24]! })
    expect(cancel.text).toContain(path)
    expect((await pages.open({ path, viewer: people[26]! })).text).toContain('คุณไม่มีที่นั่งในรุ่นอบรมของหลักสูตรนี้')
    const wrong = await pages.post({ path, viewer: people[24]!, form: { email: 'x' } })
    expect(wrong.status).toBe(400)
    await pages.post({ path, viewer: people[24]!, form: { email: mailOf(25) } })
    expect(textOf((await pages.open({ path, viewer: people[24]! })).text)).toContain('รอผู้เรียนแทนรับที่นั่ง')
    await drain()
    const [transfer] = await transfers(seat.enrollID)
    const link = `/user/substitute/${transfer!._id}`
    expect(textOf((await pages.open({ path: link, viewer: people[25]! })).text)).toContain('รับที่นั่งอบรม')
    const posted = pages.post({ path: link, viewer: people[25]!, form: {} })
    await Promise.allSettled([posted, drain()])
    expect(await holders(seat.roundID)).toEqual([25])
    const done = (who: number) => pages.open({ path: `${link}?done`, viewer: people[who]! })
    expect(textOf((await done(25)).text)).toContain('ลงทะเบียนให้แล้ว')
    expect(textOf((await done(26)).text)).toContain('รับที่นั่งนี้ไม่ได้')
  })
})
