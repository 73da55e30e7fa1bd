import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

/** A learner who must first set a new password, and another one for comparison. */
describe.each(await testDrivers())('who must set a new password first, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let held: ReturnType<Academy['viewer']>
  let courseID: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    ;({ _id: courseID } = await create(admin, 'course', { name: 'ลงเรียนได้', status: true }))
    const row = { username: 'held@wicha.test', email: 'held@wicha.test', firstname: 'ก', lastname: 'ข' }
    const { _id } = await create(admin, 'user', row)
    await setCredential(admin, { user: _id, hash: await hashPassword(password) })
    await update(admin, 'user', { _id, change: { req_reset: true } })
    held = { ...academy.viewer('user'), id: _id }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const calls = () =>
    [
      ['POST', '/api/enroll', { data: { courseID } }],
      ['POST', '/api/course/query', { args: [{}] }],
      ['POST', '/api/course/aggregate', { pipeline: [] }],
      ['GET', `/api/course/${courseID}`],
      ['GET', '/api/hostname'],
      ['PUT', `/api/user/${held.id}`, { data: { firstname: 'ค' } }],
      ['POST', '/api/user/identity', { phone: '0888888888', currentPassword: password }],
      ['POST', '/api/lesson/watch', {}],
      ['POST', '/api/consent', {}],
      ['GET', '/api/enroll/export'],
      ['POST', '/api/enroll/import', {}],
      ['POST', '/api/upload', {}],
      ['POST', '/api/upload/resumable', {}],
      ['HEAD', '/api/upload/resumable/x'],
    ] as const

  test('is refused every call but the reset, the log-out and the own session', async () => {
    for (const [method, path, body] of calls()) {
      const { status, text, body: said } = await pages.ask({ method, path, body, viewer: held })
      expect(status, `${method} ${path} ${text}`).toBe(403)
      if (method !== 'HEAD') expect(said, path).toMatchObject({ issues: [{ code: 'reset' }] })
    }
    const own = await pages.ask({ method: 'GET', path: '/api/session', viewer: held })
    expect(own.body.session).toMatchObject({ login: true, user: { req_reset: true } })
  })

  test('is led to the reset by every page, its data and its forms', async () => {
    for (const path of ['/', '/lesson/home', '/user/profile', '/user/identity', `/lesson/detail/${courseID}`])
      expect(await pages.open({ path, viewer: held }), path).toMatchObject({
        ...{ status: 302, headers: { location: '/user/reset' } },
      })
    const data = await pages.open({ path: '/lesson/home.data', viewer: held })
    expect([data.status, data.text]).toMatchObject([202, expect.stringContaining('/user/reset')])
    for (const path of ['/user/profile', '/user/identity', `/lesson/detail/${courseID}/enroll`])
      expect((await pages.post({ path, form: { intent: 'end-others' }, viewer: held })).headers['location']).toBe(
        '/user/reset',
      )
    expect((await pages.open({ path: '/user/reset', viewer: held })).status).toBe(200)
  })

  test('goes on once it is done', async () => {
    const body = { currentPassword: password, newPassword: 'rabbit-2573' }
    expect((await pages.ask({ path: '/api/changepwd', body, viewer: held })).status).toBe(200)
    const enrolled = await pages.ask({ path: '/api/enroll', body: { data: { courseID } }, viewer: held })
    expect(enrolled.status, enrolled.text).toBe(200)
  })
})
