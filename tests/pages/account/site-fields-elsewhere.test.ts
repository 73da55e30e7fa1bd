import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const named = (key: string, more: Partial<NewRowOf<'user_field'>>) => ({
  ...{ key, name: `ช่อง ${key}`, type: 'text' as const },
  ...more,
})

describe.each(await testDrivers())('site fields on rosters and in merges on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  let keep: string
  let drop: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = () => academy.as('admin')
    for (const data of [
      named('prefix', { type: 'choice', choices: ['นาย', 'นาง'] }),
      named('licence', { staff: 'manager' }),
      named('salary', { staff: 'admin' }),
    ])
      await create(admin(), 'user_field', data)
    // The definitions come with the site, which the next request reads again.
    const put = (id: string, fields: object) =>
      pages.ask({ method: 'PUT', path: `/api/user/${id}`, body: { data: { fields } }, viewer: academy.viewer('admin') })
    const person = async (n: number) =>
      (
        await create(admin(), 'user', {
          username: `sf${n}`,
          email: `sf${n}@w.test`,
          firstname: `คน${n}`,
          lastname: 'ช่าง',
        })
      )._id
    keep = await person(1)
    drop = await person(2)
    await put(keep, { prefix: 'นาย', licence: 'LIC-1' })
    await put(drop, { prefix: 'นาง', salary: 'SAL-2' })
    courseID = (await create(admin(), 'course', { name: 'งานเชื่อม', status: true }))._id
    for (const userID of [keep, drop]) await create(admin(), 'enroll', { userID, courseID })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const rosterAt = (query: string) => `/enroll/roster?where=courseID:is:${courseID}&${query}`
  const roster = async (query: string, role: Role) =>
    (await pages.open({ path: rosterAt(query), viewer: academy.viewer(role) })).text

  test('a roster shows the chosen fields, and nobody sees those that their role does not read', async () => {
    expect(await roster('', 'admin')).not.toContain('LIC-1')
    const all = 'field=prefix&field=licence&field=salary&field=none&field=__proto__'
    const seen = await roster(all, 'admin')
    for (const text of ['ช่อง prefix', 'LIC-1', 'SAL-2']) expect(seen).toContain(text)
    const manager = await roster(all, 'manager')
    expect(manager).toContain('LIC-1')
    expect(manager).not.toContain('SAL-2')
    expect(manager).not.toContain('ช่อง salary')
  })

  test('the file of a roster has the same columns', async () => {
    const fileOf = async (role: Role) => {
      const answer = await pages.post({
        path: rosterAt('field=licence&field=salary'),
        viewer: academy.viewer(role),
        form: { intent: 'csv' },
      })
      const [, base64] = /href="data:[^"]*?;base64,([^"]+)"/.exec(answer.text) ?? []
      return Buffer.from(base64 ?? '', 'base64').toString('utf8')
    }
    expect(await fileOf('admin')).toMatch(/ช่อง licence.*ช่อง salary[\s\S]*LIC-1[\s\S]*SAL-2/)
    const managers = await fileOf('manager')
    expect(managers).toContain('LIC-1')
    expect(managers).not.toMatch(/salary|SAL-2/)
  })

  test('a merge shows each field that differs, takes what is chosen, and loses nothing of the other fields', async () => {
    const path = `/student/merge/${keep}`
    const shown = await pages.open({ path: `${path}?with=${drop}`, viewer: academy.viewer('admin') })
    for (const text of ['ช่อง prefix', 'ช่อง licence', 'ช่อง salary', 'SAL-2']) expect(textOf(shown.text)).toContain(text)
    const form = { with: drop, reason: 'สมัครสองครั้ง', 'take.fields.prefix': 'other', 'take.fields.salary': 'other' }
    expect((await pages.post({ path, viewer: academy.viewer('admin'), form })).status).toBe(302)
    const { body } = await pages.ask({ method: 'GET', path: `/api/user/${keep}`, viewer: academy.viewer('admin') })
    expect(body.data.fields).toEqual({ prefix: 'นาง', licence: 'LIC-1', salary: 'SAL-2' })
    const left = await from(academy.as('admin'), 'user').select('_id').where('_id', '=', drop).execute()
    expect(left).toEqual([])
  })
})
