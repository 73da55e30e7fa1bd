import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { readStatistics } from '#modules/exam/public-api.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { examCourse } from '../../../../database/seeds/assessment/exams.ts'
import { skills } from '../../../../database/seeds/skills/site.ts'
import { seedCourses } from '../seed-courses.ts'
import { seedContext } from '../seed-site.ts'
import { seedAssessment } from './seed-assessment.ts'

describe.each(await testDrivers())('the exams and surveys of the demo on $kind', (driver) => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-seed-'))
  let academy: Academy
  const context = () => seedContext(academy.app, sites.skills._id)

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-23T03:00:00Z'), { DATA_DIR: folder })
    const ctx = await context()
    const course = skills.courses.find(({ name }) => name === examCourse)!
    await seedCourses(ctx, { ...skills, courses: [course] })
    const { _id: userID } = await create(ctx, 'user', { username: 'decha', firstname: 'เดชา', lastname: 'มั่นคง' })
    const lecturer = await from(ctx, 'lecturer').select('_id').where('name', '=', 'อ.เดชา มั่นคง').executeTakeFirst()
    await update(ctx, 'lecturer', { _id: lecturer!._id, change: { userID } })
    await seedAssessment(ctx)
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await academy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has sixty ready questions in a bank', async () => {
    const questions = await from(await context(), 'question')
      .select(['status', 'current'])
      .execute()
    expect(questions).toHaveLength(60)
    expect(questions.every(({ status, current }) => status === 'ready' && current === 1)).toBe(true)
  })

  test('has a finished round with marks and results that differ, and a round that is open', async () => {
    const ctx = await context()
    const attempts = await from(ctx, 'exam_attempt').select(['type', 'round', 'status']).execute()
    const of = (type: string, round: number) =>
      attempts.filter((one) => one.type === type && one.round === round).map(({ status }) => status)
    expect(of('final', 1)).toEqual(Array.from({ length: 12 }, () => 'released'))
    expect(of('final', 2).toSorted()).toEqual(['marking', 'open'])
    expect(of('practice', 1)).toEqual(Array.from({ length: 4 }, () => 'released'))
    const results = await from(ctx, 'exam_result').select(['percent', 'passed']).where('type', '=', 'final').execute()
    const percents = results.map(({ percent }) => Number(percent)).toSorted((left, right) => left - right)
    expect(percents[0]).toBeLessThan(50)
    expect(percents.at(-1)).toBeGreaterThan(85)
    expect(new Set(results.map(({ passed }) => passed))).toEqual(new Set([true, false]))
  })

  test('has a learner who completed the course, and somebody who may start', async () => {
    const ctx = await context()
    const enrolments = await from(ctx, 'enroll').select(['analytics', 'testResult']).execute()
    expect(enrolments.filter(({ analytics }) => analytics?.status === 'complete')).toHaveLength(4)
    expect(enrolments.filter(({ testResult }) => testResult === 'failed').length).toBeGreaterThan(1)
  })

  test('has an appeal that waits for a decision, and an item analysis', async () => {
    const ctx = await context()
    const appeals = await from(ctx, 'exam_appeal').select(['status']).execute()
    expect(appeals).toMatchObject([{ status: 'open' }])
    const round = await from(ctx, 'exam_round')
      .select('exam_round._id')
      .where('type', '=', 'final')
      .where('round', '=', 1)
      .executeTakeFirstOrThrow()
    const stored = await readStatistics(ctx, { roundID: round._id, basis: 'last' })
    expect(stored?.statistics).toMatchObject({ attempts: 12, isWeak: true })
  })

  test('has an open survey that a lesson of the course names', async () => {
    const ctx = await context()
    const surveys = await from(ctx, 'survey').select(['_id', 'status']).execute()
    expect(surveys).toMatchObject([{ status: 'open' }])
    const lesson = await from(ctx, 'lesson').select('surveyID').where('kind', '=', 'survey').executeTakeFirst()
    expect(lesson?.surveyID).toBe(surveys[0]!._id)
    expect(await from(ctx, 'survey_response').select('survey_response._id').execute()).toHaveLength(4)
  })
})
