import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { skills } from '../../../database/seeds/skills/site.ts'
import { fire } from '../../../database/seeds/skills/safety/fire.ts'
import { seedCourses } from './seed-courses.ts'

describe.each(await testDrivers())('the course with a lesson of each kind on $kind', (driver) => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-seed-'))
  let academy: Academy
  let pages: Pages
  let course = ''
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-23T03:00:00Z'), { DATA_DIR: folder })
    pages = await openPages(academy)
    const root = academy.as('root')
    const { _id } = await from(root, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(root, 'configuration', { _id, change: { files: skills.configuration.files } })
    await seedCourses(root, { ...skills, courses: [fire] })
    course = (await from(academy.as('root'), 'course').select('_id').executeTakeFirstOrThrow())._id
    await enrolIn(academy.as('user'), course)
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const lessons = () =>
    from(academy.as('root'), 'lesson')
      .select(['_id', 'name', 'kind', 'file', 'captions', 'link', 'parent', 'requires', 'order'])
      .where('courseID', '=', course)
      .execute()
  const open = (path: string, role: 'user' | 'guest' = 'user') => pages.open({ path, viewer: academy.viewer(role) })

  it('is opened by its learner, each lesson with what it teaches by', async () => {
    const all = await lessons()
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['text', 'video', 'audio', 'pdf', 'file', 'link', 'assignment', 'session']),
    )
    for (const one of all) {
      const page = await open(`/lesson/play/${course}/${one._id}`)
      expect(page.status, one.name).toBe(200)
      expect(page.text).toContain(one.name)
      for (const key of [one.file, one.captions]) {
        if (!key) continue
        expect(page.text, one.name).toContain(key)
        expect((await open(`/${key}`)).status, one.name).toBe(200)
        expect((await open(`/${key}`, 'guest')).status, one.name).not.toBe(200)
      }
    }
  })

  it('keeps its assignment shut, and says which lessons come before it', async () => {
    const locked = (await lessons()).find(({ kind }) => kind === 'assignment')!
    const page = await open(`/lesson/play/${course}/${locked._id}`)
    expect(locked.requires).toHaveLength(2)
    expect(page.text).toContain('แผนอพยพหนีไฟประจำชั้น')
    expect(page.text).not.toContain('กรอกแผนอพยพของชั้นที่คุณทำงานจริง')
  })

  it('meets twice, at a time of day in Thailand', async () => {
    const sessions = await from(academy.as('user'), 'lesson_session')
      .select(['lesson_session.startsAt'])
      .orderBy('lesson_session.startsAt')
      .execute()
    expect(sessions.map(({ startsAt }) => startsAt)).toEqual(['2026-12-07T02:00:00.000Z', '2026-12-21T06:00:00.000Z'])
  })
})
