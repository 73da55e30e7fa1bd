import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExamSettings } from '#domain/learning/assessment/blueprint.ts'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { hashOf, openSession } from '#platform/identity/session/session.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import {
  answerTo,
  blueprintOf,
  canaryKey,
  plantBank,
  plantExam,
  plantLearner,
  slotsOf,
} from '../../../../../tests/writes/exams/exam.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import type { Sitting } from '../../sitting/protocol.ts'

const start = Date.parse('2026-12-01T02:00:00Z')
const minute = 60_000

/** The text of a question without its tags. */
const stemOf = ({ question }: ReturnType<typeof slotsOf>[number]) => question.stem.replace(/<[^>]+>/g, '')

const openFor = ({ app, as }: Academy, one: Viewer, more: Partial<Parameters<typeof openSession>[1]> = {}) =>
  openSession(app, {
    ...{ site: as('admin').site._id, user: { site: one.home, _id: one.id }, interface: 'frontend', remember: false },
    ...more,
  })

/** The cookie of an administrator who looks in the name of a learner. */
async function cookieInNameOf(academy: Academy, learner: Viewer): Promise<{ cookie: string }> {
  const staff = await openFor(academy, academy.viewer('admin'), { interface: 'backend' })
  const ofStaff = { session: hashOf(staff.secret), until: academy.app.clock() + 30 * minute }
  return { cookie: `sid=${(await openFor(academy, learner, { ofStaff })).secret}` }
}

describe.each(await testDrivers())('screens of a sitting on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let ids: Awaited<ReturnType<typeof plantBank>>['ids']
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
    ids = (await plantBank(admin())).ids
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const now = () => admin().now
  const after = (minutes: number) => new Date(now() + minutes * minute).toISOString()
  const examWith = (settings: Partial<ExamSettings> = {}, round: Record<string, unknown> = {}) =>
    plantExam(admin(), { blueprint: blueprintOf([ids.single, ids.truefalse], settings), round })
  type Exam = Awaited<ReturnType<typeof examWith>>
  const learnerOf = ({ courseID }: { courseID: string }) => plantLearner(academy, { courseID, n: (n += 1) })
  const pathOf = ({ courseID, examID }: Exam) => `/lesson/assessment/${courseID}/${examID}`
  const open = async (path: string, viewer: Viewer, locale: 'th' | 'en' = 'th') => {
    if (locale === 'th') return pages.open({ path, viewer })
    return pages.open({ path, headers: { cookie: `sid=${(await openFor(academy, viewer)).secret}; lang=en` } })
  }
  const read = async (path: string, viewer: Viewer) => textOf((await open(path, viewer)).text)
  const call = (path: string, { viewer, body }: { viewer: Viewer; body: unknown }) =>
    pages.ask({ method: 'POST', path, viewer, body })
  const startCall = ({ courseID, examID }: Exam, viewer: Viewer, more: object = {}) =>
    call('/api/exam/start', { viewer, body: { courseID, examID, ...more } })
  const begun = async (exam: Exam) => {
    const who = await learnerOf(exam)
    const { body, status } = await startCall(exam, who.viewer)
    expect(status, JSON.stringify(body)).toBe(200)
    const sitting = body as Sitting
    const { attemptID, lease } = sitting
    const submit = (lastNumber: number) =>
      call('/api/exam/submit', { viewer: who.viewer, body: { attemptID, lease, lastNumber } })
    const save = (slot: string, number: number) =>
      call('/api/exam/answer', {
        viewer: who.viewer,
        body: { attemptID, lease, answers: [answerTo(sitting, { slot, number })] },
      })
    return { ...who, sitting, attemptID, lease, submit, save }
  }

  const attemptOf = (_id: string) =>
    from(admin(), 'exam_attempt').select(['status', 'endsAt']).where('_id', '=', _id).executeTakeFirstOrThrow()

  test('the waiting room has the rules, and no question before the start', async () => {
    const exam = await plantExam(admin(), {
      blueprint: blueprintOf(
        questionTypes.map((type) => ids[type]),
        { attempts: 2, hasPenalty: true, navigation: 'forward', waitBetween: 5 },
      ),
      round: { closesAt: after(600), code: 'ห้อง7' },
    })
    const { viewer, at: as } = await learnerOf(exam)
    const { text: html, status } = await open(pathOf(exam), viewer)
    expect(status).toBe(200)
    const text = textOf(html)
    for (const said of [
      'สอบปลายภาค',
      'เวลาสอบ 1 ชม. นับจากเวลาที่กดเริ่ม',
      'สอบได้ 2 ครั้ง เหลือ 2 ครั้ง',
      'เว้น 5 นาทีก่อนสอบครั้งต่อไป',
      'ผ่านเมื่อได้ 50% ขึ้นไป',
      'ตอบผิดหักคะแนน',
      'จะย้อนกลับมาไม่ได้',
      'คำตอบที่มาถึงช้ากว่า 2 นาทีหลังหมดเวลาจะไม่นับคะแนน',
      'รหัสเข้าสอบ',
      'เริ่มสอบ',
    ])
      expect(text).toContain(said)
    expect(html).not.toContain('ห้อง7')
    expect(html).not.toContain('ตอนที่ 1')
    for (const type of questionTypes) expect(html).not.toContain(canaryKey(type))
    const stems = slotsOf((await startCall(exam, viewer, { code: 'ห้อง7' })).body as Sitting)
    expect(stems.length).toBe(questionTypes.length)
    for (const slot of stems) expect(html, slot.question.type).not.toContain(stemOf(slot))
    expect(await from(as(), 'exam_attempt').select('_id').execute()).toHaveLength(1)
  })

  test.each([
    ['th', 'ก่อนเริ่มสอบ', 'หากเริ่มตอนนี้ คุณจะมีเวลา 20 นาที จากเต็ม 60 นาที'],
    ['en', 'Before you start', 'If you start now, you have 20 of the full 60 minutes'],
  ] as const)('a late start has less than the full time, in %s', async (locale, heading, text) => {
    const exam = await examWith({}, { closesAt: after(20) })
    const { viewer } = await learnerOf(exam)
    const said = textOf((await open(pathOf(exam), viewer, locale)).text)
    expect(said).toContain(heading)
    expect(said).toContain(text)
  })

  test('a round opens and closes by its times, and nothing is drawn outside of them (X02)', async () => {
    const exam = await examWith({}, { opensAt: after(30), closesAt: after(60) })
    const { viewer } = await learnerOf(exam)
    const attempts = () => from(admin(), 'exam_attempt').select('_id').where('userID', '=', viewer.id).execute()
    const early = await open(pathOf(exam), viewer)
    expect(textOf(early.text)).toContain('ยังไม่ถึงเวลาเปิดสอบ')
    expect(early.text).toMatch(/aria-disabled="true"[^>]*>.*เริ่มสอบ/s)
    const refused = await startCall(exam, viewer)
    expect(refused.status).toBe(403)
    expect(refused.text).not.toMatch(/stem|slots/)
    expect(await attempts()).toEqual([])
    academy.pass(61 * minute)
    expect(await read(pathOf(exam), viewer)).toContain('หมดเวลาสอบรอบนี้แล้ว')
    const late = await startCall(exam, viewer)
    expect(late.status).toBe(403)
    expect(late.text).not.toMatch(/stem|slots/)
    expect(await attempts()).toEqual([])
  })

  test('another learner, a visitor and a round of others find nothing (X06)', async () => {
    const exam = await examWith()
    const { attemptID, viewer } = await begun(exam)
    const outsider = await learnerOf(await examWith())
    expect((await open(pathOf(exam), outsider.viewer)).status).toBe(404)
    const other = await learnerOf(exam)
    expect((await open(`${pathOf(exam)}?attempt=${attemptID}`, other.viewer)).status).toBe(404)
    expect((await open(`${pathOf(exam)}?attempt=${'0'.repeat(24)}`, other.viewer)).status).toBe(404)
    for (const rest of ['/resit', '/final/2', '/final/0', '/final/1000', '/none', "/final/1'--"])
      expect((await open(`${pathOf(exam)}${rest}`, viewer)).status, rest).toBe(404)
    for (const rest of ['/final', '/final/1'])
      expect((await open(`${pathOf(exam)}${rest}`, viewer)).status, rest).toBe(200)
    const body = { attemptID, lease: 'x'.repeat(20), answers: [] }
    expect((await call('/api/exam/answer', { viewer: other.viewer, body })).status).toBe(404)
    expect((await call('/api/exam/answer', { viewer: outsider.viewer, body })).status).toBe(404)
    expect(
      (await call('/api/exam/submit', { viewer: other.viewer, body: { attemptID, lease: '', lastNumber: 0 } })).status,
    ).toBe(404)
    expect((await pages.open({ path: pathOf(exam) })).status).toBe(302)
  })

  test('the paper is on the page of who sits it, without a key, and the result after it', async () => {
    const exam = await plantExam(admin(), {
      blueprint: blueprintOf(
        questionTypes.map((type) => ids[type]),
        { releasesItself: false },
      ),
    })
    const { viewer, sitting, save, submit } = await begun(exam)
    await save('1', 1)
    const html = (await open(pathOf(exam), viewer)).text
    expect(textOf(html)).toContain('เหลือเวลา')
    expect(html).toContain(stemOf(slotsOf(sitting)[0]!))
    for (const type of questionTypes) expect(html).not.toContain(canaryKey(type))
    for (const name of ['"weights"', '"accepted"', '"areas"', '"modelAnswer"']) expect(html).not.toContain(name)
    expect((await submit(1)).body).toMatchObject({ status: 'submitted' })
    const over = (await open(pathOf(exam), viewer)).text
    expect(textOf(over)).toContain('ส่งแล้ว รอประกาศผล')
    expect(over).toContain('WR1.')
    for (const type of questionTypes) expect(over).not.toContain(canaryKey(type))
  })

  test('a released score is on the page, and the next attempt waits', async () => {
    const exam = await examWith({ attempts: 2, waitBetween: 10 })
    const { viewer, save, submit } = await begun(exam)
    await save('1', 1)
    await submit(1)
    await academy.app.jobs.drain()
    const text = await read(pathOf(exam), viewer)
    expect(text).toContain('2 จาก 4 คะแนน (50%)')
    expect(text).toContain('ผ่าน')
    expect(text).toContain('คุณเริ่มสอบครั้งต่อไปได้')
    academy.pass(11 * minute)
    expect((await startCall(exam, viewer)).status).toBe(200)
    academy.pass(70 * minute)
    const over = await read(pathOf(exam), viewer)
    expect(over).toContain('คุณสอบครบจำนวนครั้งที่กำหนดแล้ว')
    expect(over).toContain('ครั้งที่ 2')
  })

  test('a void attempt and a suspended enrolment say so, and a hidden round is not found', async () => {
    const exam = await examWith({ attempts: 1 })
    const { viewer, enrollID, attemptID } = await begun(exam)
    const form = { intent: 'void', attempt: attemptID, reason: 'ผิดระเบียบ', confirm: 'yes' }
    expect(
      (await pages.post({ path: `/lesson/exam/board/${exam.roundID}`, viewer: academy.viewer('manager'), form }))
        .status,
    ).toBe(200)
    const text = await read(pathOf(exam), viewer)
    expect(text).toContain('การสอบครั้งนี้เป็นโมฆะ')
    expect(text).not.toContain('ผิดระเบียบ')
    await sql`update enroll set standing = 'withdrawn' where _id = ${enrollID}`.execute(academy.database.kysely)
    const blocked = await open(pathOf(exam), viewer)
    expect(blocked.status).toBe(200)
    expect(textOf(blocked.text)).toContain('ถูกถอนแล้ว')
    expect((await startCall(exam, viewer)).status).toBe(403)
    await update(admin(), 'exam_round', { _id: exam.roundID, change: { status: false } })
    expect((await open(pathOf(exam), viewer)).status).toBe(404)
  })

  test('staff in the name of a learner look, and neither start, answer nor submit (X13)', async () => {
    const exam = await examWith()
    const { viewer, sitting, attemptID, lease } = await begun(exam)
    const idle = await learnerOf(exam)
    const cookie = (one: Viewer) => cookieInNameOf(academy, one)
    const page = await pages.open({ path: pathOf(exam), headers: await cookie(idle.viewer) })
    expect(textOf(page.text)).toContain('คุณกำลังดูในชื่อผู้เรียน')
    const busy = await pages.open({ path: pathOf(exam), headers: await cookie(viewer) })
    expect(textOf(busy.text)).toContain('ผู้เรียนกำลังทำข้อสอบอยู่')
    expect(busy.text).not.toContain(stemOf(slotsOf(sitting)[0]!))
    const { courseID, examID } = exam
    for (const [path, body, one] of [
      ['/api/exam/start', { courseID, examID }, idle.viewer],
      ['/api/exam/answer', { attemptID, lease, answers: [] }, viewer],
      ['/api/exam/submit', { attemptID, lease, lastNumber: 0 }, viewer],
      ['/api/exam/go-on-here', { attemptID }, viewer],
      ['/api/exam/fact', { attemptID, fact: 'left' }, viewer],
    ] as const)
      expect((await pages.ask({ method: 'POST', path, body, headers: await cookie(one) })).status, path).toBe(403)
  })

  test('the lesson, the course and the page of a lecturer link to the exam with its state', async () => {
    const lecturer = await learnerOf(await examWith())
    const { _id, name } = await create(admin(), 'lecturer', { name: 'อ.ผู้คุม', userID: lecturer.userID })
    const exam = await examWith({ releasesItself: false }, { closesAt: after(90), invigilators: [{ id: _id, name }] })
    const { courseID, examID } = exam
    const lesson = { courseID, name: 'บทสอบ', kind: 'exam' as const, examID, status: true }
    const { _id: lessonID } = await create(admin(), 'lesson', lesson)
    const idle = await learnerOf(exam)
    const { viewer, submit } = await begun(exam)
    const own = `/lesson/assessment/${courseID}/${examID}/final/1`
    for (const path of [`/lesson/play/${courseID}/${lessonID}`, `/lesson/detail/${courseID}`]) {
      const { text: html } = await open(path, idle.viewer)
      expect(html, path).toContain(own)
      expect(textOf(html), path).toContain('เปิดสอบอยู่ · ปิดสอบ')
      expect(await read(path, viewer), path).toContain('คุณกำลังทำข้อสอบนี้อยู่')
    }
    await submit(0)
    expect(await read(`/lesson/play/${courseID}/${lessonID}`, viewer)).toContain('ส่งแล้ว รอประกาศผล')
    const outsider = await learnerOf(await examWith())
    expect((await open(`/lesson/detail/${courseID}`, outsider.viewer)).text).not.toContain(own)
    const teaching = await open('/lesson/teaching', lecturer.viewer)
    expect(teaching.text).toContain(`/lesson/exam/board/${exam.roundID}`)
    expect((await open('/lesson/teaching', outsider.viewer)).text).not.toContain('/lesson/exam/board/')
  })

  describe('the board of a round', () => {
    const watched = async () => {
      const invigilator = await learnerOf(await examWith())
      const { _id, name } = await create(admin(), 'lecturer', { name: 'อ.คุมสอบ', userID: invigilator.userID })
      const exam = await examWith({}, { invigilators: [{ id: _id, name }] })
      return { exam, path: `/lesson/exam/board/${exam.roundID}`, invigilator: invigilator.viewer }
    }

    test('lists who waits, who sits and how far they are, without answers or extra time', async () => {
      const { exam, path, invigilator } = await watched()
      const waiting = await learnerOf(exam)
      await open(pathOf(exam), waiting.viewer)
      const absent = await learnerOf(exam)
      const { viewer, attemptID, save, sitting } = await begun(exam)
      await create(admin(), 'accommodation', { userID: absent.userID, extraMinutes: 77, reason: 'สายตาเลือนราง' })
      await save('1', 1)
      await call('/api/exam/fact', { viewer, body: { attemptID, fact: 'left' } })
      for (const one of [invigilator, academy.viewer('manager')]) {
        const { text: html, status } = await open(path, one)
        expect(status).toBe(200)
        const text = textOf(html)
        for (const said of [
          waiting.viewer.name,
          viewer.name,
          'รอสอบ 1 คน กำลังสอบ 1 คน',
          'ตอบแล้ว 1 จาก 2 ข้อ',
          'ออกจากหน้าสอบ 1 ครั้ง',
        ])
          expect(text).toContain(said)
        expect(text).not.toContain(absent.viewer.name)
        for (const secret of [
          stemOf(slotsOf(sitting)[0]!),
          'canary-key',
          'สายตาเลือนราง',
          sitting.endsAt!,
          sitting.lease!,
        ])
          expect(html).not.toContain(secret)
      }
      const english = textOf((await open(path, invigilator, 'en')).text)
      expect(english).toContain('1 of 2 answered')
      expect(english).toContain('Left the page 1 time')
    })

    test('is not found by learners, and not by lecturers of other courses', async () => {
      const { exam, path } = await watched()
      const { viewer, attemptID } = await begun(exam)
      const other = await watched()
      const form = { intent: 'extend', attempt: attemptID, minutes: '30', reason: '' }
      for (const one of [viewer, other.invigilator, academy.viewer('user')]) {
        expect((await open(path, one)).status).toBe(404)
        expect((await pages.post({ path, viewer: one, form })).status).toBe(404)
      }
      // An attempt of another round is not on the board.
      expect((await pages.post({ path: other.path, viewer: other.invigilator, form })).status).toBe(404)
      const { endsAt } = await attemptOf(attemptID)
      expect(Date.parse(endsAt!)).toBe(now() + 60 * minute)
    })

    test('extends, pauses, resumes and writes to one or to all, and voids after a second question', async () => {
      const { exam, path, invigilator } = await watched()
      const [one, other] = [await begun(exam), await begun(exam)]
      const send = async (form: Record<string, string>) => {
        const { status, text } = await pages.post({ path, viewer: invigilator, form })
        return { status, text: textOf(text) }
      }
      const endOf = async (id: string) => Date.parse((await attemptOf(id)).endsAt!)
      const end = await endOf(one.attemptID)
      expect((await send({ intent: 'extend', attempt: one.attemptID, minutes: '5', reason: 'ไฟดับ' })).text).toContain(
        'ดำเนินการแล้ว 1 คน',
      )
      expect((await send({ intent: 'extend', attempt: 'all', minutes: '10', reason: '' })).text).toContain(
        'ดำเนินการแล้ว 2 คน',
      )
      expect([await endOf(one.attemptID), await endOf(other.attemptID)]).toEqual([end + 15 * minute, end + 10 * minute])
      await send({ intent: 'pause', attempt: 'all', reason: '' })
      expect((await attemptOf(other.attemptID)).status).toBe('paused')
      await send({ intent: 'resume', attempt: other.attemptID })
      expect([(await attemptOf(one.attemptID)).status, (await attemptOf(other.attemptID)).status]).toEqual([
        'paused',
        'open',
      ])
      await send({ intent: 'message', attempt: 'all', text: 'เหลืออีก 10 นาที' })
      const { attemptID, lease, viewer } = one
      const poll = await call('/api/exam/answer', { viewer, body: { attemptID, lease, answers: [] } })
      expect(poll.body).toMatchObject({ isPaused: true, notices: [{ text: 'เหลืออีก 10 นาที' }] })
      for (const [form, problem] of [
        [{ intent: 'extend', attempt: attemptID, minutes: '0' }, 'ตั้งแต่ 1 ถึง 240'],
        [{ intent: 'extend', attempt: attemptID, minutes: '-5' }, 'ตั้งแต่ 1 ถึง 240'],
        [{ intent: 'extend', attempt: attemptID, minutes: '999' }, 'ตั้งแต่ 1 ถึง 240'],
        [{ intent: 'message', attempt: attemptID, text: ' ' }, 'ใส่ข้อความ'],
        [{ intent: 'message', attempt: attemptID, text: 'ก'.repeat(501) }, 'ใส่ข้อความ'],
        [{ intent: 'void', attempt: attemptID, reason: '', confirm: 'yes' }, 'ใส่เหตุผล'],
        [{ intent: 'void', attempt: attemptID, reason: 'ลอก' }, 'ยืนยันก่อน'],
      ] as const) {
        const answer = await send(form)
        expect([answer.status, answer.text.includes(problem)], JSON.stringify(form)).toEqual([400, true])
      }
      expect((await send({ intent: 'void', attempt: 'all', reason: 'ลอก', confirm: 'yes' })).status).toBe(404)
      expect((await send({ intent: 'grade', attempt: attemptID })).status).toBe(404)
      expect((await attemptOf(attemptID)).status).toBe('paused')
      await send({ intent: 'void', attempt: attemptID, reason: 'ลอก', confirm: 'yes' })
      expect((await attemptOf(attemptID)).status).toBe('void')
      expect((await send({ intent: 'extend', attempt: attemptID, minutes: '5' })).status).toBe(409)
    })
  })
})
