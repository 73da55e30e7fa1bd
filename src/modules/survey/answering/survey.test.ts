import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { answerSurvey } from './answer-survey.server.ts'
import { readReleased } from './anonymous-answers.server.ts'
import { surveyById } from './describe-survey.server.ts'
import advanceSurveys from '../commands/advance-surveys.server.ts'
import { exportAnswers } from '../results/export-answers.server.ts'
import type { SurveyQuestion } from '../rules/survey-question.ts'

const drivers = await bothDrivers()
const start = Date.parse('2026-11-28T03:00:00Z')
const questions: SurveyQuestion[] = [
  {
    id: 'q001',
    isRequired: true,
    question: { type: 'scale', stem: '<p>พอใจ</p>', content: { min: 1, max: 5, minLabel: '', maxLabel: '' } },
  },
  {
    id: 'q002',
    isRequired: false,
    question: { type: 'essay', stem: '<p>เพราะ</p>', content: { maxLength: 200, lines: 3 } },
  },
]

describe.each(drivers)('surveys on $kind', (driver) => {
  let academy: Academy
  let courseID: string
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    courseID = (await create(admin(), 'course', { name: 'ช่างไฟฟ้า', status: true }))._id
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = async (isEnrolled = true): Promise<Context> => {
    n += 1
    const { _id } = await create(admin(), 'user', { username: `answers${n}`, firstname: 'มานะ', lastname: `ที่${n}` })
    if (isEnrolled) await create(admin(), 'enroll', { userID: _id, courseID })
    return { ...academy.as('user'), viewer: { ...academy.viewer('user'), id: _id, name: `มานะ ที่${n}` } }
  }
  const opened = async (more: object = {}) =>
    (await create(admin(), 'survey', { name: 'ความพอใจ', courseID, questions, status: 'open', ...more }))._id
  const answer = (ctx: Context, surveyID: string, answers: Record<string, unknown> = { q001: 4 }) =>
    answerSurvey(ctx, { surveyID, read: () => answers })
  const advance = async () => {
    const task = { payload: {}, signal: new AbortController().signal }
    await advanceSurveys.work(admin(), task as Parameters<typeof advanceSurveys.work>[1])
  }

  test('a named answer is stored once with its learner, and sending it again changes nothing', async () => {
    const [surveyID, ctx] = [await opened(), await learner()]
    expect(await Promise.all([answer(ctx, surveyID), answer(ctx, surveyID, { q001: 1 })])).toContain(true)
    expect(await answer(ctx, surveyID, { q001: 2 })).toBe(false)
    const rows = await from(admin(), 'survey_response').selectAll().where('surveyID', '=', surveyID).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ userID: ctx.viewer.id, questionVersion: 1 })
    expect(rows[0]!.enrollID).not.toBeNull()
    const other = await learner()
    expect(await from(other, 'survey_response').selectAll().where('surveyID', '=', surveyID).execute()).toEqual([])
  })

  test('only learners for whom it is may answer, in their own name, while it is open', async () => {
    const [open, draft, closed] = [
      await opened(),
      await opened({ status: 'draft' }),
      await opened({ status: 'closed' }),
    ]
    const [ctx, stranger] = [await learner(), await learner(false)]
    const acted = { ...ctx, viewer: { ...ctx.viewer, actor: { id: 'a'.repeat(24), name: 'ผู้ดูแล' } } }
    for (const one of [acted, admin(), academy.as('manager'), academy.as('guest')])
      await expect(answer(one, open)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(answer(stranger, open)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(answer(academy.as('user', 'factory'), open)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(answer(ctx, draft)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(answer(ctx, closed)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(answer(ctx, 'x')).rejects.toMatchObject({ kind: 'not-found' })
    const bad = answer(ctx, open, { q001: 9, other: 1 })
    await expect(bad).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'other' }, { field: 'q001' }] })
    const completed = await opened({ audience: 'completed' })
    await expect(answer(ctx, completed)).rejects.toMatchObject({ kind: 'not-found' })
    const all = await opened({ audience: 'all', courseID: null, opensAt: '2026-11-28T04:00:00Z' })
    await expect(answer(stranger, all)).rejects.toMatchObject({ kind: 'forbidden' })
    academy.pass(3_600_000)
    expect(await answer({ ...stranger, now: start + 3_600_000 }, all)).toBe(true)
  })

  test('a survey closes at its time, keeps its questions once it is open, and cannot change its anonymity after an answer', async () => {
    const surveyID = await opened({ closesAt: '2026-11-28T05:00:00Z' })
    const change = (to: object) => update(admin(), 'survey', { _id: surveyID, change: to })
    await expect(change({ questions: [] })).rejects.toMatchObject({ kind: 'invalid' })
    await change({ isAnonymous: true })
    await change({ isAnonymous: false, status: 'draft' })
    await change({ questions: questions.slice(0, 1) })
    await change({ status: 'open' })
    expect((await surveyById(admin(), surveyID)).questionVersion).toBe(2)
    await answer(await learner(), surveyID)
    for (const to of [{ isAnonymous: true }, { status: 'draft' as const }])
      await expect(change(to)).rejects.toMatchObject({ issues: [{ code: 'hasAnswers' }] })
    academy.pass(3 * 3_600_000)
    await advance()
    expect((await surveyById(admin(), surveyID)).status).toBe('closed')
    const empty = { name: 'ว่าง', courseID, status: 'open' as const }
    await expect(create(admin(), 'survey', empty)).rejects.toMatchObject({ issues: [{ code: 'noQuestions' }] })
    const nobodys = { name: 'ไม่มีหลักสูตร', questions }
    await expect(create(admin(), 'survey', nobodys)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(opened({ opensAt: '2026-12-02T00:00:00Z', closesAt: '2026-12-01T00:00:00Z' })).rejects.toMatchObject({
      issues: [{ code: 'endsFirst' }],
    })
  })

  test('stems are sanitised, and questions with keys, files or unknown types are refused', async () => {
    const stem = '<p onclick="x()">ก<script>x()</script></p>'
    const [one] = questions
    const surveyID = await opened({ questions: [{ ...one!, question: { ...one!.question, stem } }] })
    expect((await surveyById(admin(), surveyID)).questions[0]!.question.stem).toBe('<p>ก</p>')
    const [single] = [{ type: 'single', stem, content: { options: [], shuffle: false } }]
    for (const question of [single, { ...one!.question, key: { correct: true } }, { type: 'file', stem, content: {} }])
      await expect(opened({ questions: [{ ...one!, question }] }), JSON.stringify(question)).rejects.toMatchObject({
        kind: 'invalid',
      })
  })

  test('answering completes the lessons that name the survey', async () => {
    const [surveyID, ctx] = [await opened({ isAnonymous: true }), await learner()]
    const lesson = { courseID, name: 'ความเห็น', kind: 'survey' as const, surveyID }
    const { _id: lessonID } = await create(admin(), 'lesson', lesson)
    const foreign = await create(admin(), 'course', { name: 'อื่น', status: true })
    await expect(create(admin(), 'lesson', { ...lesson, courseID: foreign._id })).rejects.toMatchObject({
      issues: [{ field: 'surveyID' }],
    })
    const completions = () => from(admin(), 'lesson_completion').selectAll().where('lessonID', '=', lessonID).execute()
    await answer(ctx, surveyID)
    await academy.app.jobs.drain()
    expect(await completions()).toHaveLength(1)
    await remove(admin(), 'lesson', lessonID)
  })

  interface Stored {
    at: string
    xmin: string
    person: string
  }
  const stored = async (surveyID: string) => {
    const { kysely } = academy.database
    const tickets = await sql<Stored>`select ctid::text as at, xmin::text, "userID" as person from survey_ticket
      where "surveyID" = ${surveyID}`.execute(kysely)
    const answers = await sql<Stored & { _id: string }>`select ctid::text as at, xmin::text, _id,
      (answers::jsonb ->> 'q002') as person from survey_answer where "surveyID" = ${surveyID}`.execute(kysely)
    return { tickets: tickets.rows, answers: answers.rows }
  }
  const place = ({ at }: Stored) => {
    const [page, item] = at.slice(1, -1).split(',').map(Number)
    return page! * 1000 + item!
  }

  test('26, X25 nothing joins 50 people with their anonymous answers', async () => {
    const surveyID = await opened({ isAnonymous: true })
    const people: Context[] = []
    for (let at = 0; at < 50; at += 1) people.push(await learner())
    for (const [at, ctx] of people.entries()) {
      const q002 = `secret-${ctx.viewer.id}`
      expect(await answer(ctx, surveyID, { q001: (at % 5) + 1, q002 })).toBe(true)
      expect(await answer(ctx, surveyID, { q001: 1 })).toBe(false)
      if (at % 7 === 0) await advance()
      const { tickets, answers } = await stored(surveyID)
      // While it is open, a transaction of a ticket leads to all waiting answers, never to one of a few.
      const newest = tickets.find(({ person }) => person === ctx.viewer.id)!
      const joined = answers.filter(({ xmin }) => xmin === newest.xmin)
      expect(joined.length === 0 || joined.length >= Math.min(5, answers.length), `${at}: ${joined.length}`).toBe(true)
    }
    const released = await readReleased(admin(), surveyID)
    expect(released.length).toBeLessThanOrEqual(45)
    await update(admin(), 'survey', { _id: surveyID, change: { status: 'closed' } })
    const { tickets, answers } = await stored(surveyID)
    expect([tickets.length, answers.length]).toEqual([50, 50])
    for (const rows of [tickets, answers]) expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
    const order = people.map(({ viewer }) => viewer.id)
    const rankOf = (list: readonly Stored[], key: (row: Stored & { _id?: string }) => string | number) =>
      list
        .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
        .map(({ person }) => order.indexOf(person.replace('secret-', '')))
    const ticketOrders = [rankOf(tickets, place), order.map((_, at) => at)]
    const answerOrders = [
      rankOf(answers, place),
      rankOf(answers, ({ _id }) => _id!),
      (await readReleased(admin(), surveyID)).map((one) => order.indexOf(String(one['q002']).replace('secret-', ''))),
    ]
    // By chance one of 50 pairs agrees, and the correlation has a standard deviation of 1/7.
    for (const left of ticketOrders)
      for (const right of answerOrders) {
        expect(left.filter((person, at) => right[at] === person).length).toBeLessThan(9)
        expect(Math.abs(correlation(left, right))).toBeLessThan(0.7)
      }
    await findNowhereElse(order)
  }, 120_000)

  /** No row of another table holds an answer: not the history, jobs, events, stored calls or logs. */
  async function findNowhereElse(people: readonly string[]) {
    const { kysely } = academy.database
    await academy.app.jobs.drain()
    await academy.app.errorLog.flush()
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(kysely)
    for (const { name } of rows) {
      const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
        where t::text like '%secret-%'`.execute(kysely)
      expect([name, found.rows[0]!.n]).toEqual([name, name === 'survey_answer' ? people.length : 0])
    }
  }

  test('X25 groups under five, the last of a survey, and exports before and after tell nothing of one person', async () => {
    const surveyID = await opened({ isAnonymous: true })
    const file = async () => {
      const survey = await surveyById(admin(), surveyID)
      const text = await (await exportAnswers(admin(), { survey, format: 'csv' })).text()
      return text
        .replace('\ufeff', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .filter((line) => line !== '')
    }
    const sizes: number[] = []
    for (let at = 0; at < 23; at += 1) {
      await answer(await learner(), surveyID, { q001: 3, ...(at < 4 && { q002: `ความลับ ${at}` }) })
      await advance()
      sizes.push((await file()).length)
    }
    await update(admin(), 'survey', { _id: surveyID, change: { status: 'closed' } })
    sizes.push((await file()).length)
    for (const [at, size] of sizes.slice(1).entries()) expect(size === sizes[at] || size - sizes[at]! >= 5).toBe(true)
    expect(sizes.at(-1)).toBe(23)
    const survey = await surveyById(admin(), surveyID)
    const text = await (await exportAnswers(admin(), { survey, format: 'csv' })).text()
    expect(text).not.toMatch(/ความลับ|เพราะ|มานะ|2569/)
    await expect(update(admin(), 'survey', { _id: surveyID, change: { status: 'open' } })).rejects.toMatchObject({
      issues: [{ code: 'isFinal' }],
    })
    const few = await opened({ isAnonymous: true })
    for (let at = 0; at < 4; at += 1) await answer(await learner(), few)
    await update(admin(), 'survey', { _id: few, change: { status: 'closed' } })
    expect(await readReleased(admin(), few)).toEqual([])
  }, 60_000)
})

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (left.length - 1) / 2
  const sum = (list: readonly number[], other: readonly number[]) =>
    list.reduce((total, value, at) => total + (value - mean) * (other[at]! - mean), 0)
  return sum(left, right) / Math.sqrt(sum(left, left) * sum(right, right))
}
