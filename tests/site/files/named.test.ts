import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, type Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { textOf } from '../../support/reading.ts'
import { openWithFiles, picture, upload } from './support.ts'

const drivers = await testDrivers()

describe.each(drivers)('files that fields name on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  const viewer = (role: Role) => (role === 'guest' ? guest : all.academy.viewer(role))
  /** Uploads a picture. Returns its key. */
  const brought = async (role: Role, fields: Record<string, string> = {}, site: 'skills' | 'factory' = 'skills') => {
    const by = { viewer: all.academy.viewer(role, site), site }
    const { body } = await upload(all.pages, { content: await picture(8, 8).png(), fields, ...by })
    return body.data.key as string
  }
  const put = (role: Role, path: string, change: object) =>
    all.pages.ask({
      method: 'PUT',
      path: `/api/${path}`,
      viewer: viewer(role),
      body: JSON.stringify({ data: change }),
      headers: { 'content-type': 'application/json' },
    })
  const self = (role: Role = 'user') => `user/${viewer(role).id}`
  const message = 'ใช้ไฟล์ที่ระบุในรูปประจำตัวไม่ได้ เพราะคุณไม่มีสิทธิ์เปิดไฟล์นั้น กรุณาอัปโหลดไฟล์ใหม่'

  test('a learner names his own pictures and those that everybody may open, and no private one of another person', async () => {
    const secret = await brought('admin')
    const { status, body } = await put('user', self(), { avatar: secret })
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ field: 'avatar', code: 'file', message })]])
    expect((await all.pages.open({ path: `/${secret}`, viewer: viewer('user') })).status).toBe(404)
    expect(
      (await put('user', self(), { avatar: await brought('user', {}, 'factory') })).status,
      'of another site',
    ).toBe(400)
    expect((await put('user', self(), { avatar: await brought('admin', { library: '1' }) })).status).toBe(400)
    for (const key of [await brought('user'), await brought('admin', { public: '1' })])
      expect((await put('user', self(), { avatar: key })).status).toBe(200)
  })

  test('what a field names already stays, and moves to no other row', async () => {
    const secret = await brought('admin')
    const learner = viewer('user').id
    await update(all.academy.as('admin'), 'user', { _id: learner, change: { avatar: secret } })
    expect((await put('user', self(), { avatar: secret, firstname: 'มานะ' })).status).toBe(200)
    const other = await brought('admin')
    expect((await put('user', self(), { avatar: other })).status).toBe(400)
  })

  test('it holds in every field in which a key can stand, and in every way in which a row is written', async () => {
    const secret = await brought('admin')
    const manager = all.academy.as('manager')
    const refused = { kind: 'invalid', issues: [expect.objectContaining({ code: 'file' })] }
    const within = `<p>ดู <a href="/${secret}">ที่นี่</a></p>`
    for (const fields of [{ short_description: `/${secret}` }, { description: within }])
      await expect(create(manager, 'course', { name: 'หลักสูตร', ...fields })).rejects.toMatchObject(refused)
    const page = await all.pages.post({
      path: '/user/profile',
      viewer: viewer('user'),
      form: { intent: 'save', avatar: secret },
    })
    expect(textOf(page.text)).not.toContain('บันทึกแล้ว')
    const csv = `name,short_description\nหลักสูตรหนึ่ง,/${secret}\n`
    const headers = { 'content-type': 'text/csv' }
    const path = '/api/course/import?detail=1'
    const sent = await all.pages.ask({
      method: 'POST',
      path,
      viewer: viewer('manager'),
      body: Buffer.from(csv),
      headers,
    })
    expect([sent.status, JSON.stringify(sent.body)]).toEqual([400, expect.stringContaining('ใช้ไฟล์ที่ระบุใน')])
  })

  test('staff name what lies in the library of their site, and administrators every file of it', async () => {
    const { _id } = await create(all.academy.as('admin'), 'course', { name: 'หลักสูตรของทีมงาน' })
    const change = (role: 'manager' | 'admin', key: string) =>
      update(all.academy.as(role), 'course', { _id, change: { short_description: `/${key}` } })
    await change('manager', await brought('admin', { library: '1' }))
    await change('admin', await brought('user'))
    await expect(change('manager', await brought('admin'))).rejects.toMatchObject({ kind: 'invalid' })
  })
})
