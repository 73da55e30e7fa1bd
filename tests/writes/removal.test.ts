import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { dangling } from './dangling.ts'

const drivers = await bothDrivers()

describe.each(drivers)('a removed row on $kind', (driver) => {
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
  const course = (name: string, more = {}) => create(admin(), 'course', { name, status: true, ...more })
  const lesson = (courseID: string, name: string, more = {}) =>
    create(admin(), 'lesson', { courseID, name, content: '<p>เนื้อหา</p>', ...more })
  const ask = (path: string, asked: { role?: Role; method?: 'GET' | 'PUT' | 'DELETE'; body?: unknown } = {}) =>
    http.ask({ path: `/api${path}`, viewer: academy.viewer(asked.role ?? 'admin'), ...asked })
  const bin = async (name: string) =>
    (await ask(`/${name}/query`, { body: { args: [{}], removed: true, sort: { removedAt: -1 } } })).body as {
      _id: string
    }[]

  test('is shown nowhere: not in a list, a count, a join, a rule, nor by its id', async () => {
    const { _id } = await course('ก หาย')
    const { _id: lessonID } = await lesson(_id, 'ก บท')
    const seen = async () => ({
      list: (await ask('/course/query', { body: { args: [{ _id }] } })).body.length,
      total: (await ask('/course/query', { body: { args: [{ _id }], paging: { page: 1, limit: 5 } } })).body.total,
      one: (await ask(`/course/${_id}`, { method: 'GET' })).status,
      lesson: (await ask(`/lesson/${lessonID}`, { method: 'GET', role: 'guest' })).status,
      joined: (
        await from(admin(), 'lesson')
          .innerJoin(rows(admin(), 'course'), 'course._id', 'lesson.courseID')
          .select('lesson._id')
          .where('course._id', '=', _id)
          .execute()
      ).length,
    })
    expect(await seen()).toEqual({ list: 1, total: 1, one: 200, lesson: 200, joined: 1 })
    await remove(admin(), 'course', _id)
    expect(await seen()).toEqual({ list: 0, total: 0, one: 404, lesson: 404, joined: 0 })
    for (const method of ['PUT', 'DELETE'] as const)
      for (const role of ['admin', 'manager', 'user', 'guest'] as const)
        expect((await ask(`/course/${_id}`, { method, role, body: { data: {} } })).status, `${role} ${method}`).toBe(
          404,
        )
    await restore(admin(), 'course', _id)
    expect(await seen()).toEqual({ list: 1, total: 1, one: 200, lesson: 200, joined: 1 })
  })

  test('lets nobody point at it', async () => {
    const { _id: courseID } = await course('ข ถูกลบ')
    const { _id: other } = await course('ข อยู่')
    const { _id: moved } = await lesson(other, 'ข ย้าย')
    await remove(admin(), 'course', courseID)
    const refused = { kind: 'invalid', issues: [{ field: 'courseID', code: 'reference' }] }
    await expect(lesson(courseID, 'x')).rejects.toMatchObject(refused)
    await expect(update(admin(), 'lesson', { _id: moved, change: { courseID } })).rejects.toMatchObject(refused)
    await expect(enrolIn(academy.as('user'), courseID)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('frees its unique values, and comes back only while they are free', async () => {
    const first = await create(admin(), 'category', { name: 'ค หนึ่ง', code: 'again' })
    await remove(admin(), 'category', first._id)
    const second = await create(admin(), 'category', { name: 'ค สอง', code: 'again' })
    const refused = await ask(`/category/${first._id}/restore`)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'กู้คืนไม่ได้ เพราะรหัสนี้ใช้กับหมวดหมู่อื่นแล้ว', fields: ['code'], issues: [{ code: 'taken' }] },
    })
    expect((await bin('category')).map(({ _id }) => _id)).toContain(first._id)
    await update(admin(), 'category', { _id: second._id, change: { code: 'other' } })
    expect(await ask(`/category/${first._id}/restore`)).toMatchObject({
      status: 200,
      body: { data: { code: 'again' } },
    })
    expect((await bin('category')).map(({ _id }) => _id)).not.toContain(first._id)
  })

  test('takes along what goes with it, and brings back that and no more', async () => {
    const { _id } = await course('ง ทั้งชุด')
    const parent = await lesson(_id, 'ง บท')
    const sub = await lesson(_id, 'ง บทย่อย', { parent: parent._id })
    const alone = await lesson(_id, 'ง ลบไว้ก่อน')
    await remove(admin(), 'lesson', alone._id)
    const shown = async () =>
      (await from(admin(), 'lesson').select('_id').where('courseID', '=', _id).orderBy('_id').execute()).map(
        (one) => one._id,
      )
    await remove(admin(), 'course', _id)
    expect(await shown()).toEqual([])
    const inBin = (await bin('lesson')).map((one) => one._id)
    expect(inBin).toContain(alone._id)
    expect(inBin).not.toContain(sub._id)
    await restore(admin(), 'course', _id)
    expect(await shown()).toEqual([parent._id, sub._id].toSorted())
    await restore(admin(), 'lesson', alone._id)
    expect(await shown()).toHaveLength(3)
  })

  test('waits in the bin for what it belongs to', async () => {
    const { _id } = await course('จ')
    const { _id: lessonID } = await lesson(_id, 'จ บท')
    await remove(admin(), 'lesson', lessonID)
    await remove(admin(), 'course', _id)
    const refused = await ask(`/lesson/${lessonID}/restore`)
    expect(refused).toMatchObject({ status: 409, body: { fields: ['courseID'], issues: [{ code: 'reference' }] } })
    expect(refused.body.message).toBe('กู้คืนบทเรียนนี้ไม่ได้ เพราะหลักสูตรที่เกี่ยวข้องถูกลบแล้ว กรุณากู้คืนหลักสูตรก่อน')
    await restore(admin(), 'course', _id)
    expect((await ask(`/lesson/${lessonID}/restore`)).status).toBe(200)
  })

  test('stays while a row that would lose it refers to it; the enrolment brings its progress back', async () => {
    const { _id: courseID } = await course('ฉ')
    const { _id: lessonID } = await lesson(courseID, 'ฉ บท')
    const enrolment = await create(academy.as('user'), 'enroll', { courseID })
    await create(academy.as('user'), 'lesson_completion', { enrollID: enrolment._id, lessonID })
    const completions = () =>
      from(admin(), 'lesson_completion').select('_id').where('enrollID', '=', enrolment._id).execute()
    await expect(remove(admin(), 'course', courseID)).rejects.toMatchObject({ kind: 'conflict' })
    expect((await ask(`/lesson/${lessonID}`, { method: 'GET' })).status).toBe(200)
    await remove(admin(), 'enroll', enrolment._id)
    const again = await create(academy.as('user'), 'enroll', { courseID })
    expect((await ask(`/enroll/${enrolment._id}/restore`)).body).toMatchObject({
      message: 'กู้คืนไม่ได้ เพราะผู้เรียนและหลักสูตรนี้ใช้กับการลงทะเบียนอื่นแล้ว',
      fields: ['userID', 'courseID'],
    })
    await remove(admin(), 'enroll', again._id)
    await remove(admin(), 'course', courseID)
    await restore(admin(), 'course', courseID)
    expect(await completions()).toEqual([])
    await remove(admin(), 'lesson', lessonID)
    await restore(admin(), 'enroll', enrolment._id)
    expect(await completions()).toEqual([])
    await restore(admin(), 'lesson', lessonID)
    expect(await completions()).toHaveLength(1)
    await academy.app.jobs.drain()
    const { analytics } = await from(admin(), 'enroll')
      .select('analytics')
      .where('_id', '=', enrolment._id)
      .executeTakeFirstOrThrow()
    expect(analytics).toMatchObject({ total: 1, percent: 100 })
    expect(await dangling(academy)).toEqual([])
  })

  test('says when and by whom it was removed, in the bin alone', async () => {
    const { _id, updatedAt } = await course('ช')
    await remove(admin(), 'course', _id)
    const [removed] = (await ask('/course/query', { body: { args: [{ _id }], removed: true } })).body
    expect(removed).toMatchObject({ _id, version: 2, updatedAt, removedBy: academy.viewer('admin').id })
    expect(Date.parse(removed.removedAt)).toBeGreaterThan(Date.now() - 60_000)
    await restore(admin(), 'course', _id)
    const back = (await ask(`/course/${_id}`, { method: 'GET' })).body.data
    expect(back).toMatchObject({ version: 3, updatedAt })
    expect(back).not.toHaveProperty('removedAt')
  })

  test.each([
    ['guest', 404, 403],
    ['user', 404, 403],
    ['member', 404, 403],
    ['manager', 404, 403],
    ['admin', 200, 200],
    ['superadmin', 200, 200],
  ] as const)('is restored by who may remove it: %s', async (role, restored, listed) => {
    const { _id } = await create(admin(), 'course', { name: 'ซ ร่าง' })
    await remove(admin(), 'course', _id)
    expect((await ask('/course/query', { role, body: { args: [{ _id }], removed: true } })).status).toBe(listed)
    expect((await ask(`/course/${_id}/restore`, { role })).status).toBe(restored)
    expect((await ask(`/course/${_id}`, { method: 'GET' })).status).toBe(restored === 200 ? 200 : 404)
  })

  test('restored twice is restored once, and an id that nobody has is not found', async () => {
    const { _id } = await course('ฌ')
    await remove(admin(), 'course', _id)
    const once = await ask(`/course/${_id}/restore`)
    expect((await ask(`/course/${_id}/restore`)).body).toEqual(once.body)
    for (const id of ['0'.repeat(24), 'x', "' or 1=1 --"])
      expect((await ask(`/course/${encodeURIComponent(id)}/restore`)).status, id).toBe(404)
    expect((await ask('/nothing/0/restore')).status).toBe(404)
  })

  test('of a person lets him in no more, and ends his session at once', async () => {
    const data = { firstname: 'ลบ', lastname: 'ได้', citizen: '1101700207030', phone: '0810000077' }
    const body = { data: { ...data, email: 'gone@wicha.test', password, info: { agree: true } } }
    const { _id } = (await http.ask({ path: '/api/user', body })).body
    const enter = () =>
      http.ask({ path: '/api/signin', body: { username: 'gone@wicha.test', password } }).then(({ status }) => status)
    const entered = await http.ask({ path: '/api/signin', body: { username: 'gone@wicha.test', password } })
    const headers = { cookie: String(entered.headers['set-cookie']).split(';')[0]! }
    const mine = async () => (await http.ask({ path: '/api/user/query', body: { args: [{}] }, headers })).body.length
    expect(await mine()).toBe(1)
    await remove(admin(), 'user', _id)
    expect([await enter(), await mine()]).toEqual([401, 0])
    expect((await http.ask({ path: '/api/user', body })).status).toBe(200)
    expect(await ask(`/user/${_id}/restore`)).toMatchObject({ status: 409 })
  })
})
