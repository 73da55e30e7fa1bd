import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { answerQuestion, openQuestions, questionOf } from './question/question.server.ts'

const drivers = await testDrivers()
const notFound = { kind: 'not-found' }
const forbidden = { kind: 'forbidden' }

describe.each(drivers)('questions for a lecturer on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let teacher: Context
  let stranger: Context
  let other: Context
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    teacher = await learnerNamed('teacher')
    stranger = await learnerNamed('stranger')
    other = await learnerNamed('other-learner')
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const learnerNamed = async (username: string): Promise<Context> => {
    const row = await create(admin(), 'user', { username, firstname: username, lastname: 'ทดสอบ' })
    return { ...learner(), viewer: { ...learner().viewer, id: row._id, name: `${username} ทดสอบ` } }
  }
  const teaches = async (who: Context, more: Record<string, unknown> = {}) => {
    const name = `ครู ${who.viewer.name}`
    const { _id: id } = await create(admin(), 'lecturer', { name, userID: who.viewer.id })
    const lecturer = [{ id, name }]
    const { _id: courseID } = await create(admin(), 'course', { name: 'งานเชื่อม', status: true, lecturer, ...more })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'ปรับกระแส' })
    return { courseID, lessonID, id }
  }
  /** A question of the learner in a course that the teacher teaches. */
  const asked = async (who = learner(), of?: { courseID: string; lessonID: string; id: string }) => {
    const made = of ?? (await teaches(teacher))
    const { _id: enrollID } = await enrolIn(who, made.courseID)
    const { _id } = await create(who, 'lesson_question', {
      enrollID,
      lessonID: made.lessonID,
      text: 'ทำไมกระเด็น',
      at: 75,
    })
    return { ...made, enrollID, _id, path: `/lesson/teaching/question/${_id}` }
  }
  const noticesOf = async (user: string) => {
    const { rows } = await sql<{ title: { th: string }; href: string }>`select title, href from notice
      where "user" = ${user} order by "createdAt" desc, _id desc`.execute(academy.database.kysely)
    return rows.map(({ title, href }) => `${title.th} ${href}`)
  }
  const open = (path: string, by: Context) => pages.open({ path, viewer: by.viewer })
  const post = (path: string, form: Record<string, string>, by: Context) =>
    pages.post({ path, form, viewer: by.viewer })
  const answersOf = (questionID: string) =>
    from(admin(), 'lesson_answer').selectAll().where('questionID', '=', questionID).orderBy('_id').execute()

  it('wait on the page of who teaches, who is told; his answer is told to who asked, and stands in the player', async () => {
    const of = await asked()
    await academy.app.jobs.drain()
    expect(await noticesOf(teacher.viewer.id)).toContain(`ผู้เรียนถามในหลักสูตร “งานเชื่อม” ${of.path}`)
    const own = await open('/lesson/teaching', teacher)
    expect(own.text).toContain(of.path)
    const page = textOf((await open(of.path, teacher)).text)
    expect(page).toContain('ทำไมกระเด็น')
    expect(page).toContain(`ผู้ถาม ${learner().viewer.name}`)
    expect(page).toContain('01:15')

    const sent = await post(of.path, { text: ' กระแสสูงเกินไป ' }, teacher)
    expect(sent).toMatchObject({ status: 302, headers: { location: of.path } })
    expect(await answersOf(of._id)).toMatchObject([
      { text: 'กระแสสูงเกินไป', isTeaching: true, byName: teacher.viewer.name },
    ])
    expect((await open('/lesson/teaching', teacher)).text).not.toContain(of.path)
    expect((await noticesOf(learner().viewer.id))[0]).toContain('คำถามของคุณใน “ปรับกระแส” มีคำตอบแล้ว')
    const player = textOf((await open(`/lesson/play/${of.courseID}/${of.lessonID}?tab=questions`, learner())).text)
    expect(player).toContain('กระแสสูงเกินไป')
    expect(player).toContain(teacher.viewer.name)

    await create(learner(), 'lesson_answer', { questionID: of._id, text: 'แล้วลดเท่าไร' })
    await academy.app.jobs.drain()
    expect((await openQuestions(teacher, { most: 50 })).map(({ _id }) => _id)).toContain(of._id)
    expect((await noticesOf(teacher.viewer.id))[0]).toContain('ผู้เรียนถามต่อ')
  })

  it('are answered once however often it is pressed', async () => {
    const of = await asked()
    const send = () => answerQuestion(teacher, { questionID: of._id, text: 'ลดกระแส' })
    await Promise.all([send(), send(), send()])
    await post(of.path, { text: 'ลดกระแส' }, teacher)
    expect(await answersOf(of._id)).toHaveLength(1)
    await answerQuestion(teacher, { questionID: of._id, text: 'และเอียงลวด' })
    expect(await answersOf(of._id)).toHaveLength(2)
  })

  it.each([
    ['nothing', '   ', 'กรุณาพิมพ์คำตอบ'],
    ['too much', 'ก'.repeat(4001), 'คำตอบต้องไม่เกิน 4,000 ตัวอักษร'],
  ])('say what is wrong with %s, and keep what was written', async (_what, text, says) => {
    const of = await asked()
    const answer = await post(of.path, { text }, teacher)
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain(says)
    if (text.trim() !== '') expect(answer.text).toContain(text)
    expect(await answersOf(of._id)).toEqual([])
  })

  it('are shut to a lecturer of another course, to learners, to another site and to forged ids', async () => {
    const of = await asked()
    const theirs = await teaches(stranger)
    await enrolIn(other, of.courseID)
    for (const by of [stranger, other, learner(), academy.as('user', 'factory')]) {
      await expect(questionOf(by, of._id)).rejects.toMatchObject(notFound)
      await expect(answerQuestion(by, { questionID: of._id, text: 'x' })).rejects.toMatchObject(notFound)
    }
    for (const by of [stranger, other])
      await expect(create(by, 'lesson_answer', { questionID: of._id, text: 'x' })).rejects.toMatchObject(forbidden)
    expect(await from(stranger, 'lesson_question').select('_id').where('_id', '=', of._id).execute()).toEqual([])
    expect((await open(of.path, stranger)).status).toBe(404)
    expect((await post(of.path, { text: 'x' }, stranger)).status).toBe(404)
    for (const id of ['x', '0'.repeat(24), theirs.courseID, `${of._id}'`])
      await expect(questionOf(teacher, id)).rejects.toMatchObject(notFound)
    expect(await answersOf(of._id)).toEqual([])
  })

  it('are no longer his once he is taken off the list, nor shown where the course is withdrawn', async () => {
    const of = await asked()
    await update(admin(), 'course', { _id: of.courseID, change: { status: false } })
    await expect(questionOf(teacher, of._id)).rejects.toMatchObject(notFound)
    await update(admin(), 'course', { _id: of.courseID, change: { status: true } })
    expect((await questionOf(teacher, of._id)).text).toBe('ทำไมกระเด็น')
    await update(admin(), 'lecturer', { _id: of.id, change: { userID: null } })
    await expect(questionOf(teacher, of._id)).rejects.toMatchObject(notFound)
    await expect(create(teacher, 'lesson_answer', { questionID: of._id, text: 'x' })).rejects.toMatchObject(forbidden)
    await academy.app.jobs.drain()
  })

  it('of a lecturer himself wait for somebody else: what he adds is no answer', async () => {
    const made = await teaches(teacher)
    const of = await asked(teacher, made)
    expect((await openQuestions(teacher, { most: 50 })).map(({ _id }) => _id)).not.toContain(of._id)
    await expect(answerQuestion(teacher, { questionID: of._id, text: 'x' })).rejects.toMatchObject(notFound)
    await create(teacher, 'lesson_answer', { questionID: of._id, text: 'เพิ่มเติม' })
    expect(await answersOf(of._id)).toMatchObject([{ isTeaching: false }])
    expect(await from(admin(), 'lesson_question').select('status').where('_id', '=', of._id).execute()).toEqual([
      { status: 'open' },
    ])
  })

  it('give nobody the mark of who teaches by asking for it, and their names to no other learner', async () => {
    const of = await asked()
    const api = (data: object, by: Context) =>
      pages.ask({ method: 'POST', path: '/api/lesson_answer', body: { data }, viewer: by.viewer })
    expect((await api({ questionID: of._id, text: 'x', isTeaching: true }, learner())).status).not.toBe(200)
    await enrolIn(other, of.courseID)
    const [seen] = await from(other, 'lesson_question').selectAll().where('_id', '=', of._id).execute()
    expect(seen).toMatchObject({ byName: null, enrollID: null })
    const [known] = await from(teacher, 'lesson_question').selectAll().where('_id', '=', of._id).execute()
    expect(known).toMatchObject({ byName: learner().viewer.name, enrollID: of.enrollID })
  })

  it('whose asker adds something name him to nobody who only learns there, on no page and over no call', async () => {
    const of = await asked()
    await enrolIn(other, of.courseID)
    await create(learner(), 'lesson_answer', { questionID: of._id, text: 'เพิ่มเติม' })
    await answerQuestion(teacher, { questionID: of._id, text: 'เพราะลวดชื้น' })
    const namesFor = async (by: Context) => {
      const found = await from(by, 'lesson_answer')
        .selectAll()
        .where('questionID', '=', of._id)
        .orderBy('isTeaching')
        .execute()
      return found.map(({ byName }) => byName)
    }
    expect(await namesFor(other)).toEqual([null, teacher.viewer.name])
    for (const by of [learner(), teacher, admin()])
      expect(await namesFor(by)).toEqual([learner().viewer.name, teacher.viewer.name])
    const page = await open(`/lesson/play/${of.courseID}/${of.lessonID}?tab=questions`, other)
    expect(page.text).toContain('เพิ่มเติม')
    expect(page.text).not.toContain(learner().viewer.name)
  })

  it('are called in the office by what they ask and by names, never by a bare id', async () => {
    const of = await asked()
    const page = await pages.open({ path: `/lesson/question/${of._id}`, viewer: academy.viewer('admin') })
    expect(/<title>([^<]*)/.exec(page.text)?.[1]).toContain('ทำไมกระเด็น')
    expect(textOf(page.text)).not.toMatch(/[0-9a-f]{24}/)
  })
})
