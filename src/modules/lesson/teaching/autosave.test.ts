import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'

describe.each(await testDrivers())('a hand-in that is kept while it is written, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let other: Context
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { _id } = await create(admin(), 'user', { username: 'other', firstname: 'อื่น', lastname: 'คน' })
    other = { ...learner(), viewer: { ...learner().viewer, id: _id, name: 'อื่น คน' } }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const begin = async (more: Record<string, unknown> = {}) => {
    // The rate limit is sixty drafts per learner and minute, and the tests save more.
    academy.pass(61_000)
    const { _id: courseID } = await create(admin(), 'course', { name: 'งานช่าง', status: true })
    const lesson = { courseID, name: 'แบบฝึก', kind: 'assignment' as const, ...more }
    const { _id: lessonID } = await create(admin(), 'lesson', lesson)
    const { _id: enrollID } = await enrolIn(learner(), courseID)
    return { courseID, lessonID, enrollID, path: `/lesson/hand-in/${courseID}/${lessonID}` }
  }
  type Of = Awaited<ReturnType<typeof begin>>
  const keep = (of: Of, more: object = {}, by: Context = learner()) => {
    const { courseID, lessonID } = of
    const body = { courseID, lessonID, attempt: 1, version: null, text: 'ร่าง', files: [], ...more }
    return pages.ask({ method: 'POST', path: '/api/lesson/hand-in', body, viewer: by.viewer })
  }
  const rowsOf = (of: Of) =>
    from(learner(), 'hand_in')
      .select(['_id', 'status', 'text', 'attempt', 'version'])
      .where('enrollID', '=', of.enrollID)
      .orderBy('attempt')
      .execute()
  const post = (of: Of, form: Record<string, string>) => pages.post({ path: of.path, form, viewer: learner().viewer })

  it('stays a draft however often it is kept, once where it comes twice', async () => {
    const of = await begin()
    expect((await keep(of)).body).toMatchObject({ isKept: true, isOpen: true, attempt: 1, text: 'ร่าง' })
    const again = await keep(of)
    expect(again.body).toMatchObject({ isKept: true, version: 2 })
    const { version } = again.body
    expect((await keep(of, { version, text: 'ร่าง ต่อ' })).body).toMatchObject({ isKept: true, text: 'ร่าง ต่อ' })
    expect(await rowsOf(of)).toMatchObject([{ status: 'draft', text: 'ร่าง ต่อ', attempt: 1 }])
    expect(await from(admin(), 'hand_in').select('_id').where('lessonID', '=', of.lessonID).execute()).toEqual([])
    expect((await pages.open({ path: of.path, viewer: learner().viewer })).text).toContain('ร่าง ต่อ')
  })

  it('makes no draft of nothing', async () => {
    const of = await begin()
    expect((await keep(of, { text: ' \n' })).body).toMatchObject({ isKept: true, version: null })
    expect(await rowsOf(of)).toEqual([])
  })

  it('overwrites nothing that was written elsewhere, in whatever order it comes', async () => {
    const of = await begin()
    const { version } = (await keep(of, { text: 'แท็บแรก' })).body
    const late = await keep(of, { text: 'แท็บสอง' })
    expect(late.body).toMatchObject({ isKept: false, isOpen: true, version, text: 'แท็บแรก' })
    for (const forged of [{ version: version + 7 }, { attempt: 2, version: null }, { attempt: 2, version }])
      expect((await keep(of, { ...forged, text: 'ทับ' })).body).toMatchObject({ isKept: false, text: 'แท็บแรก' })
    expect((await keep(of, { version, text: 'เลือกแล้ว' })).body).toMatchObject({ isKept: true })
    const both = await Promise.all(['ก', 'ข'].map((text) => keep(of, { version: version + 1, text })))
    expect(both.filter(({ body }) => body.isKept)).toHaveLength(1)
  })

  it('is not touched once it was handed in, and the button tells of another tab', async () => {
    const of = await begin()
    const { version } = (await keep(of, { text: 'ใหม่กว่า' })).body
    const old = await post(of, { intent: 'hand', text: 'เก่ากว่า', attempt: '1', version: '' })
    expect(old.status).toBe(409)
    expect(textOf(old.text)).toContain('มีการแก้ไขร่างนี้จากหน้าต่างอื่น')
    expect(old.text).toContain('เก่ากว่า')
    expect(await rowsOf(of)).toMatchObject([{ status: 'draft', text: 'ใหม่กว่า' }])
    const shown = /name="version" value="(\d*)"/.exec(old.text)?.[1]
    expect(shown).toBe(String(version))
    const sent = await post(of, { intent: 'hand', text: 'เก่ากว่า', attempt: '1', version: shown! })
    expect(sent.status).toBe(302)
    const after = await keep(of, { version, text: 'แก้หลังส่ง' })
    expect(after.body).toMatchObject({ isKept: false, isOpen: false })
    expect(await rowsOf(of)).toMatchObject([{ status: 'handed', text: 'เก่ากว่า' }])
  })

  it('is only of who takes the course, while it is open to him', async () => {
    const of = await begin()
    expect((await keep(of, {}, other)).status).toBe(403)
    expect((await keep(of, {}, academy.as('user', 'factory'))).status).not.toBe(200)
    for (const role of ['guest', 'admin', 'manager'] as const)
      expect((await keep(of, {}, academy.as(role))).status).not.toBe(200)
    const another = await begin()
    expect((await keep({ ...of, lessonID: another.lessonID })).status).toBe(404)
    const locked = await begin({ opensOn: '2099-01-01' })
    expect((await keep(locked)).status).toBe(403)
    await update(admin(), 'enroll', { _id: of.enrollID, change: { standing: 'withdrawn', reason: 'ย้าย' } })
    expect((await keep(of)).status).toBe(403)
    const late = await begin({ dueOn: '2020-01-01', refusesLate: true })
    expect((await keep(late)).body).toMatchObject({ isKept: false, isOpen: false })
    for (const one of [of, another, locked, late]) expect(await rowsOf(one)).toEqual([])
  })

  it.each([
    ['a text that is too long', { text: 'ก'.repeat(5001) }, 'ข้อความยาวเกิน 5,000 ตัวอักษร'],
    ['a file of somebody else', { files: [`upload/1700000000000-${'a'.repeat(32)}.pdf`] }, 'ไม่พบไฟล์ที่แนบ'],
    ['a call that is none', { attempt: 'x' }, 'บันทึกร่างไม่ได้'],
    ['a state of its own', { status: 'passed' }, 'บันทึกร่างไม่ได้'],
  ])('says what is wrong with %s', async (_what, more, says) => {
    const of = await begin()
    const answer = await keep(of, more)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(says)
    expect(await rowsOf(of)).toEqual([])
  })

  it('is not asked for without end', async () => {
    const of = await begin()
    const answers = []
    for (let n = 0; n < 62; n++) answers.push((await keep(of, { text: '' })).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
  })
})
