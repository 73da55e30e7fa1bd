import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('who only reads the back office on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    course = (await create(academy.as('admin'), 'course', { name: 'ช่างเชื่อม', status: true }))._id
    await create(academy.as('admin'), 'enroll', { userID: academy.viewer('user').id, courseID: course })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, role: 'member' | 'manager' | 'admin' = 'member') =>
    pages.open({ path, viewer: academy.viewer(role) })
  const learner = () => academy.viewer('user').id

  test('begins at a list after logging in, and finds lists, the profile and the way out in the frame', async () => {
    const entered = await pages.post({ path: '/member/login', form: { username: 'member', password } })
    const headers = { cookie: String(entered.headers['set-cookie']).split(';')[0]! }
    const led = await pages.open({ path: '/member/login', headers })
    expect(led.headers['location']).toBe('/lesson/dashboard')
    const { status, text } = await pages.open({ path: '/lesson/dashboard', headers })
    expect(status).toBe(200)
    expect(textOf(text)).toContain('ช่างเชื่อม')
    const menu = parts(text, 'nav').find((one) => one.includes('id="office-menu"'))!
    for (const path of [
      '/lesson/dashboard',
      '/enroll/dashboard',
      '/enroll/review',
      '/enroll/hours',
      '/user/dashboard',
    ]) {
      expect(menu, path).toContain(`href="${path}"`)
      expect((await pages.open({ path, headers })).status, path).toBe(200)
    }
    for (const path of ['/cms/pages', '/enroll/report', '/setup/dashboard', '/user/ad'])
      expect(menu).not.toContain(path)
    expect(text).toContain('href="/user/profile"')
    expect(text).toContain('action="/member/login?sign-out"')
    expect((await pages.open({ path: '/user/profile', headers })).status).toBe(200)
    expect((await pages.open({ path: '/', headers })).text).toContain('href="/lesson/dashboard"')
  })

  test('is offered nothing to add, change, import or print as a roster', async () => {
    for (const path of ['/lesson/dashboard', '/enroll/dashboard', '/user/dashboard', '/student/dashboard']) {
      const { text } = await open(path)
      for (const way of ['/lesson/add', '/enroll/new', '/enroll/roster', '/user/add', '/student/add', '?import'])
        expect(text, `${path} ${way}`).not.toContain(`href="${way}`)
    }
    expect((await open('/enroll/dashboard', 'manager')).text).toContain('href="/enroll/roster')
  })

  test.each(['member', 'manager'] as const)(
    'a %s reads the record of a learner and is offered no act on it',
    async (role) => {
      for (const of of ['user', 'student']) {
        const path = `/${of}/detail/${learner()}`
        const { status, text } = await open(path, role)
        expect(status, path).toBe(200)
        for (const way of [
          `/${of}/edit/`,
          '/user/acting/',
          '/student/merge/',
          '/student/transfer',
          '/enroll/hours/add',
        ])
          expect(text, `${path} ${way}`).not.toContain(`href="${way}`)
        expect(textOf(text)).not.toContain('ส่งลิงก์')
        expect((await pages.post({ path, form: {}, viewer: academy.viewer(role) })).status).toBe(403)
        expect(textOf((await open(path, 'admin')).text)).toContain('ส่งลิงก์')
      }
      expect((await open(`/student/detail/${learner()}`, role)).text.includes('href="/enroll/new?')).toBe(
        role === 'manager',
      )
    },
  )

  test.each(['member', 'manager'] as const)('the API answers a %s the learners that the screens show', async (role) => {
    const asked = await pages.ask({ path: '/api/user/query', viewer: academy.viewer(role), body: {} })
    expect(asked.status).toBe(200)
    expect(JSON.stringify(asked.body)).toContain(learner())
    expect((await open('/user/dashboard', role)).text).toContain(`/user/detail/${learner()}`)
    expect((await open('/student/dashboard', role)).text).toContain(`/student/detail/${learner()}`)
  })

  test('writes nothing by the API', async () => {
    const viewer = academy.viewer('member')
    const change = { [`/api/course/${course}`]: { name: 'x' }, [`/api/user/${learner()}`]: { firstname: 'x' } }
    for (const [path, data] of Object.entries(change))
      expect((await pages.ask({ method: 'PUT', path, viewer, body: { data } })).status, path).toBe(403)
    expect((await pages.ask({ path: '/api/course', viewer, body: { data: { name: 'x' } } })).status).toBe(403)
    expect((await pages.open({ site: 'skills', path: '/lesson/add', viewer })).headers['location']).toBe(
      '/?notice=refused',
    )
  })
})
