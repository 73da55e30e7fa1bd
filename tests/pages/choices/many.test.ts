import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const drivers = await testDrivers()
const many = 600

describe.each(drivers)('what is chosen from 600 rows whose list is not searched, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const course = await create(admin, 'course', { name: 'ต้นแบบ' })
    await plant(
      'course',
      course._id,
      sql`jsonb_build_object('_id', 'c' || lpad(n::text, 23, '0'), 'name', 'งานน้ำมัน ' || n)`,
    )
    const userID = academy.viewer('user').id
    const enrolment = await create(admin, 'enroll', { userID, courseID: course._id })
    await plant(
      'enroll',
      enrolment._id,
      sql`jsonb_build_object('_id', 'e' || lpad(n::text, 23, '0'), 'courseID', 'c' || lpad(n::text, 23, '0'))`,
    )
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  /** Copies of a row, each with its own values by number. */
  const plant = (name: string, _id: string, own: ReturnType<typeof sql>) =>
    sql`insert into ${sql.table(name)} select (jsonb_populate_record(one, ${own})).* from ${sql.table(name)} one,
      generate_series(1, ${sql.lit(many)}) n where one._id = ${_id}`.execute(academy.database.kysely)

  const ask = (query: Record<string, string>, role: Role = 'admin', site: SiteKey = 'skills') => {
    const path = `/api/office/choices?${new URLSearchParams({ of: 'lesson_completion.enrollID', ...query })}`
    return pages.ask({ method: 'GET', path, viewer: academy.viewer(role), site })
  }
  const found = async (query: Record<string, string>, role?: Role, site?: SiteKey): Promise<string[]> =>
    (await ask(query, role, site)).body.data.map(({ label }: { label: string }) => label)

  test('typing finds each of them by what it is called, though another row gives it its name', async () => {
    expect(await found({ q: '599' })).toEqual(['งานน้ำมัน 599'])
    expect(await found({ q: '๕๙๙ น้ำมัน' })).toEqual(['งานน้ำมัน 599'])
    expect(await found({ q: 'งานน้ำมัน' })).toHaveLength(20)
    expect(await found({ q: '' })).toHaveLength(20)
    expect(await found({ q: 'ไม่มีทางมี' })).toEqual([])
    for (const q of ["%' or 1=1 --", '100%', '_', '\\']) expect(await found({ q }), q).toEqual([])
    expect(await found({ keys: `e${'600'.padStart(23, '0')},${'0'.repeat(24)}` })).toEqual(['งานน้ำมัน 600'])
  })

  test('another site finds none of them, and who may not read the field is answered nothing', async () => {
    expect(await found({ q: '599' }, 'admin', 'factory')).toEqual([])
    for (const role of ['guest', 'user'] as const)
      expect((await ask({ q: '599' }, role)).status).toBeGreaterThanOrEqual(400)
  })

  test('a form is sent the first hundred, what is chosen, and where to look for the others', async () => {
    const ctx = academy.as('admin')
    const collection = collectionOf(ctx, 'lesson_completion')
    const last = `e${'600'.padStart(23, '0')}`
    const at = { collection, path: 'enrollID', field: collection.fields['enrollID']!, chosen: last }
    const { choices = [], source } = await choicesOf(ctx, at)
    expect(source).toBe('lesson_completion.enrollID')
    expect(choices).toHaveLength(101)
    expect(choices.at(-1)).toEqual({ value: last, label: 'งานน้ำมัน 600' })
  })
})
