import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { completeLesson, enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'

const drivers = await testDrivers()

describe.each(drivers)('beside a lesson on $kind', (driver) => {
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
  const admin = () => academy.as('admin')
  const other = async () => {
    const person = { username: `other${Math.floor(academy.app.clock())}`, firstname: 'สมหญิง', lastname: 'ใจดี' }
    const { _id } = await create(admin(), 'user', person)
    return { ...learner(), viewer: { ...learner().viewer, id: _id, name: 'สมหญิง ใจดี' } }
  }
  const begin = async (more: Record<string, unknown> = {}) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'ไฟฟ้า', status: true })
    const lesson = { courseID, name: 'แรงดัน', content: '<p>เนื้อหาบท</p>', ...more }
    const { _id: lessonID } = await create(admin(), 'lesson', lesson)
    const { _id: enrollID } = await enrolIn(learner(), courseID)
    return { courseID, lessonID, enrollID, path: `/lesson/play/${courseID}/${lessonID}` }
  }
  const post = (path: string, form: Record<string, string>, role: Role = 'user', site?: 'factory') =>
    pages.post({ path, form, viewer: academy.viewer(role, site ?? 'skills'), ...(site && { site }) })
  const open = async (path: string, role: Role = 'user') => pages.open({ path, viewer: academy.viewer(role) })
  const api = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, data?: unknown, role: Role = 'user') =>
    pages.ask({
      method,
      path: `/api/${path}`,
      viewer: academy.viewer(role),
      ...(data !== undefined && { body: { data } }),
    })
  const notes = (of: { enrollID: string }) =>
    from(learner(), 'lesson_note')
      .select(['_id', 'text', 'at'])
      .where('enrollID', '=', of.enrollID)
      .orderBy('at', 'desc')
      .execute()

  it('keeps notes and bookmarks at their second, changes and removes them, and gives them as a text', async () => {
    const of = await begin()
    await post(of.path, { intent: 'note', text: ' V = I × R ', at: '452' })
    await post(of.path, { intent: 'bookmark', at: '12' })
    const [note] = await notes(of)
    expect(await notes(of)).toMatchObject([
      { text: 'V = I × R', at: 452 },
      { text: '', at: 12 },
    ])
    const page = await open(`${of.path}?tab=notes`)
    expect(page.text).toContain('V = I × R')
    const taken = await open(`/lesson/play/${of.courseID}/notes`)
    expect(taken.text).toMatch(/แรงดัน\r\n00:12 {2}ที่คั่น\r\n07:32 {2}V = I × R/)
    await post(of.path, { intent: 'change-note', id: note!._id, text: 'ใหม่' })
    expect((await notes(of))[0]).toMatchObject({ text: 'ใหม่' })
    await post(of.path, { intent: 'remove-note', id: note!._id })
    expect(await notes(of)).toHaveLength(1)
  })

  it('leads back to the tab where no script sends the form', async () => {
    const of = await begin()
    const answer = await post(of.path, { intent: 'note', text: 'จด', plain: '1' })
    expect(answer).toMatchObject({ status: 302, headers: { location: `${of.path}?tab=notes` } })
  })

  it.each([
    ['an empty note', { intent: 'note', text: '  ' }, 'กรุณาพิมพ์ข้อความก่อนส่ง'],
    ['one that is too long', { intent: 'note', text: 'ก'.repeat(2001) }, 'ข้อความยาวเกินไป'],
    ['an empty question', { intent: 'ask', text: '' }, 'กรุณาพิมพ์ข้อความก่อนส่ง'],
  ])('says what is wrong with %s', async (_what, form, says) => {
    const of = await begin()
    expect((await post(of.path, form)).text).toContain(says)
    expect(await notes(of)).toEqual([])
  })

  it('shows notes to nobody but their learner: not to staff, not to another, not over the API', async () => {
    const of = await begin()
    await post(of.path, { intent: 'note', text: 'ความลับของฉัน' })
    const [note] = await notes(of)
    for (const role of ['admin', 'root', 'manager'] as const) {
      expect((await api('GET', `lesson_note/${note!._id}`, undefined, role)).status).not.toBe(200)
      expect(await from(academy.as(role), 'lesson_note').selectAll().execute()).toEqual([])
    }
    const stranger = await other()
    await enrolIn(stranger, of.courseID)
    expect(await from(stranger, 'lesson_note').selectAll().execute()).toEqual([])
    await expect(update(stranger, 'lesson_note', { _id: note!._id, change: { text: 'x' } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      create(stranger, 'lesson_note', { enrollID: of.enrollID, lessonID: of.lessonID, text: 'x' }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    const acting = { ...learner(), viewer: { ...learner().viewer, actor: { id: 'a', name: 'b' } } }
    expect(await from(acting, 'lesson_note').selectAll().execute()).toEqual([])
  })

  it('lets nobody write at a lesson of another course, nor with access that has ended', async () => {
    const [one, two] = [await begin(), await begin()]
    await expect(
      create(learner(), 'lesson_note', { enrollID: one.enrollID, lessonID: two.lessonID, text: 'x' }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(
      create(learner(), 'lesson_question', { enrollID: one.enrollID, lessonID: two.lessonID, text: 'x' }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await update(admin(), 'enroll', { _id: one.enrollID, change: { standing: 'withdrawn', reason: 'ย้าย' } })
    expect((await post(one.path, { intent: 'note', text: 'x' })).status).toBe(403)
    expect((await post(one.path, { intent: 'ask', text: 'x' })).status).toBe(403)
    expect(await notes(one)).toEqual([])
  })

  it('takes no intent that it does not know for one, and of a guest or staff none at all', async () => {
    const of = await begin()
    for (const role of ['admin', 'guest'] as const)
      expect((await post(of.path, { intent: 'note', text: 'x' }, role)).status).not.toBe(200)
    expect(await notes(of)).toEqual([])
    await post(of.path, { intent: 'constructor', text: 'x' })
    expect(await notes(of)).toEqual([])
  })

  describe('questions', () => {
    const questionsOf = (of: { lessonID: string }) =>
      from(admin(), 'lesson_question').selectAll().where('lessonID', '=', of.lessonID).orderBy('_id').execute()

    it('are told to staff; an answer is told to who asked, and stands under the lesson', async () => {
      const of = await begin()
      await post(of.path, { intent: 'ask', text: 'แรงดันตกคืออะไร', at: '30' })
      const [question] = await questionsOf(of)
      expect(question).toMatchObject({ courseID: of.courseID, status: 'open', at: 30, text: 'แรงดันตกคืออะไร' })
      const told = (await ownNotices(admin())).notices[0]!
      expect(told).toMatchObject({
        title: { th: 'ผู้เรียนถามในหลักสูตร “ไฟฟ้า”' },
        href: `/lesson/question/${question!._id}`,
      })

      const answered = await post(told.href, { intent: 'answer', text: 'แรงดันที่ลดลงตามสาย' }, 'admin')
      expect(answered.headers['location']).toBe(`${told.href}?done=answered`)
      expect((await questionsOf(of))[0]).toMatchObject({ status: 'answered' })
      const heard = (await ownNotices(learner())).notices[0]!
      expect(heard.title.th).toBe('คำถามของคุณใน “แรงดัน” มีคำตอบแล้ว')
      expect((await open(heard.href)).text).toContain('แรงดันที่ลดลงตามสาย')

      await post(of.path, { intent: 'reply', id: question!._id, text: 'ยังไม่เข้าใจ' })
      expect((await questionsOf(of))[0]).toMatchObject({ status: 'open' })
      expect((await open(told.href, 'admin')).text).toContain('ยังไม่เข้าใจ')
    })

    it('are read by who learns there without the name of who asked, and by nobody else', async () => {
      const of = await begin()
      await post(of.path, { intent: 'ask', text: 'ถามหน่อย' })
      const fellow = await other()
      expect(await from(fellow, 'lesson_question').selectAll().where('lessonID', '=', of.lessonID).execute()).toEqual(
        [],
      )
      await enrolIn(fellow, of.courseID)
      const [seen] = await from(fellow, 'lesson_question').selectAll().where('lessonID', '=', of.lessonID).execute()
      expect(seen).toMatchObject({ text: 'ถามหน่อย', byName: null, enrollID: null })
      await expect(create(fellow, 'lesson_answer', { questionID: seen!._id, text: 'x' })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    })

    it('cannot be forged: status, course, name and time are the server’s', async () => {
      const of = await begin()
      const data = { enrollID: of.enrollID, lessonID: of.lessonID, text: 'x' }
      for (const forged of [
        { status: 'answered' },
        { courseID: of.courseID },
        { byName: 'ผู้ดูแล' },
        { answeredAt: '2026-01-01T00:00:00Z' },
      ])
        expect((await api('POST', 'lesson_question', { ...data, ...forged })).status).not.toBe(200)
      const [question] = await questionsOf(of)
      expect(question).toBeUndefined()
    })

    it('are asked twenty times in an hour at most', async () => {
      const of = await begin()
      const asked = { enrollID: of.enrollID, lessonID: of.lessonID }
      for (let n = 0; n < 20; n++) await create(learner(), 'lesson_question', { ...asked, text: `ข้อ ${n}` })
      expect((await post(of.path, { intent: 'ask', text: 'ข้อสุดท้าย' })).text).toContain('ส่งคำถามบ่อยเกินไป')
      expect((await api('POST', 'lesson_question', { ...asked, text: 'ผ่าน API' })).status).toBe(429)
      expect(await questionsOf(of)).toHaveLength(20)
    })

    it('and what is added to them count together, by the form and over the API', async () => {
      const of = await begin()
      await post(of.path, { intent: 'ask', text: 'ทำไม' })
      const [question] = await questionsOf(of)
      for (let n = 1; n <= 21; n++) await post(of.path, { intent: 'reply', id: question!._id, text: `เพิ่ม ${n}` })
      expect((await api('POST', 'lesson_answer', { questionID: question!._id, text: 'อีก' })).status).toBe(429)
      // Rate limits do not apply to staff who answer.
      await create(admin(), 'lesson_answer', { questionID: question!._id, text: 'เพราะ' })
      const all = await from(admin(), 'lesson_answer').select('_id').where('questionID', '=', question!._id).execute()
      expect(all).toHaveLength(20)
    })
  })

  it('counts time for a lesson that asks for it: it is finished when so much was watched', async () => {
    const of = await begin({ kind: 'text', completion: 'time', minMinutes: 1 })
    const enrolment = (await enrolmentOf(learner(), of.courseID))!
    await expect(completeLesson(learner(), { enrolment, lessonID: of.lessonID })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const mark = /(\d{13}\.[\w-]{43})/.exec((await open(of.path)).text)?.[1]
    academy.pass(61_000)
    const body = { lessonID: of.lessonID, seen: [[0, 60_000]], position: 60_000, duration: 0, opened: mark }
    const answer = await pages.ask({ method: 'POST', path: '/api/lesson/watch', body, viewer: academy.viewer('user') })
    expect(answer.body).toMatchObject({ seconds: 60, percent: 0 })
    await completeLesson(learner(), { enrolment, lessonID: of.lessonID })
  })

  it('counts nothing of a lesson that is locked', async () => {
    const of = await begin({ opensOn: '2099-01-01' })
    expect((await open(of.path)).text).not.toMatch(/\d{13}\.[\w-]{43}/)
    const body = { lessonID: of.lessonID, seen: [[0, 1000]], position: 0, duration: 1000 }
    const answer = await pages.ask({ method: 'POST', path: '/api/lesson/watch', body, viewer: academy.viewer('user') })
    expect(answer).toMatchObject({ status: 403, body: { issues: [{ code: 'locked' }] } })
  })
})
