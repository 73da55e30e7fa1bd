import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalize } from '#domain/thai-text/normalize.ts'
import { myEnrolments } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { signIn } from '#platform/identity/sign-in/sign-in.ts'
import { categories } from '../../../../database/seeds/skills/categories.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { seedBench } from './seed-bench.ts'
import { learnerName, seedCourseRows } from './rows.ts'
import { subjects } from './syllabus.ts'

const sizes = { courses: 100, learners: 10, enrolments: 8 }
const drivers = await testDrivers()

describe.each(drivers)('the bench on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
    await seedBench(academy.as('root'), { sizes, hash: await hashPassword('bench-2569') })
  })
  afterAll(() => academy.close())

  const count = async (name: 'course' | 'lesson' | 'user' | 'enroll') => {
    const rows = from(academy.as('admin'), name).select(sql<number>`count(*)`.as('n'))
    return Number((await rows.executeTakeFirstOrThrow()).n)
  }

  it('holds what was asked for, on this site only', async () => {
    expect([await count('course'), await count('lesson'), await count('enroll')]).toEqual([100, 200, 80])
    const there = await from(academy.as('admin', 'factory'), 'course').select('course._id').execute()
    expect(there).toEqual([])
  })

  it('is found by the canonical spelling of its words', async () => {
    const found = await from(academy.as('guest'), 'course')
      .select('course.name')
      .where('course.search', 'like', `%${normalize('ทำงานจริง')}%`)
      .execute()
    expect(found.length).toBe(90)
  })

  it('lets its learners in, and shows the progress that their finished lessons make', async () => {
    const ctx = academy.as('guest')
    const given = { password: 'bench-2569', interface: 'frontend', remember: false } as const
    const entered = await signIn(ctx, { username: learnerName(3), ...given })
    if (!('account' in entered)) throw new Error(JSON.stringify(entered))
    const viewer = { id: entered.account._id, role: 'user', home: ctx.site._id, name: '' } as const
    const learner = contextFor(academy.app, { site: ctx.site, viewer, locale: 'th' })
    const mine = await myEnrolments(learner)
    expect(mine.length).toBe(8)
    const done = await from(learner, 'lesson_completion').select('lesson_completion.enrollID').execute()
    for (const { _id, analytics } of mine)
      expect(analytics!.percent).toBe(50 * done.filter(({ enrollID }) => enrollID === _id).length)
    expect(new Set(mine.map(({ analytics }) => analytics!.status)).size).toBe(3)
  })
})

it('the syllabus teaches what the demo has categories for, and every title is its own', () => {
  expect(Object.keys(subjects).sort()).toEqual(categories.map(({ code }) => code).sort())
  const names = seedCourseRows({ courses: 10_000, learners: 0, enrolments: 0 }, Date.now()).map(
    ({ input }) => input['name'],
  )
  expect(new Set(names).size).toBe(10_000)
})
