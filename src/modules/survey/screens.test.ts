import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { sql } from 'kysely'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'
import { satisfactionAnswers, satisfactionQuestions } from '../../../database/seeds/assessment/site-surveys.ts'
import { surveyTypes } from './rules/survey-question.ts'
import { starterQuestion, stemOf } from './rules/edit-questions.ts'

describe.each(await testDrivers())('the pages of surveys on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const opened = async (more: object = {}) =>
    (
      await create(admin(), 'survey', {
        ...{ name: 'ความพึงพอใจ', audience: 'all', questions: satisfactionQuestions, status: 'open', ...more },
      })
    )._id
  const learner = async (): Promise<Viewer> => {
    n += 1
    const { _id } = await create(admin(), 'user', { username: `reader${n}`, firstname: 'มานะ', lastname: `ที่${n}` })
    return { ...academy.viewer('user'), id: _id, name: `มานะ ที่${n}` }
  }
  const fields: [string, string][] = [
    ['q.overall1', '5'],
    ['q.parts001.trainer1', 'great001'],
    ['q.parts001.content1', 'good0001'],
    ['q.parts001.practice', 'good0001'],
    ['q.source01', 'friends1'],
    ['q.again001', 'true'],
    ['q.comment1', 'อยากให้มีอีก <b>'],
  ]
  const send = (viewer: Viewer, survey: string, form = fields) =>
    pages.post({ path: '/lesson/survey', viewer, form: [['survey', survey], ...form] })

  test('L85.23 a learner finds, fills in and sends a survey without a script, and reads their answers', async () => {
    const [survey, viewer] = [await opened(), await learner()]
    const list = await pages.open({ path: '/lesson/survey', viewer })
    expect(list.text).toContain(`/lesson/survey/${survey}`)
    const form = await pages.open({ path: `/lesson/survey/${survey}`, viewer })
    expect(form.text).toMatch(/<form[^>]*action="\/lesson\/survey"/)
    for (const [name] of fields) expect(form.text).toContain(`name="${name}"`)
    expect(textOf(form.text)).toContain('โดยรวมคุณพอใจกับการอบรมมากน้อยเพียงใด')
    const half = await send(viewer, survey, fields.slice(1, 3))
    expect(half.status).toBe(400)
    expect(textOf(half.text)).toMatch(/กรุณาตอบคำถามนี้.*กรุณาตอบให้ครบทุกแถว/s)
    expect(half.text).toMatch(/value="great001"[^>]*checked|checked[^>]*value="great001"/)
    const sent = await send(viewer, survey)
    expect([sent.status, sent.headers['location']]).toEqual([302, `/lesson/survey/${survey}`])
    const thanks = await pages.open({ path: `/lesson/survey/${survey}`, viewer })
    expect(textOf(thanks.text)).toContain('ขอบคุณสำหรับคำตอบ')
    expect(textOf(thanks.text)).toContain('วิทยากร: ดีมาก')
    expect(thanks.text).toContain('อยากให้มีอีก &lt;b&gt;')
    expect((await send(viewer, survey)).status).toBe(302)
  })

  test('every type has controls with names, in both languages', async () => {
    let id = 0
    const newId = () => `q${String((id += 1)).padStart(5, '0')}`
    const questions = surveyTypes.map((type) => {
      const one = starterQuestion(type, newId)
      const text = JSON.stringify({ ...one, question: { ...one.question, stem: stemOf(`ถาม ${type}`) } })
      return JSON.parse(text.replaceAll('"text":""', () => `"text":"ข้อ ${newId()}"`))
    })
    const survey = await opened({ questions, isAnonymous: true })
    const page = await pages.open({ path: `/lesson/survey/${survey}`, viewer: await learner() })
    expect(page.status).toBe(200)
    for (const type of surveyTypes) expect(textOf(page.text)).toContain(`ถาม ${type}`)
    expect(textOf(page.text)).toContain('แบบสำรวจนี้ไม่ระบุตัวตน')
    const reader = await learner()
    const { cookie: signed } = await pages.cookieOf(reader, 'skills')
    const headers = { cookie: `${signed}; lang=en` }
    const english = await pages.open({ path: `/lesson/survey/${survey}`, viewer: reader, headers })
    expect(textOf(english.text)).toContain('This survey is anonymous')
  })

  test('X13 staff see a preview, and cannot answer as themselves', async () => {
    const survey = await opened()
    const preview = await pages.open({ path: `/lesson/survey/${survey}`, viewer: academy.viewer('admin') })
    expect([preview.status, textOf(preview.text).includes('ส่งคำตอบไม่ได้')]).toEqual([200, true])
    expect((await send(academy.viewer('admin'), survey)).status).toBe(403)
    expect((await send({ id: '', role: 'guest', home: '', name: '' }, survey)).status).not.toBe(200)
    const draft = await opened({ status: 'draft' })
    const hidden = await pages.open({ path: `/lesson/survey/${draft}`, viewer: await learner() })
    expect(hidden.status).toBe(404)
  })

  test('the API takes an answer once, and stores no answer with a key of the caller', async () => {
    const [survey, viewer] = [await opened({ isAnonymous: true }), await learner()]
    const call = (body: unknown) =>
      pages.ask({ path: '/api/survey/answer', viewer, body, headers: { 'idempotency-key': 'one' } })
    const answers = { ...satisfactionAnswers(0), comment1: 'secret-of-one' }
    expect((await call({ surveyID: survey, answers })).body).toEqual({ status: 200, isNew: true })
    expect((await call({ surveyID: survey, answers })).body).toEqual({ status: 200, isNew: false })
    const stored = await sql<{ n: number }>`select count(*)::int as n from answered_call`.execute(
      academy.database.kysely,
    )
    expect(stored.rows[0]!.n).toBe(0)
    expect((await call({ surveyID: survey, answers: { overall1: 99 } })).status).toBe(200)
    expect((await call({ surveyID: survey })).status).toBe(400)
    expect((await call({ surveyID: 'f'.repeat(24), answers })).status).toBe(404)
  })

  test('staff edit questions, and read what is wrong by number', async () => {
    const survey = await opened({ status: 'draft', questions: [] })
    const viewer = academy.viewer('manager')
    const path = `/survey/questions/${survey}`
    const save = async (questions: unknown, version?: number) => {
      const row = await from(admin(), 'survey').select('version').where('_id', '=', survey).executeTakeFirstOrThrow()
      const sent = { questions: JSON.stringify(questions), version: String(version ?? row.version) }
      return pages.post({ path, viewer, form: sent })
    }
    expect((await pages.open({ path, viewer })).status).toBe(200)
    const wrong = await save([
      ...satisfactionQuestions,
      {
        ...satisfactionQuestions[0],
        id: 'q009',
        question: { type: 'single', stem: '<p>ก</p>', content: { options: [] } },
      },
    ])
    expect([wrong.status, textOf(wrong.text).includes('ข้อ 6: ใส่ตัวเลือกอย่างน้อย 2 ข้อ')]).toEqual([400, true])
    for (const broken of ['x', [{}], [{ ...satisfactionQuestions[0], id: '<script>' }]])
      expect((await save(broken)).status).toBe(400)
    expect((await save(satisfactionQuestions, 0)).status).toBe(409)
    expect((await save(satisfactionQuestions)).status).toBe(302)
    await update(admin(), 'survey', { _id: survey, change: { status: 'open' } })
    expect((await save(satisfactionQuestions.slice(1))).status).toBe(400)
    const detail = await pages.open({ path: `/survey/detail/${survey}`, viewer })
    for (const link of [path, `/survey/results/${survey}`]) expect(detail.text).toContain(link)
  })

  test('staff read results, and export them guarded; a group under five is hidden', async () => {
    const [named, anonymous] = [await opened(), await opened({ isAnonymous: true })]
    for (let at = 0; at < 5; at += 1) {
      const viewer = await learner()
      const form = fields.map(([name, value]): [string, string] => [name, name === 'q.comment1' ? `=cmd ${at}` : value])
      for (const survey of at < 4 ? [named, anonymous] : [named])
        expect((await send(viewer, survey, form)).status).toBe(302)
    }
    await update(admin(), 'survey', { _id: anonymous, change: { status: 'closed' } })
    const viewer = academy.viewer('manager')
    const results = textOf((await pages.open({ path: `/survey/results/${named}`, viewer })).text)
    for (const text of ['เฉลี่ย 5', '5 (100%)', '=cmd 3']) expect(results).toContain(text)
    const hidden = textOf((await pages.open({ path: `/survey/results/${anonymous}`, viewer })).text)
    expect(hidden).toContain('ซ่อนไว้เพราะมีผู้ตอบไม่ถึง 5 คน')
    expect(hidden).not.toContain('=cmd')
    const csv = await pages.open({ path: `/survey/export/${named}/csv`, viewer })
    expect(csv.text).toContain("'=cmd 0")
    expect(csv.text).toContain('มานะ')
    const few = await pages.open({ path: `/survey/export/${anonymous}/csv`, viewer })
    expect(few.text).not.toMatch(/cmd|มานะ/)
    const xlsx = await pages.open({ path: `/survey/export/${named}/xlsx`, viewer })
    expect([xlsx.status, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await pages.open({ path: `/survey/export/${named}/exe`, viewer })).status).toBe(404)
    const response = await from(admin(), 'survey_response')
      .select('_id')
      .where('surveyID', '=', named)
      .executeTakeFirstOrThrow()
    const record = await pages.open({ path: `/survey/response/${response._id}`, viewer })
    expect(textOf(record.text)).toContain('วิทยากร: ดีมาก')
    expect((await pages.open({ path: `/survey/results/${named}`, viewer: await learner() })).status).not.toBe(200)
  })
})
