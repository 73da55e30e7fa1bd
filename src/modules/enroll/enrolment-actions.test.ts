import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { bangkokDay, addDays } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update, updateAny } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { parts, textOf } from '../../../tests/support/reading.ts'
import { completeLesson, enrolIn, enrolmentOf } from './public-api.ts'

const drivers = await testDrivers()

describe.each(drivers)('what staff do with an enrolment on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const learner = () => academy.as('user')
  const course = async (name: string) => {
    const admin = academy.as('admin')
    const { _id: courseID } = await create(admin, 'course', { name, status: true })
    const lessons = []
    for (const order of [0, 1])
      lessons.push(
        (await create(admin, 'lesson', { courseID, name: `บท ${order}`, order, content: '<p>ความลับ</p>' }))._id,
      )
    const { _id } = await enrolIn(learner(), courseID)
    return { courseID, lessons, _id }
  }
  type Made = Awaited<ReturnType<typeof course>>
  const learn = async ({ courseID, lessons }: Made, n: number) =>
    completeLesson(learner(), { enrolment: (await enrolmentOf(learner(), courseID))!, lessonID: lessons[n]! })
  const stored = (_id: string) =>
    from(academy.as('admin'), 'enroll').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const path = (_id: string) => `/enroll/detail/${_id}`
  const send = async (_id: string, form: Record<string, string>, role: Role = 'admin', site?: 'factory') => {
    const answer = await pages.post({ path: path(_id), form, viewer: academy.viewer(role), ...(site && { site }) })
    const to = String(answer.headers['location'] ?? '')
    const batch = to === '' ? '' : (new URL(to, 'http://x').searchParams.get('batch') ?? '')
    return { status: answer.status, to, batch, text: textOf(parts(answer.text, 'main')[0] ?? '') }
  }
  const action = (_id: string, name: string, more: Record<string, string> = {}, role: Role = 'admin') =>
    send(_id, { intent: 'action', recordAction: name, ...more }, role)
  const open = async (to: string, role: Role = 'admin') => {
    const answer = await pages.open({ path: to, viewer: academy.viewer(role) })
    return { status: answer.status, to: answer.headers['location'], text: textOf(parts(answer.text, 'main')[0] ?? '') }
  }
  const api = (asked: { path: string; method?: 'GET' | 'PUT' | 'POST'; body?: unknown }, role: Role = 'user') =>
    pages.ask({ method: 'POST', ...asked, viewer: academy.viewer(role) })
  const tellings = async () => (await ownNotices(learner())).notices.map(({ title }) => title.th)

  test('withdraws with a reason, shuts the learner out everywhere, and takes it back', async () => {
    const made = await course('งานเชื่อม')
    const asked = await open(`${path(made._id)}?action=withdraw`)
    expect(asked.text).toMatch(/ถอนการลงทะเบียน.*ผู้เรียนจะเข้าเรียนไม่ได้ทันที.*เหตุผล/)
    expect((await action(made._id, 'withdraw', { reason: '  ' })).text).toContain('กรุณากรอกเหตุผล')
    expect((await stored(made._id)).standing).toBe('active')

    const done = await action(made._id, 'withdraw', { reason: 'ย้ายไปรุ่นสอง' })
    expect((await open(done.to)).text).toMatch(/ถอนการลงทะเบียน 1 รายการแล้ว.*เลิกทำ.*ย้ายไปรุ่นสอง/)
    expect(await stored(made._id)).toMatchObject({ standing: 'withdrawn', reason: 'ย้ายไปรุ่นสอง' })
    expect((await open(path(made._id))).text).toMatch(/admin ทีมงาน แก้ไขข้อมูล.*สิทธิ์เรียน เรียนได้ → เป็น ถอนแล้ว/)

    const play = `/lesson/play/${made.courseID}/${made.lessons[0]}`
    expect((await open(play, 'user')).to).toBe(`/lesson/detail/${made.courseID}`)
    const page = await open(`/lesson/detail/${made.courseID}`, 'user')
    expect(page.text).toContain('การลงทะเบียนของคุณในหลักสูตรนี้ถูกถอนแล้ว')
    expect((await open('/user/profile', 'user')).text).toContain('ถอนแล้ว')
    expect((await pages.post({ path: play, viewer: academy.viewer('user') })).status).toBe(403)
    const lesson = await api({ method: 'GET', path: `/api/lesson/${made.lessons[0]}` })
    expect(lesson.text).not.toContain('ความลับ')
    const completion = { data: { enrollID: made._id, lessonID: made.lessons[0] } }
    expect((await api({ path: '/api/lesson_completion', body: completion })).status).toBe(403)
    const again = await api({ path: '/api/enroll', body: { data: { courseID: made.courseID } } })
    expect(again.status).toBe(403)
    expect(again.text).toContain('ถูกถอนแล้ว')
    expect(await tellings()).toContain('การลงทะเบียน “งานเชื่อม” ของคุณถูกถอนแล้ว')

    expect((await action(made._id, 'withdraw', { reason: 'อีกครั้ง' })).text).toContain('ถอนไปแล้ว')
    expect((await stored(made._id)).reason).toBe('ย้ายไปรุ่นสอง')
    const undone = await send(made._id, { intent: 'undo', batch: done.batch })
    expect((await open(undone.to)).text).toContain('เลิกทำ 1 รายการแล้ว')
    expect(await stored(made._id)).toMatchObject({ standing: 'active', reason: null })
    expect((await open(play, 'user')).status).toBe(200)
  })

  test('gives access back later, and approves what waits', async () => {
    const made = await course('ท่อ')
    await action(made._id, 'withdraw', { reason: 'ค้างชำระ' }, 'manager')
    expect((await action(made._id, 'approve')).text).toContain('ไม่ได้รออนุมัติ')
    await action(made._id, 'readmit', {}, 'manager')
    expect(await stored(made._id)).toMatchObject({ standing: 'active', reason: null })
    await updateAny(academy.as('admin'), 'enroll', { _id: made._id, change: { standing: 'waiting' } })
    expect((await open(`/lesson/detail/${made.courseID}`, 'user')).text).toContain('รอเจ้าหน้าที่อนุมัติ')
    await action(made._id, 'approve', {}, 'manager')
    expect((await enrolmentOf(learner(), made.courseID))!.bar).toBeNull()
    expect(await tellings()).toContain('อนุมัติแล้ว คุณเริ่มเรียน “ท่อ” ได้ทันที')
  })

  test('ends access at the end of a day in Bangkok, and extends it', async () => {
    const made = await course('ไฟฟ้า')
    const today = bangkokDay(academy.app.clock())
    for (const [endsOn, bar] of [
      [today, null],
      [addDays(today, -1), 'ended'],
    ] as const) {
      await updateAny(academy.as('admin'), 'enroll', { _id: made._id, change: { endsOn } })
      expect((await enrolmentOf(learner(), made.courseID))!.bar).toBe(bar)
    }
    expect((await open(`/lesson/detail/${made.courseID}`, 'user')).text).toContain('หมดอายุแล้ว')
    await expect(learn(made, 0)).rejects.toMatchObject({ kind: 'forbidden', issues: [{ code: 'ended' }] })
    expect((await action(made._id, 'extend', { endsOn: 'เมื่อวานซืนของพรุ่งนี้' })).to).toBe('')
    await action(made._id, 'extend', { endsOn: addDays(today, 30) }, 'manager')
    expect((await enrolmentOf(learner(), made.courseID))!.bar).toBeNull()
  })

  test('lets progress begin anew and brings it back', async () => {
    const made = await course('สี')
    await learn(made, 0)
    await learn(made, 1)
    expect((await stored(made._id)).analytics).toMatchObject({ percent: 100, status: 'complete' })
    const completions = async () =>
      from(learner(), 'lesson_completion').select('lessonID').where('enrollID', '=', made._id).execute()
    const done = await action(made._id, 'reset', { reason: 'หลักสูตรปรับใหม่' })
    expect((await stored(made._id)).analytics).toMatchObject({ percent: 0, status: 'pending' })
    expect(await completions()).toEqual([])
    expect((await action(made._id, 'reset', { reason: 'อีก' })).text).toContain('ยังไม่ได้เริ่มเรียน')
    await send(made._id, { intent: 'undo', batch: done.batch })
    expect((await stored(made._id)).analytics).toMatchObject({ percent: 100 })
    expect((await completions()).length).toBe(2)

    academy.pass(1000)
    const second = await action(made._id, 'reset', { reason: 'อีกครั้ง' })
    academy.pass(1000)
    await learn(made, 0)
    expect((await stored(made._id)).analytics).toMatchObject({ percent: 50 })
    expect((await send(made._id, { intent: 'undo', batch: second.batch })).to, 'learnt again meanwhile').toBe('')
    expect((await completions()).length).toBe(1)
    const forged = { change: { progressFrom: '2026-01-01T00:00:00.000Z' }, _id: made._id }
    await updateAny(academy.as('admin'), 'enroll', forged).catch(() => {})
    expect((await completions()).length).toBe(1)
  })

  test('a second beginning that is taken back brings back what it hid, and not what the first one hid', async () => {
    const made = await course('ไม้')
    const finished = async () => {
      const found = await from(learner(), 'lesson_completion')
        .select('lessonID')
        .where('enrollID', '=', made._id)
        .execute()
      return found.map(({ lessonID }) => lessonID)
    }
    const begin = async () => {
      academy.pass(1000)
      const staff = academy.as('admin')
      const progressFrom = new Date(staff.now).toISOString()
      await update(staff, 'enroll', { _id: made._id, change: { progressFrom } })
      academy.pass(1000)
      return progressFrom
    }
    const takeBackTo = (progressFrom: string | null) =>
      update(academy.as('admin'), 'enroll', { _id: made._id, change: { progressFrom } })
    await learn(made, 0)
    const first = await begin()
    await learn(made, 1)
    await begin()
    expect(await finished()).toEqual([])
    await takeBackTo(first)
    expect(await finished()).toEqual([made.lessons[1]])
    await takeBackTo(null)
    expect((await finished()).toSorted()).toEqual(made.lessons.toSorted())
  })

  test('marks complete by hand, and recounts do not take it away', async () => {
    const made = await course('ปูน')
    await action(made._id, 'complete', { reason: 'สอบเทียบ' })
    expect((await stored(made._id)).analytics).toMatchObject({ percent: 100, status: 'complete' })
    await create(academy.as('admin'), 'lesson', { courseID: made.courseID, name: 'บทใหม่' })
    await academy.app.jobs.drain()
    expect((await stored(made._id)).analytics).toMatchObject({ total: 3, percent: 100, status: 'complete' })
    expect((await action(made._id, 'complete', { reason: 'ซ้ำ' })).text).toContain('บันทึกว่าเรียนจบแล้ว')
  })

  test('is refused to lower roles, other sites, forged ids, wrong types and what is too long', async () => {
    const made = await course('กระจก')
    for (const [name, role] of [
      ['complete', 'manager'],
      ['reset', 'manager'],
      ['withdraw', 'member'],
    ] as const)
      expect((await action(made._id, name, { reason: 'x' }, role)).text, name).toContain('ไม่มีสิทธิ์ทำรายการนี้')
    for (const name of ['constructor', 'remove', ''])
      expect((await action(made._id, name, { reason: 'x' })).to, name).toBe('')
    expect((await action('0123456789abcdef01234567', 'withdraw', { reason: 'x' })).to).toBe('')
    expect(
      (await send(made._id, { intent: 'action', recordAction: 'withdraw', reason: 'x' }, 'admin', 'factory')).to,
    ).toBe('')
    expect((await action(made._id, 'withdraw', { reason: 'ก'.repeat(5001) })).to).toBe('')
    for (const change of [
      { standing: 'withdrawn' },
      { standing: 'gone' },
      { standing: ['active'] },
      { activeAt: '2020-01-01T00:00:00.000Z' },
    ]) {
      const put = await api({ method: 'PUT', path: `/api/enroll/${made._id}`, body: { data: change } }, 'admin')
      expect(put.status, JSON.stringify(change)).toBe(400)
    }
    for (const change of [{ standing: 'active' }, { endsOn: null }, { passed: true }]) {
      const put = await api({ method: 'PUT', path: `/api/enroll/${made._id}`, body: { data: change } })
      expect([400, 403], JSON.stringify(change)).toContain(put.status)
    }
    const own = await api({ path: '/api/enroll', body: { data: { courseID: made.courseID, standing: 'active' } } })
    expect(own.status).not.toBe(500)
    expect(await stored(made._id)).toMatchObject({ standing: 'active', passed: false })
  })

  test('keeps the reason from the learner', async () => {
    const made = await course('ไม้')
    await action(made._id, 'withdraw', { reason: 'ข้อมูลภายใน' })
    const own = await api({ path: '/api/enroll/query', body: { method: 'find', args: [{ _id: made._id }] } })
    expect(JSON.parse(own.text)).toMatchObject([{ standing: 'withdrawn' }])
    expect(own.text).not.toContain('ข้อมูลภายใน')
    expect((await tellings()).join()).not.toContain('ข้อมูลภายใน')
  })

  test('is offered for many rows of the list, and its figures lead to their rows', async () => {
    const list = (await pages.open({ path: '/enroll/dashboard', viewer: academy.viewer('admin') })).text
    expect(textOf(list)).toMatch(/ยังไม่เริ่มเรียน.*ไม่เข้าเรียนเกิน 14 วัน.*สิทธิ์เรียน.*ที่มาของการลงทะเบียน.*ช่วงความคืบหน้า/)
    const made = [await course('หนึ่ง'), await course('สอง')]
    const form = { intent: 'action', recordAction: 'withdraw', reason: 'ปิดรุ่น', ids: made.map(({ _id }) => _id).join() }
    const answer = await pages.post({ path: '/enroll/dashboard', form, viewer: academy.viewer('manager') })
    const to = String(answer.headers['location'])
    expect((await open(to)).text).toMatch(/ถอนการลงทะเบียน 2 รายการแล้ว.*เลิกทำ/)
    await sql`update enroll set "activeAt" = "activeAt" - interval '16 days'
      where "courseID" in (select _id from course where name in ('กระจก', 'หนึ่ง'))`.execute(academy.database.kysely)
    const idle = await open('/enroll/dashboard?where=activeAt:within:before14&where=standing:is:active&size=50')
    expect(idle.text).toContain('กระจก')
    expect(idle.text, 'withdrawn, and so not asked to learn').not.toContain('สมชาย ใจดี หนึ่ง')
    expect(idle.text).toContain('1–1 จาก 1')
    expect((await open('/enroll/dashboard?where=band:is:p100&size=50')).text).toContain('ปูน')
  })
})
