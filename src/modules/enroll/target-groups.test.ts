import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, type Role, type Viewer } from '#platform/data/access/viewer.ts'
import { changeOne, createOne } from '#platform/http/api/change.ts'
import { setOwnReminders } from '#platform/background/reminders/own-reminders.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { RequestError } from '#platform/errors/errors.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'
import { enrolIn, enrolmentOf } from './commands/enrol.server.ts'
import { handOut } from './seats/hold.server.ts'
import { takeSeatBy } from './seats/take.server.ts'

const drivers = await testDrivers()
const why = 'หลักสูตรนี้รับเฉพาะกลุ่มเป้าหมาย “ช่างไม้” หากคุณอยู่ในกลุ่มนี้ กรุณาติดต่อเจ้าหน้าที่'
const info = (bandCode: string | null) => ({ fti_member: false, fti_member_number: '', agree: true, bandCode })

describe.each(drivers)('a course for its target groups alone, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let meant: Viewer
  let other: Viewer
  let course: string
  let full: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await create(admin(), 'target', { code: 'carpenter', name: 'ช่างไม้' })
    await create(admin(), 'target', { code: 'smith', name: 'ช่างเหล็ก' })
    ;[meant, other] = [await learner('a', 'carpenter'), await learner('b', 'smith')]
    course = await courseWith({})
    full = await courseWith({ seats: 0 })
  }, 120_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const as = (viewer: Viewer): Context => ({ ...academy.as('user'), viewer })
  const learner = async (name: string, band: string | null): Promise<Viewer> => {
    const row = { username: name, firstname: `คุณ${name}`, lastname: 'งานดี', email: `${name}@band.test` }
    const { _id } = await create(admin(), 'user', { ...row, info: info(band) })
    return { id: _id, role: 'user', home: academy.as('user').site._id, name, ...(band && { band }) }
  }
  const courseWith = async (more: Record<string, unknown>) => {
    const row = { name: 'งานเฟอร์นิเจอร์', status: true, onlyTarget: true, target: ['carpenter'], ...more }
    const { _id } = await create(admin(), 'course', row)
    await academy.app.jobs.drain()
    return _id
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: RequestError) => ({ kind: error.kind, code: error.issues[0]?.code, th: error.issues[0]?.th }),
    )
  const outside = { kind: 'forbidden', code: 'target', th: why }
  const noticesOf = async (role: Role) => {
    const { rows } = await sql<{ title: { th: string } }>`select title from notice
      where "user" = ${academy.viewer(role).id} order by "createdAt" desc, _id desc`.execute(academy.database.kysely)
    return rows.map(({ title }) => title.th)
  }
  const isEnrolled = async (who: Viewer, _id = course) => (await enrolmentOf(as(who), _id)) !== null
  const read = async (path: string, viewer: Viewer, locale: 'th' | 'en' = 'th') => {
    const { cookie: signed } = await pages.cookieOf(viewer, 'skills')
    const cookie = [signed, `lang=${locale}`].filter(Boolean).join('; ')
    return textOf((await pages.open({ path, viewer, headers: { cookie } })).text)
  }

  test('its page says for whom it is, and why another cannot enrol himself', async () => {
    const shown = await read(`/lesson/detail/${course}`, other)
    expect(shown).toContain(why)
    expect(shown).toContain('รับเฉพาะ')
    const inEnglish = await read(`/lesson/detail/${course}`, other, 'en')
    expect(inEnglish).toContain(
      'This course is only for these target groups: “ช่างไม้”. If you belong to one of them, contact the staff.',
    )
    expect(inEnglish).not.toContain('กรุณาติดต่อเจ้าหน้าที่')
    expect(await read(`/lesson/detail/${course}`, meant)).toContain('ลงทะเบียนเรียน')
    expect(await read(`/lesson/detail/${course}`, meant)).not.toContain(why)
    expect(await read(`/lesson/detail/${course}`, guest)).toContain('เข้าสู่ระบบเพื่อลงทะเบียน')
    for (const path of ['enroll', 'subscribe'])
      expect(
        await read(path === 'enroll' ? `/lesson/detail/${course}/enroll` : `/lesson/subscribe/${full}`, other),
        path,
      ).toContain(why)
    expect(await read(`/lesson/subscribe/${full}`, other)).not.toContain('ติดตามหลักสูตรนี้')
    expect(await read(`/lesson/detail/${full}`, other)).not.toContain('เข้าคิว')
  })

  test('every call refuses him in the same sentence, whatever the body says of him', async () => {
    const enrol = (data: Record<string, unknown>) =>
      pages.ask({ path: '/api/enroll', viewer: other, body: { data: { courseID: course, ...data } } })
    const plain = await enrol({})
    expect(plain.status).toBe(403)
    expect(plain.text).toContain('รับเฉพาะกลุ่มเป้าหมาย')
    const forged = { bandCode: 'carpenter' }
    for (const data of [forged, { info: forged }, { band: 'carpenter' }, { source: 'staff' }, { userID: meant.id }])
      expect((await enrol(data)).status, JSON.stringify(data)).toBeGreaterThanOrEqual(400)
    expect(await refusal(enrolIn(as({ ...other, band: 'carpenter' }), course))).toEqual(outside)
    const page = await pages.post({ path: `/lesson/detail/${course}/enroll`, viewer: other, form: forged })
    expect(page.status).toBe(400)
    expect(textOf(page.text)).toContain(why)
    const line = (data: Record<string, unknown>) => refusal(createOne(as(other), 'waiting', { data }))
    expect(await line({ courseID: full })).toEqual(outside)
    expect(await refusal(createOne(as(other), 'follow', { data: { courseID: full } }))).toEqual(outside)
    for (const intent of ['join', 'follow']) {
      const answer = await pages.post({ path: `/lesson/subscribe/${full}`, viewer: other, form: { intent, ...forged } })
      expect(answer.status, intent).toBe(403)
      expect(textOf(answer.text), intent).toContain(why)
    }
    expect(await refusal(enrolIn(as(other), full))).toEqual(outside)
    expect([await isEnrolled(other), await isEnrolled(meant)]).toEqual([false, false])
  })

  test('his group is what his record says when he posts: he cannot give it to himself', async () => {
    const change = (bandCode: string | null) =>
      changeOne(as(other), 'user', { _id: other.id, body: { data: { info: info(bandCode) } } } as never)
    expect(await refusal(change('carpenter'))).not.toBeNull()
    const moved = await learner('m', 'carpenter')
    expect(await read(`/lesson/detail/${course}/enroll`, moved)).toContain('ลงทะเบียนเรียน')
    await update(admin(), 'user', { _id: moved.id, change: { info: info('smith') } })
    expect((await pages.post({ path: `/lesson/detail/${course}/enroll`, viewer: moved })).status).toBe(400)
    expect(await refusal(enrolIn(as(moved), course))).toEqual(outside)
    await update(admin(), 'user', { _id: moved.id, change: { info: info('carpenter') } })
    expect(await refusal(enrolIn(as(moved), course))).toBeNull()
    await update(admin(), 'user', { _id: moved.id, change: { info: info(null) } })
    expect(await refusal(enrolIn(as(moved), course))).toBeNull()
  })

  test('who belongs to it enrols, waits and follows as anywhere; without a group nobody enrols himself', async () => {
    expect(
      (await pages.post({ path: `/lesson/subscribe/${full}`, viewer: meant, form: { intent: 'join' } })).status,
    ).toBe(302)
    expect(await refusal(enrolIn(as(meant), course))).toBeNull()
    const none = await courseWith({ target: [] })
    expect(await refusal(enrolIn(as(meant), none))).toMatchObject({
      code: 'target',
      th: expect.stringContaining('เจ้าหน้าที่'),
    })
    await update(admin(), 'course', { _id: none, change: { onlyTarget: false } })
    expect(await refusal(enrolIn(as(other), none))).toBeNull()
  })

  test('who stood in line before keeps his place, and gets his seat', async () => {
    const limited = await courseWith({ seats: 0, onlyTarget: false })
    await create(as(other), 'waiting', { courseID: limited })
    await update(admin(), 'course', { _id: limited, change: { onlyTarget: true } })
    expect(await read(`/lesson/detail/${limited}`, other)).toContain('ดูลำดับคิวของคุณ')
    await update(admin(), 'course', { _id: limited, change: { seats: 1 } })
    await academy.app.jobs.drain()
    expect(await isEnrolled(other, limited)).toBe(true)
  })

  test('staff enrol anybody and are told; of many they see before how many are outside', async () => {
    const at = await courseWith({ name: 'งานลิ้นชัก' })
    const people = 'a@band.test\nb@band.test'
    const form = [
      ['intent', 'check'],
      ['people', people],
      ['unready', 'false'],
      ['courses', at],
    ] as [string, string][]
    const planFor = async (role: Role) =>
      textOf((await pages.post({ path: '/enroll/new/many', viewer: academy.viewer(role), form })).text)
    expect(await planFor('admin')).toContain('อยู่นอกกลุ่มเป้าหมาย 1')
    const blind = await planFor('manager')
    expect(blind).toContain('รับเฉพาะกลุ่มเป้าหมาย โปรดตรวจสอบรายชื่อ')
    expect(blind).not.toContain('อยู่นอกกลุ่มเป้าหมาย 1')
    for (const { id: userID } of [meant, other]) await create(admin(), 'enroll', { userID, courseID: at })
    expect([await isEnrolled(meant, at), await isEnrolled(other, at)]).toEqual([true, true])
    expect(await noticesOf('admin')).toEqual(['ลงทะเบียน “คุณb งานดี” ใน “งานลิ้นชัก” แล้ว ทั้งที่อยู่นอกกลุ่มเป้าหมายของหลักสูตร'])
    for (const name of ['d', 'e']) {
      const { id: userID } = await learner(name, 'smith')
      await create(admin(), 'enroll', { userID, courseID: at })
    }
    expect(await noticesOf('admin'), 'what is not read is counted up').toEqual([
      'ลงทะเบียน “คุณe งานดี” และอีก 2 คน ใน “งานลิ้นชัก” แล้ว ทั้งที่อยู่นอกกลุ่มเป้าหมายของหลักสูตร',
    ])
    await sql`update notice set "readAt" = now() where "user" = ${academy.viewer('admin').id}`.execute(
      academy.database.kysely,
    )
    await create(admin(), 'enroll', { userID: (await learner('f', 'smith')).id, courseID: at })
    expect((await noticesOf('admin')).toSorted()[0]).toMatch(/^ลงทะเบียน “คุณe งานดี” และอีก 2 คน/)
    expect((await noticesOf('admin')).toSorted()[1]).toMatch(/^ลงทะเบียน “คุณf งานดี” ใน/)
    const third = await learner('c', null)
    await create(academy.as('manager'), 'enroll', { userID: third.id, courseID: at })
    expect((await noticesOf('manager'))[0]).toContain('โปรดตรวจสอบว่าผู้เรียนอยู่ในกลุ่ม')
  })

  test('a seat of a company is given by staff, whoever takes it', async () => {
    const paid = await courseWith({ price: 900 })
    const grantID = (
      await create(admin(), 'seat_grant', {
        ...{ company: 'ไทยไม้', courseID: paid, seats: 1, untilDate: '2999-12-31', contactID: meant.id },
      })
    )._id
    const [seat] = await handOut(as(meant), { grantID, text: 'b@band.test' })
    await academy.app.jobs.drain()
    const token = new URL(seat!.link).pathname.split('/').at(-1)!
    await Promise.allSettled([takeSeatBy(as(other), token), academy.app.jobs.drain()])
    expect(await isEnrolled(other, paid)).toBe(true)
  })

  test('who follows it is told that it opens only where he may enrol', async () => {
    const later = await courseWith({ name: 'งานกลึง', onlyTarget: false, startRegistDate: '2999-01-01' })
    for (const who of [meant, other]) await create(as(who), 'follow', { courseID: later })
    const atOnce = { quietFrom: '00:00', quietTo: '00:00', locale: 'th', choices: {} } as const
    await setOwnReminders(as(meant), atOnce)
    await academy.app.jobs.drain()
    await update(admin(), 'course', { _id: later, change: { onlyTarget: true, startRegistDate: null } })
    await academy.app.jobs.drain()
    const told = await from(admin(), 'mail')
      .select('mail.to')
      .where('mail.subject', '=', 'ลงทะเบียนได้แล้ว: งานกลึง')
      .execute()
    expect(told).toEqual([{ to: 'a@band.test' }])
  })

  test('it is set in the form of the course, and by nobody but staff', async () => {
    const change = (who: Context) =>
      refusal(changeOne(who, 'course', { _id: course, body: { data: { onlyTarget: false } } } as never))
    expect(await change(as(other))).not.toBeNull()
    const form = await pages.open({ path: `/lesson/edit/${course}/standard/0`, viewer: academy.viewer('manager') })
    expect(textOf(form.text)).toContain('รับเฉพาะกลุ่มเป้าหมาย')
    const row = await from(admin(), 'course')
      .select('course.onlyTarget')
      .where('course._id', '=', course)
      .executeTakeFirst()
    expect(row).toEqual({ onlyTarget: true })
  })
})
