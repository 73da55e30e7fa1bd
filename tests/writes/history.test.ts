import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '#platform/data/access/viewer.ts'
import { compute, create, remove, restore, update } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { entriesOf } from '#platform/data/history/history-of.ts'
import { nobody } from '#platform/data/history/words.ts'
import { locales } from '#platform/site/i18n/words.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'

const drivers = await bothDrivers()

describe.each(drivers)('the history of a row on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const ask = (path: string, role: Role = 'admin', site: 'skills' | 'factory' = 'skills') =>
    http.ask({ method: 'GET', path: `/api${path}`, viewer: academy.viewer(role, site), site })
  const kept = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from history`.execute(academy.database.kysely)
    return Number(rows[0]!.n)
  }

  test('tells each edit, newest first: who, when, what it was and became', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ก', hours: 6 })
    await update(academy.as('manager'), 'course', { _id, change: { name: 'ก ใหม่', hours: 6, category: 'electric' } })
    academy.pass(1000)
    await remove(admin(), 'course', _id)
    await restore(academy.as('superadmin'), 'course', _id)
    const { status, body } = await ask(`/course/${_id}/history`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 200, total: 4, paging: { page: 1, limit: 20 } })
    expect(body.data.map((one: { verb: string; version: number }) => [one.version, one.verb])).toEqual([
      [4, 'restore'],
      [3, 'remove'],
      [2, 'update'],
      [1, 'create'],
    ])
    const [restored, removed, changed, made] = body.data
    expect(restored).toMatchObject({ by: { name: 'superadmin ทีมงาน', role: 'superadmin' }, changes: {} })
    expect(removed.changes).toEqual({})
    expect(changed.by).toEqual({ _id: academy.viewer('manager').id, name: 'manager ทีมงาน', role: 'manager' })
    expect(changed.changes).toEqual({
      name: { before: 'ก', after: 'ก ใหม่' },
      category: { before: [], after: 'electric' },
    })
    expect(made.changes).toMatchObject({ name: { after: 'ก' }, hours: { after: 6 }, status: { after: false } })
    expect(made.changes).not.toHaveProperty('price')
    expect(Date.parse(removed.at)).toBeGreaterThan(Date.parse(changed.at))
  })

  test('is not written where nothing changed, nor by what the product computes', async () => {
    const { _id } = await create(admin(), 'user', {
      ...{ username: 'nobody', firstname: 'ไม่', lastname: 'เปลี่ยน', email: 'nochange@wicha.test' },
    })
    const before = await kept()
    await update(admin(), 'user', { _id, change: { firstname: 'ไม่', email: 'NoChange@wicha.test' } })
    await compute(admin(), 'user', { _id, change: { role: 'member' } })
    expect(await kept()).toBe(before)
  })

  test('is written with the edit or not at all', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ข' })
    const before = await kept()
    const half = inTransaction(admin(), async (ctx) => {
      await update(ctx, 'course', { _id, change: { name: 'ข ครึ่ง' } })
      throw new Error('stop')
    })
    await expect(half).rejects.toThrow('stop')
    await expect(update(admin(), 'course', { _id, change: { name: 'x' }, version: 9 })).rejects.toThrow('version')
    expect(await kept()).toBe(before)
  })

  test('tells of what went with a row, and of what came back with it', async () => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'ค' })
    const { _id } = await create(admin(), 'lesson', { courseID, name: 'ค บท' })
    await remove(admin(), 'course', courseID)
    await restore(admin(), 'course', courseID)
    const verbs = (await entriesOf(admin(), academy.app.collections.get('lesson')!.collection, { _id, limit: 9 })).map(
      ({ verb }) => verb,
    )
    expect(verbs).toEqual(['restore', 'remove', 'create'])
  })

  test('is cut into pages', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ง' })
    for (let hours = 1; hours <= 24; hours++) await update(admin(), 'course', { _id, change: { hours } })
    const second = (await ask(`/course/${_id}/history?page=2`)).body
    expect(second).toMatchObject({ total: 25, paging: { page: 2, limit: 20 } })
    expect(second.data.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1])
    expect((await ask(`/course/${_id}/history?page=9`)).body).toMatchObject({ data: [], total: 25 })
    for (const page of ['0', '-1', 'x', '1e3', '', '1&page=2', '9999999'])
      expect((await ask(`/course/${_id}/history?page=${page}`)).status, page).toBe(400)
  })

  test.each([
    ['guest', 403],
    ['user', 403],
    ['member', 200],
    ['manager', 200],
    ['admin', 200],
    ['root', 200],
  ] as const)('is for staff: %s of a course that everybody reads', async (role, status) => {
    const { _id } = await create(admin(), 'course', { name: 'จ', status: true })
    expect((await ask(`/course/${_id}/history`, role)).status).toBe(status)
  })

  test('of a row that one may not see is not found, on the other site for anybody', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ฉ ร่าง' })
    for (const role of ['guest', 'user'] as const) expect((await ask(`/course/${_id}/history`, role)).status).toBe(404)
    for (const role of roles) expect((await ask(`/course/${_id}/history`, role, 'factory')).status, role).toBe(404)
    expect((await ask(`/course/${'0'.repeat(24)}/history`)).status).toBe(404)
    expect((await ask(`/enroll/${_id}/history`)).status).toBe(404)
    await remove(admin(), 'course', _id)
    expect((await ask(`/course/${_id}/history`)).status).toBe(200)
    expect((await ask(`/course/${_id}/history`, 'manager')).status).toBe(404)
  })

  test('hides what this person may not read, also where that depends on the row', async () => {
    const { _id } = await create(admin(), 'user', {
      ...{ username: 'hidden', firstname: 'ซ่อน', lastname: 'ไว้', email: 'hidden@wicha.test' },
      citizen: '1101700207030',
    })
    await update(admin(), 'user', { _id, change: { citizen: '1101700207031', firstname: 'ซ่อนแล้ว' } })
    const changed = async (role: Role) => Object.keys((await ask(`/user/${_id}/history`, role)).body.data[0].changes)
    expect(await changed('admin')).toEqual(expect.arrayContaining(['citizen', 'firstname']))
    expect(await changed('member')).toEqual(['firstname'])
    expect((await ask(`/user/${_id}/history`, 'member')).text).not.toContain('1101700207030')
    const { _id: courseID } = await create(admin(), 'course', { name: 'ช', status: true })
    const lesson = await create(admin(), 'lesson', { courseID, name: 'ช บท', content: '<p>ลับของบท</p>' })
    const { collection } = academy.app.collections.get('lesson')!
    const shown = (role: Role) => entriesOf(academy.as(role), collection, { _id: lesson._id, limit: 1 })
    expect(JSON.stringify(await shown('user'))).not.toContain('ลับของบท')
    expect(JSON.stringify(await shown('admin'))).toContain('ลับของบท')
    await update(admin(), 'lesson', { _id: lesson._id, change: { preview: true } })
    const [, made] = await entriesOf(academy.as('user'), collection, { _id: lesson._id, limit: 2 })
    expect(JSON.stringify(made)).toContain('ลับของบท')
  })

  test('names the system in the reader’s language', async () => {
    const gardener = { ...academy.viewer('admin'), id: '', name: nobody.system.th }
    const { _id } = await create({ ...admin(), viewer: gardener }, 'course', { name: 'ปลูก' })
    const { collection } = academy.app.collections.get('course')!
    for (const locale of locales) {
      const [made] = await entriesOf({ ...admin(), locale }, collection, { _id, limit: 1 })
      expect(made!.by).toEqual({ _id: null, name: nobody.system[locale], role: 'admin' })
    }
  })

  test('of a site’s settings tells that a secret changed, and never what it is', async () => {
    const viewer = academy.viewer('admin')
    const [{ _id }] = (await http.ask({ viewer, path: '/api/configuration/query', body: { args: [{}] } })).body
    const put = (data: object) => http.ask({ viewer, method: 'PUT', path: `/api/configuration/${_id}`, body: { data } })
    expect((await put({ email_key: 'SG.very-secret-of-mail-2569', phone: '021234567' })).status).toBe(200)
    const { data, total } = (await ask(`/configuration/${_id}/history`)).body
    expect(data[0].changes).toEqual({ email_key: { isSecret: true }, phone: { after: '021234567' } })
    const { email_key } = (await ask(`/configuration/${_id}`)).body.data
    await put({ email_key })
    expect((await ask(`/configuration/${_id}/history`)).body.total).toBe(total)
    await put({ email_key: null })
    const { rows } = await sql<{ text: string }>`select changes::text as text from history`.execute(
      academy.database.kysely,
    )
    const texts = rows.map(({ text }) => text).join('')
    expect(texts).not.toMatch(/very-secret|2569"|sealed|last4/)
    expect((await ask(`/configuration/${_id}/history`, 'guest')).status).toBe(404)
  })

  test('keeps rich text whole, and of a larger page its beginning', async () => {
    const long = `<p>${'ยาว'.repeat(60_000)}</p>`
    const { _id } = await create(admin(), 'course', { name: 'ซ', description: long })
    expect((await ask(`/course/${_id}/history`)).body.data[0].changes.description).toEqual({ after: long })
    const object = { id: 'o', type: 'text', version: 1, props: { html: 'wide'.repeat(60_000) } }
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [object] }] }] }
    const post = await create(admin(), 'post', { title: 'ซ', slug: 'long', builder: builder as never })
    const { changes } = (await ask(`/post/${post._id}/history`)).body.data[0]
    expect(changes.builder.isCut).toBe(true)
    expect(changes.builder.after).toHaveLength(200_000)
  })

  test('is changed by nobody: not through the API, not by SQL', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ฌ' })
    const viewer = academy.viewer('root')
    for (const method of ['PUT', 'DELETE', 'POST'] as const)
      for (const path of [`/api/course/${_id}/history`, `/api/course/${_id}/history/1`, `/api/history/${_id}`])
        expect((await http.ask({ viewer, method, path, body: { data: {} } })).status, `${method} ${path}`).toBe(404)
    for (const statement of [
      `update history set name = 'x'`,
      `delete from history where "row" = '${_id}'`,
      'truncate history',
    ])
      await expect(sql.raw(statement).execute(academy.database.kysely), statement).rejects.toThrow(
        'history stays as it was written',
      )
    expect((await ask(`/course/${_id}/history`)).body.total).toBe(1)
  })
})
