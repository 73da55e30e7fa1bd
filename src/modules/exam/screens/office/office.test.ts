import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { blueprintOf, plantBank } from '../../../../../tests/writes/exams/exam.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { readExam } from '../../exams/read-exam.server.ts'

describe.each(await testDrivers())('the office screens of exams on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  let examID: string
  let bank: Awaited<ReturnType<typeof plantBank>>

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy)
    bank = await plantBank(admin())
    courseID = (await create(admin(), 'course', { name: 'ช่างไฟฟ้า', status: true }))._id
    examID = (await create(admin(), 'exam', { courseID, name: 'สอบปลายภาค' }))._id
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const manager = () => academy.viewer('manager')
  const edit = (version = 0) => `/lesson/exam/edit/${examID}/${version}`
  const detail = (version = 0) => `/lesson/exam/detail/${examID}/${version}`
  const open = (path: string, more: object = {}) => pages.open({ path, viewer: manager(), ...more })
  const revisionAt = async (path: string) =>
    /name="revision" value="([0-9a-f]+)"/.exec((await open(path)).text)?.[1] ?? ''
  const save = async (blueprint: unknown, more: Record<string, string> = {}) =>
    pages.post({
      path: edit(),
      viewer: manager(),
      form: {
        ...{ intent: 'save', revision: more['revision'] ?? (await revisionAt(edit())) },
        blueprint: typeof blueprint === 'string' ? blueprint : JSON.stringify(blueprint),
        ...more,
      },
    })
  const draft = () => readExam(admin(), { examID, version: 0 })
  const simple = (): Blueprint => blueprintOf([bank.ids.single, bank.ids.truefalse])

  test('a manager adds an exam of a course and edits it', async () => {
    const path = `/lesson/exam/add/${courseID}/0`
    expect(textOf((await open(path)).text)).toContain('ชื่อชุดข้อสอบ')
    const sent = await pages.post({ path, viewer: manager(), form: { name: 'สอบย่อย', kind: 'practice' } })
    expect(sent.status).toBe(302)
    const added = await from(admin(), 'exam').selectAll().where('exam.name', '=', 'สอบย่อย').executeTakeFirstOrThrow()
    expect([added.courseID, added.kind]).toEqual([courseID, 'practice'])
    expect(sent.headers['location']).toBe(`/lesson/exam/edit/${added._id}/0`)
    expect((await pages.post({ path, viewer: manager(), form: { name: '', kind: 'exam' } })).status).toBe(400)
    for (const wrong of [
      `/lesson/exam/add/${courseID}/1`,
      `/lesson/exam/add/${'f'.repeat(24)}/0`,
      '/lesson/exam/add/x/0',
    ])
      expect((await open(wrong)).status, wrong).toBe(404)
  })

  test('the editor, the exam and its preview have both languages', async () => {
    expect((await save(simple())).status).toBe(302)
    const words: [string, RegExp, RegExp][] = [
      [edit(), /บันทึกฉบับร่าง.*ตรวจก่อนเผยแพร่.*2 ข้อ 4 คะแนน/s, /Save draft.*Before publishing.*2 questions, 4 points/s],
      [detail(), /เพิ่มรอบสอบ|เผยแพร่.*เลือกเอง 2 ข้อ/s, /Publish.*2 chosen questions/s],
      [`${detail()}?tab=versions`, /ฉบับร่าง/, /Draft/],
      [`/lesson/exam/preview/${examID}/0`, /คำตอบไม่ถูกบันทึก.*ข้อ 1/s, /Answers are not stored.*Question 1/s],
      ['/lesson/exam', /สอบปลายภาค/, /Exams/],
      [`/seminar/exam/edit/${examID}`, /บันทึกฉบับร่าง/, /Save draft/],
      [`/seminar/exam/detail/${examID}`, /กติกาการสอบ/, /Rules/],
      [`/seminar/exam/add/${courseID}`, /ชื่อชุดข้อสอบ/, /Name/],
    ]
    const english = `${(await pages.cookieOf(manager(), 'skills'))['cookie']}; lang=en`
    for (const [path, th, en] of words) {
      const [inThai, inEnglish] = [await open(path), await open(path, { headers: { cookie: english } })]
      expect([path, inThai.status, inEnglish.status]).toEqual([path, 200, 200])
      expect(textOf(inThai.text), path).toMatch(th)
      expect(textOf(inEnglish.text), path).toMatch(en)
    }
  })

  test('no screen of an exam holds a key', async () => {
    for (const path of [edit(), detail(), `/lesson/exam/preview/${examID}/0`, `/lesson/exam/questions/${examID}?q=`])
      expect((await open(path)).text, path).not.toContain('canary-key')
  })

  test('questions are found by text and bank, and only ready ones', async () => {
    await update(admin(), 'question', { _id: bank.ids.essay, change: { status: 'retired' } })
    const ask = async (query: string) => (await open(`/lesson/exam/questions/${examID}?${query}`)).text
    expect(await ask('q=truefalse')).toContain(bank.ids.truefalse)
    expect(await ask('q=truefalse')).not.toContain(bank.ids.single)
    expect(await ask(`bank=${bank.bankID}`)).toContain(bank.ids.single)
    expect(await ask(`bank=${bank.bankID}`)).not.toContain(bank.ids.essay)
    expect(await ask(`bank=${'f'.repeat(24)}`)).not.toContain(bank.ids.single)
    expect((await open(`/lesson/exam/questions/${'f'.repeat(24)}`)).status).toBe(404)
  })

  test('of two people who edit a draft, the second is told what saving over it changes', async () => {
    await save(simple())
    const revision = await revisionAt(edit())
    const theirs = { ...simple(), settings: { ...simple().settings, duration: 90 } }
    const mine = { ...simple(), settings: { ...simple().settings, passPercent: 80 } }
    expect((await save(theirs, { revision })).status).toBe(302)
    const late = await save(mine, { revision })
    expect(late.status).toBe(409)
    const text = textOf(late.text)
    expect(text).toContain('มีผู้บันทึกฉบับร่างหลังจากคุณเปิดหน้านี้')
    expect(text).toMatch(/เวลาทำข้อสอบ \(นาที\): 90 → 60/)
    expect((await draft())?.blueprint).toEqual(theirs)
    const newer = /name="revision" value="([0-9a-f]+)"/.exec(late.text)![1]!
    expect((await save(mine, { revision: newer })).status).toBe(302)
    expect((await draft())?.blueprint).toEqual(mine)
  })

  test('what is no blueprint is refused in words, and the name is kept', async () => {
    await save(simple())
    const [section] = simple().sections
    const wrong: [unknown, RegExp][] = [
      ['', /.+/],
      ['{', /.+/],
      ['[]', /.+/],
      [{ ...simple(), more: 1 }, /.+/],
      [{ ...simple(), sections: [{ ...section, points: 'ten' }] }, /ตอนที่ 1 คะแนนต่อข้อ/],
      [{ ...simple(), settings: { ...simple().settings, duration: 0 } }, /เวลาทำข้อสอบ \(นาที\)/],
    ]
    for (const [blueprint, why] of wrong) {
      const page = await save(blueprint, { name: 'ชื่อใหม่' })
      expect([JSON.stringify(blueprint), page.status]).toEqual([JSON.stringify(blueprint), 400])
      expect(textOf(page.text)).toMatch(why)
    }
    expect((await draft())?.blueprint).toEqual(simple())
    expect((await save(simple(), { intent: 'constructor' })).status).toBe(404)
    expect((await save(simple(), { name: '  ' })).status).toBe(400)
    expect((await save(simple(), { name: 'สอบกลางภาค' })).status).toBe(302)
    const { name } = await from(admin(), 'exam')
      .select('exam.name')
      .where('exam._id', '=', examID)
      .executeTakeFirstOrThrow()
    expect(name).toBe('สอบกลางภาค')
  })

  test('an incomplete draft is not published, and a complete one becomes the next version', async () => {
    const few = blueprintOf([])
    expect((await save(few)).status).toBe(302)
    expect(textOf((await open(detail())).text)).toContain('ตอนที่ยังไม่มีข้อสอบ')
    const pool = { kind: 'pool' as const, bank: bank.bankID, count: 400 }
    const short = { ...simple(), sections: [{ ...simple().sections[0]!, source: pool }] }
    expect((await save(short, { intent: 'publish' })).status).toBe(400)
    await save(short)
    expect(textOf((await open(`/lesson/exam/preview/${examID}/0`)).text)).toContain('ข้อสอบในคลังยังไม่พอ')
    const sent = await save(simple(), { intent: 'publish' })
    expect([sent.status, sent.headers['location']]).toEqual([302, `${detail(1)}?done=published`])
    expect(textOf((await open(`${detail(1)}?done=published`)).text)).toContain('เผยแพร่เวอร์ชัน 1 แล้ว')
    const { settings } = simple()
    await save({ ...simple(), settings: { ...settings, attempts: 3 } })
    const again = await pages.post({ path: detail(), viewer: manager(), form: { intent: 'publish' } })
    expect([again.status, again.headers['location']]).toEqual([302, `${detail(2)}?done=published`])
    const compared = textOf((await open(`${detail(2)}?tab=versions`)).text)
    expect(compared).toMatch(/สิ่งที่เปลี่ยนจากเวอร์ชัน 1.*จำนวนครั้งที่ทำได้.*ไม่จำกัด.*3/s)
    expect(textOf((await open(edit(1))).text)).toContain('คุณกำลังแก้ไขจากเวอร์ชัน 1')
    for (const path of [detail(3), edit(3), `/lesson/exam/preview/${examID}/3`, `/lesson/exam/detail/${examID}/x`])
      expect((await open(path)).status, path).toBe(404)
  })

  test('a round says what to look at, and closes once', async () => {
    const times = { opensAt: '2026-11-28T02:00:00Z', closesAt: '2026-11-28T03:30:00Z' }
    const { _id } = await create(admin(), 'exam_round', { examID, ...times })
    await create(admin(), 'accommodation', {
      userID: academy.viewer('user').id,
      timeFactor: 2,
      reason: 'มองเห็นเลือนราง',
    })
    const path = `/exam/round/detail/${_id}`
    expect(textOf((await open(path)).text)).toContain('ผู้เรียนยังไม่เห็นรอบสอบนี้')
    await update(admin(), 'exam_round', {
      _id,
      change: { status: true, closesAt: '2026-11-28T03:10:00Z', opensAt: '2026-11-28T02:50:00Z' },
    })
    const page = await open(path)
    expect(textOf(page.text)).toContain('ช่วงเวลาเปิดสอบสั้นกว่าเวลาทำข้อสอบ')
    expect(textOf(page.text)).not.toMatch(/ผู้เรียนยังไม่เห็น|มองเห็นเลือนราง/)
    const close = () => pages.post({ path, viewer: manager(), form: { intent: 'close' } })
    expect([(await close()).status, (await close()).status]).toEqual([302, 409])
    const { closesAt } = await from(admin(), 'exam_round')
      .select('exam_round.closesAt')
      .where('exam_round._id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(String(closesAt))).toBeLessThan(Date.parse('2026-11-28T03:10:00Z'))
    expect((await open(path, { site: 'factory' })).status).toBe(404)
    expect(textOf((await open(`${detail()}?tab=rounds`)).text)).toContain('สอบจริง')
  })

  test('other sites, learners, lecturers and members are refused', async () => {
    const { id } = academy.viewer('user')
    const lecturer = await create(admin(), 'lecturer', { name: 'ครู', userID: id })
    await update(admin(), 'course', { _id: courseID, change: { lecturer: [{ id: lecturer._id, name: 'ครู' }] } })
    const paths = [edit(), detail(), `/lesson/exam/preview/${examID}/0`, `/lesson/exam/questions/${examID}`]
    for (const path of [...paths, `/seminar/exam/edit/${examID}`, `/seminar/exam/detail/${examID}`]) {
      expect((await open(path, { site: 'factory' })).status, path).toBe(404)
      for (const role of ['user', 'member'] as const)
        expect((await open(path, { viewer: academy.viewer(role) })).status, `${role} ${path}`).not.toBe(200)
    }
    const before = await draft()
    for (const role of ['user', 'member'] as const) {
      const form = { intent: 'save', revision: '', blueprint: JSON.stringify(simple()) }
      const sent = await pages.post({ path: edit(), viewer: academy.viewer(role), form })
      expect([200, 302, 409].includes(sent.status) && sent.headers['location']?.toString().includes('saved')).toBe(
        false,
      )
    }
    expect(await draft()).toEqual(before)
  })

  test('a lesson of a course names one of its exams, and the outline leads there', async () => {
    const other = await create(admin(), 'course', { name: 'อื่น' })
    const foreign = await create(admin(), 'exam', { courseID: other._id, name: 'สอบของหลักสูตรอื่น' })
    const lesson = await create(admin(), 'lesson', { courseID, name: 'สอบท้ายบท', kind: 'exam', examID })
    const form = textOf((await open(`/lesson/player/edit/${lesson._id}`)).text)
    expect([form.includes('สอบกลางภาค'), form.includes('สอบของหลักสูตรอื่น')]).toEqual([true, false])
    const outline = (await open(`/lesson/player/detail/${courseID}`)).text
    expect(outline).toContain(detail())
    expect(outline).toContain(`/lesson/exam/add/${courseID}/0`)
    await expect(update(admin(), 'lesson', { _id: lesson._id, change: { examID: foreign._id } })).rejects.toThrow(
      'examID',
    )
  })
})
