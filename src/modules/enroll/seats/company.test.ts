import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { completeLesson, enrolmentOf } from '../commands/enrol.server.ts'
import { grantOf, handOut, seatsOf, takeBack } from './hold.server.ts'
import { takeSeatBy } from './take.server.ts'

const drivers = await bothDrivers()
const day = 24 * 3_600_000

describe.each(drivers)('seats of companies on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let contact: Viewer
  let stranger: Viewer
  let people: Viewer[]
  let course: string
  let lesson: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    ;[contact, stranger, ...people] = [await learner('c'), await learner('s')]
    for (let n = 0; n < 6; n++) people.push(await learner(`p${n}`))
    course = (await create(admin(), 'course', { name: 'ความปลอดภัยในโรงงาน', status: true, price: 2500 }))._id
    lesson = (await create(admin(), 'lesson', { courseID: course, name: 'บท 1' }))._id
  }, 120_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const as = (viewer: Viewer): Context => ({ ...academy.as('user'), viewer })
  const learner = async (name: string): Promise<Viewer> => {
    const row = { username: name, firstname: `คุณ${name}`, lastname: 'งานดี', email: `${name}@co.test` }
    const { _id } = await create(admin(), 'user', { ...row, phone: null })
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `คุณ${name} งานดี` }
  }
  const grant = async (seats: number, more: Record<string, unknown> = {}) =>
    (
      await create(admin(), 'seat_grant', {
        ...{ company: 'ไทยอุตสาหกรรม', courseID: course, seats, untilDate: '2026-12-31', contactID: contact.id },
        ...more,
      })
    )._id
  const invite = async (grantID: string, text: string, who: Viewer = contact) => {
    const made = await handOut(as(who), { grantID, text })
    await academy.app.jobs.drain()
    return made.map(({ link }) => new URL(link).pathname.split('/').at(-1)!)
  }
  const take = async (who: Viewer, token: string) => {
    const done = takeSeatBy(as(who), token)
    await Promise.allSettled([done, academy.app.jobs.drain()])
    return done
  }
  const seats = (grantID: string) => seatsOf(as(contact), [grantID])
  const isEnrolled = async (who: Viewer, courseID = course) => (await enrolmentOf(as(who), courseID)) !== null

  test('an invitation is mailed, taken once, and enrols in a course with a price', async () => {
    const grantID = await grant(2)
    const [token] = await invite(grantID, 'new@co.test')
    const mail = await from(admin(), 'mail')
      .select(['mail.subject', 'mail.secret'])
      .where('mail.to', '=', 'new@co.test')
      .execute()
    expect(mail).toMatchObject([{ secret: true }])
    await take(people[0]!, token!)
    expect(await isEnrolled(people[0]!)).toBe(true)
    expect(await seats(grantID)).toMatchObject([{ status: 'enrolled', name: 'คุณp0 งานดี', percent: 0 }])
    await take(people[1]!, token!)
    expect(await isEnrolled(people[1]!)).toBe(false)
  })

  test('of two who open one link at once one gets the seat', async () => {
    const grantID = await grant(1, { courseID: await another() })
    const [token] = await invite(grantID, 'both@co.test')
    const asked = Promise.all([takeSeatBy(as(people[0]!), token!), takeSeatBy(as(people[1]!), token!)])
    await academy.app.jobs.drain()
    await asked
    const { courseID } = await grantOf(as(contact), grantID)
    expect(
      [await isEnrolled(people[0]!, courseID), await isEnrolled(people[1]!, courseID)].filter(Boolean),
    ).toHaveLength(1)
  })

  const another = async () => (await create(admin(), 'course', { name: 'งานบนที่สูง', status: true, price: 900 }))._id

  test('who has an account is told there, and whoever invited him does not learn of it', async () => {
    const grantID = await grant(1)
    await invite(grantID, 'P2')
    const [seat] = await seats(grantID)
    expect(seat).toMatchObject({ status: 'invited', name: '' })
    const seen = await from(as(contact), 'company_seat')
      .select(['company_seat.userID', 'company_seat.told', 'company_seat.proof'])
      .where('company_seat._id', '=', seat!._id)
      .executeTakeFirst()
    expect(seen).toEqual({ userID: null, told: null, proof: null })
    const page = await pages.open({ path: '/user/seats', viewer: people[2]! })
    expect(textOf(page.text)).toContain('ไทยอุตสาหกรรม ให้ที่นั่งเรียน “ความปลอดภัยในโรงงาน” กับคุณ')
    await take(people[3]!, seat!._id)
    expect(await isEnrolled(people[3]!)).toBe(false)
    await take(people[2]!, seat!._id)
    expect(await isEnrolled(people[2]!)).toBe(true)
  })

  test('never more seats than were granted, nor after the day; ended invitations are free again', async () => {
    const grantID = await grant(2)
    await expect(invite(grantID, 'a@co.test\nb@co.test\nc@co.test')).rejects.toMatchObject({
      issues: [{ code: 'tooMany' }],
    })
    await invite(grantID, 'a@co.test')
    await expect(invite(grantID, 'A@co.test')).rejects.toMatchObject({ issues: [{ code: 'twice' }] })
    const both = await Promise.allSettled([invite(grantID, 'b@co.test'), invite(grantID, 'c@co.test')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(invite(grantID, '')).rejects.toMatchObject({ issues: [{ code: 'noPeople' }] })
    const old = await grant(1)
    const [token] = await invite(old, 'late@co.test')
    academy.pass(15 * day)
    await take(people[4]!, token!)
    expect(await isEnrolled(people[4]!)).toBe(false)
    expect(await invite(old, 'other@co.test')).toHaveLength(1)
    const over = await grant(1, { untilDate: '2026-11-30' })
    await expect(invite(over, 'x@co.test')).rejects.toMatchObject({ issues: [{ code: 'over' }] })
  })

  test('an unused seat is taken back, one that was begun is not, and progress is shown', async () => {
    const grantID = await grant(2, { courseID: course })
    const [one, other] = await invite(grantID, 'u@co.test\nv@co.test')
    await take(people[4]!, one!)
    await take(people[5]!, other!)
    await completeLesson(as(people[5]!), { enrolment: (await enrolmentOf(as(people[5]!), course))!, lessonID: lesson })
    const of = async (who: string) => (await seats(grantID)).find(({ invited }) => invited === who)!
    const [unused, begun] = [await of('u@co.test'), await of('v@co.test')]
    expect(begun).toMatchObject({ percent: 100, isComplete: true })
    await expect(takeBack(as(contact), { grantID, seat: begun._id })).rejects.toMatchObject({
      issues: [{ code: 'begun' }],
    })
    await takeBack(as(contact), { grantID, seat: unused._id })
    await academy.app.jobs.drain()
    expect([(await of('u@co.test')).status, (await of('v@co.test')).status]).toEqual(['back', 'enrolled'])
    expect((await enrolmentOf(as(people[4]!), course))!.bar).toBe('withdrawn')
    expect(await invite(grantID, 'w@co.test')).toHaveLength(1)
  })

  test('who is the contact person no more when his taking back is done takes nothing back', async () => {
    const grantID = await grant(1, { courseID: await another() })
    const [token] = await invite(grantID, 'stay@co.test')
    await take(people[0]!, token!)
    const [seat] = await seats(grantID)
    await inTransaction(admin(), async (inside) => {
      await takeBack({ ...inside, viewer: contact, memo: new Map() }, { grantID, seat: seat!._id })
      await update(inside, 'seat_grant', { _id: grantID, change: { contactID: people[1]!.id } })
    })
    await academy.app.jobs.drain()
    expect(await seatsOf(as(people[1]!), [grantID])).toMatchObject([{ status: 'enrolled' }])
  })

  test('who gets a seat again after it was taken back is let in again, and nobody whom staff withdrew is', async () => {
    const courseID = (await create(admin(), 'course', { name: 'ปั้นจั่น', status: true, price: 900, accessDays: 30 }))._id
    const grantID = await grant(3, { courseID, untilDate: '2027-12-31' })
    const who = people[4]!
    const inDays = (n: number) => addDays(bangkokDay(admin().now), n)
    const enrolment = async () =>
      (await from(admin(), 'enroll')
        .select(['enroll._id', 'enroll.standing', 'enroll.endsOn'])
        .where('enroll.courseID', '=', courseID)
        .executeTakeFirst())!
    await take(who, (await invite(grantID, 'p4'))[0]!)
    await takeBack(as(contact), { grantID, seat: (await seats(grantID))[0]!._id })
    await academy.app.jobs.drain()
    expect(await enrolment()).toMatchObject({ standing: 'withdrawn', endsOn: inDays(29) })
    academy.pass(10 * day)
    await take(who, (await invite(grantID, 'p4'))[0]!)
    expect(await enrolment()).toMatchObject({ standing: 'active', endsOn: inDays(29) })
    const [, again] = await seats(grantID)
    expect(again).toMatchObject({ status: 'enrolled', name: who.name })
    await takeBack(as(contact), { grantID, seat: again!._id })
    await academy.app.jobs.drain()
    await update(admin(), 'enroll', { _id: (await enrolment())._id, change: { standing: 'active', reason: null } })
    await update(admin(), 'enroll', {
      _id: (await enrolment())._id,
      change: { standing: 'withdrawn', reason: 'ผิดระเบียบ' },
    })
    await take(who, (await invite(grantID, 'p4'))[0]!)
    expect(await enrolment()).toMatchObject({ standing: 'withdrawn' })
  })

  test('nobody else sees, hands out, takes back or changes the seats of a company', async () => {
    const grantID = await grant(3)
    await invite(grantID, 'hidden@co.test')
    const [seat] = await seats(grantID)
    await expect(invite(grantID, 'x@co.test', stranger)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(takeBack(as(stranger), { grantID, seat: seat!._id })).rejects.toMatchObject({ kind: 'not-found' })
    const mine = await grant(1, { contactID: stranger.id })
    await expect(takeBack(as(stranger), { grantID: mine, seat: seat!._id })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await from(as(stranger), 'company_seat').select('_id').where('_id', '=', seat!._id).execute()).toEqual([])
    for (const path of [`/user/seats/${grantID}`, `/user/seats/${grantID}/file`])
      expect((await pages.open({ path, viewer: stranger })).status, path).toBe(404)
    for (const change of [{ seats: 5000 }, { contactID: stranger.id }, { untilDate: '2099-01-01' }])
      await expect(update(as(contact), 'seat_grant', { _id: grantID, change })).rejects.toBeTruthy()
    const forged = { grantID, invited: 'x', expiresAt: '2099-01-01T00:00:00Z' }
    await expect(create(as(contact), 'company_seat', forged)).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await pages.ask({ path: '/api/seat_grant', viewer: contact, body: { data: forged } })).status).toBe(403)
  })

  test.each(['x'.repeat(40), `${'a'.repeat(24)}${'b'.repeat(43)}`, '', '../../etc'])(
    'a guessed link %j opens nothing',
    async (token) => {
      const before = await from(admin(), 'enroll').select('_id').execute()
      await take(people[5]!, token).catch((error: unknown) => expect(error).toMatchObject({ kind: 'not-found' }))
      expect(await from(admin(), 'enroll').select('_id').execute()).toHaveLength(before.length)
    },
  )

  test('the pages say how many are left, give a link once, and a file of the people', async () => {
    const grantID = await grant(2)
    const path = `/user/seats/${grantID}`
    const given = await pages.post({ path, viewer: contact, form: { intent: 'give', people: '0812345678' } })
    expect(given.status).toBe(200)
    expect(given.text).toMatch(/\/user\/seat\/[0-9a-f]{24}[\w-]{43}/)
    const shown = await pages.open({ path, viewer: contact })
    expect(shown.text).not.toMatch(/\/user\/seat\//)
    expect(textOf(shown.text)).toContain('แจกได้อีก 1 ที่')
    const file = await pages.open({ path: `${path}/file`, viewer: contact })
    expect(file.headers['content-type']).toContain('spreadsheetml')
    const refused = await pages.post({
      path,
      viewer: contact,
      form: { intent: 'give', people: 'a@co.test\nb@co.test' },
    })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('แจกได้อีก 1 ที่ แต่คุณใส่มา 2 คน')
  })
})
