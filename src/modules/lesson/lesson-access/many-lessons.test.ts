import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { courseRulesOf, lessonsOf } from '../components/course/lessons.server.ts'
import { openedToViewer } from './lesson-state.server.ts'
import { lessonStates } from './lesson-states.server.ts'

const drivers = await testDrivers()
const many = 500

describe.each(drivers)('a course of many lessons on $kind', (driver) => {
  let academy: Academy
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    const admin = academy.as('admin')
    const { _id: first } = await create(admin, 'course', { name: 'ก่อนหน้า', status: true })
    courseID = (await create(admin, 'course', { name: 'ยาว', status: true, inOrder: true }))._id
    await sql`insert into lesson (site, _id, "createdAt", "updatedAt", version, search, "courseID", "order", name, kind, content,
        minutes, preview, status, requires, "opensAfter", completion, "minMinutes", "noSkipping",
        rubric, "refusesLate", attempts, "fileTypes")
      select ${admin.site._id}, 'e' || lpad(to_hex(n), 23, '0'), now(), now(), 1, '', ${courseID}, n, 'บท ' || n, 'text', '', 5, false, true,
        '{}', case when n % 2 = 0 then n end, 'view', 0, false, '', false, 0, '{}'
      from generate_series(1, ${many}::int) n`.execute(academy.database.kysely)
    await enrolIn(academy.as('user'), courseID)
    await sql`update course set prerequisites = ${[first]} where site = ${admin.site._id} and _id = ${courseID}`.execute(
      academy.database.kysely,
    )
  })
  afterAll(() => academy.close())

  /** The learner's context, with a count of its statements. */
  const counting = () => {
    const asked = { n: 0 }
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        asked.n++
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const ctx: Context = academy.as('user')
    return { asked, ctx: { ...ctx, [executor]: ctx[executor].withPlugin(plugin) } as Context }
  }

  it('is judged as a whole with the same few statements as a short one', async () => {
    const { asked, ctx } = counting()
    const enrolment = (await enrolmentOf(ctx, courseID))!
    const [course, lessons] = [await courseRulesOf(ctx, courseID), await lessonsOf(ctx, courseID)]
    const standings = await lessonStates(ctx, { course: course!, enrolment, lessons })
    expect(standings.size).toBe(many)
    expect([...standings.values()].every(({ state, why }) => state === 'locked' && why !== undefined)).toBe(true)
    expect(asked.n).toBeGreaterThan(0)
    expect(asked.n).toBeLessThanOrEqual(8)
  })

  it('one lesson of it is opened with a few statements too', async () => {
    const { asked, ctx } = counting()
    const opened = await openedToViewer(ctx, `e${'1'.padStart(23, '0')}`)
    expect(opened.viewer.opened).toBeUndefined()
    expect(asked.n).toBeLessThanOrEqual(9)
  })
})
