import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { seedContext } from '#app/seed/seed-site.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const minute = 60_000
const reason = 'ผู้เรียนโทรแจ้งว่าเปิดบทเรียนไม่ได้'

describe.each(drivers)('acting in the name of a learner on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let learner: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    learner = academy.viewer('user').id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  /** The cookie of an administrator who has just signed in. */
  let staff: Record<string, string>
  beforeEach(async () => {
    const body = { username: 'root', password, interface: 'backend' }
    staff = cookieOf(await pages.ask({ path: '/api/signin', body }))
  })

  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => {
    const sid = [headers['set-cookie']].flat().find((one) => String(one).startsWith('sid='))
    return { cookie: String(sid).split(';')[0]! }
  }
  const open = (path: string, headers = staff) => pages.open({ path, headers })
  const begin = (form: Record<string, string> = { reason }, headers = staff, _id = learner) =>
    pages.post({ path: `/user/acting/${_id}`, form, headers })
  const stop = (headers: Record<string, string>) => pages.post({ path: '/user/login?sign-out', headers })
  const who = async (headers: Record<string, string>) =>
    (await pages.ask({ method: 'GET', path: '/api/session', headers })).body.session

  test('is asked for on the record of the learner, and why', async () => {
    const record = textOf((await open(`/user/detail/${learner}`)).text)
    expect(record).toContain('เข้าดูในนามของผู้เรียน')
    const { text } = await open(`/user/acting/${learner}`)
    expect(textOf(text)).toContain('เข้าดูในนามของ สมชาย ใจดี')
    expect([...sentBy(text).keys()]).toEqual(['reason'])
    for (const wrong of ['', 'ดู', ' '.repeat(20), 'x'.repeat(501)]) {
      const refused = await begin({ reason: wrong })
      expect(refused.status).toBe(400)
      expect(textOf(refused.text)).toContain('กรุณาระบุเหตุผล 5-500 ตัวอักษร')
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
  })

  test('shows the site as the learner sees it, says so on every page, and gives the own session back', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ status: 302, headers: { location: '/user/profile' } })
    const acting = cookieOf(begun)
    for (const path of ['/user/profile', '/', '/lesson/home']) {
      const { status, text } = await open(path, acting)
      expect(status, path).toBe(200)
      expect(textOf(text), path).toContain('root ทีมงาน กำลังดูในนามของ สมชาย ใจดี')
    }
    expect(await who(acting)).toMatchObject({ role: 'user', userID: learner, interface: 'frontend' })
    expect((await open('/lesson/dashboard', acting)).status, 'the office stays shut').toBe(302)
    const back = await stop(acting)
    expect(back).toMatchObject({ status: 302, headers: { location: `/user/detail/${learner}` } })
    expect(await who(acting)).toMatchObject({ login: false })
    expect(await who(staff), 'the old secret is no more').toMatchObject({ login: false })
    const own = cookieOf(back)
    expect(await who(own)).toMatchObject({ role: 'root', interface: 'backend' })
    const record = textOf((await open(`/user/detail/${learner}`, own)).text)
    expect(record).toContain(`root ทีมงาน: ${reason}`)
    expect((await stop(acting)).headers['set-cookie'], 'stopping again gives nothing').not.toContain(own.cookie)
  })

  test('keeps both names in the history of what was done', async () => {
    const { _id } = await create(academy.as('root'), 'course', { name: 'งานเชื่อม', status: true, type: 'online' })
    const acting = cookieOf(await begin())
    const enrolled = await pages.ask({ path: '/api/enroll', body: { data: { courseID: _id } }, headers: acting })
    expect(enrolled.status, enrolled.text).toBe(200)
    const own = cookieOf(await stop(acting))
    const path = `/api/enroll/${enrolled.body._id}/history`
    const { body } = await pages.ask({ method: 'GET', path, headers: own })
    expect(body.data[0].by).toEqual({
      ...{ _id: learner, name: 'สมชาย ใจดี', role: 'user' },
      actor: { _id: academy.viewer('root').id, name: 'root ทีมงาน' },
    })
    const shown = await open(`/enroll/detail/${enrolled.body._id}`, own)
    expect(textOf(shown.text)).toContain('root ทีมงาน ในนามของ สมชาย ใจดี')
  })

  test('changes neither the record nor the password of the learner', async () => {
    const acting = cookieOf(await begin())
    const data = { firstname: 'โจร', email: 'evil@wicha.test' }
    const changed = await pages.ask({ method: 'PUT', path: `/api/user/${learner}`, body: { data }, headers: acting })
    expect(changed.status).toBe(403)
    const body = { currentPassword: password, newPassword: 'rakrian-2570' }
    const refused = await pages.ask({ path: '/api/changepwd', body, headers: acting })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const signIn = { username: 'learner@skills.test', password }
    expect((await pages.ask({ path: '/api/signin', body: signIn })).status).toBe(200)
  })

  test('a learner who must set a new password is not made to by who acts in his name', async () => {
    await update(academy.as('root'), 'user', { _id: learner, change: { req_reset: true } })
    const acting = cookieOf(await begin())
    expect((await open('/user/profile', acting)).status).toBe(200)
    await update(academy.as('root'), 'user', { _id: learner, change: { req_reset: false } })
  })

  test('ends after half an hour, however busy it is', async () => {
    const acting = cookieOf(await begin())
    academy.pass(29 * minute)
    expect(await who(acting)).toMatchObject({ login: true })
    academy.pass(2 * minute)
    expect(await who(acting)).toMatchObject({ login: false })
  })

  test('ends with the session of the member of staff, or his rights', async () => {
    const ctx = academy.as('root', 'origin')
    const made = { username: 'orathai', firstname: 'อรทัย', lastname: 'ดูแล', email: 'orathai@wicha.test' }
    const { _id } = await create(ctx, 'user', made)
    const skills = academy.as('root').site._id
    const viewer = { id: _id, role: 'admin', home: ctx.site._id, name: 'อรทัย ดูแล' } as const
    await grant(ctx, { user: _id, role: 'admin', sites: [skills] })
    const asOrathai = async () => pages.cookieOf(viewer, 'skills')
    const acting = cookieOf(await begin({ reason }, (await asOrathai()) as { cookie: string }))
    expect(await who(acting)).toMatchObject({ login: true, userID: learner })
    await grant(ctx, { user: _id, role: 'manager', sites: [skills] })
    expect(await who(acting), 'demoted').toMatchObject({ login: false })
    await grant(ctx, { user: _id, role: 'admin', sites: [skills] })
    await update(ctx, 'user', { _id, change: { status: false } })
    expect(await who(acting), 'suspended').toMatchObject({ login: false })
    await update(ctx, 'user', { _id, change: { status: true } })
    expect(await who(acting)).toMatchObject({ login: true })
    await academy.database.kysely
      .deleteFrom('session' as never)
      .where('user' as never, '=', _id as never)
      .execute()
    expect(await who(acting), 'signed out').toMatchObject({ login: false })
  })

  test('ends when the site comes to ask for a second factor that the member of staff has not got', async () => {
    const ctx = academy.as('root')
    const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    const ask = async (needsSecondFactor: boolean) => {
      const product = await seedContext(academy.app, ctx.site._id)
      await update(product, 'configuration', { _id, change: { account: { ...allOff, needsSecondFactor } } })
    }
    const acting = cookieOf(await begin())
    expect(await who(acting)).toMatchObject({ login: true })
    await ask(true)
    expect(await who(acting)).toMatchObject({ login: false })
    await ask(false)
    expect(await who(acting)).toMatchObject({ login: true })
  })

  test('is left idle no longer than the back office', async () => {
    const { settings } = academy.app
    const { idleMinutes } = settings
    settings.idleMinutes = 10
    try {
      const acting = cookieOf(await begin())
      for (let done = 0; done < 2; done++) {
        academy.pass(9 * minute)
        expect(await who(acting), 'busy').toMatchObject({ login: true })
      }
      academy.pass(10 * minute)
      const back = await stop(acting)
      expect(cookieOf(back).cookie, 'nor is the own session given back').not.toMatch(/^sid=./)
      expect(await who(acting)).toMatchObject({ login: false })
    } finally {
      settings.idleMinutes = idleMinutes
    }
  })

  test('is for administrators, of learners of this site alone', async () => {
    const as = async (role: 'user' | 'member' | 'manager') => pages.cookieOf(academy.viewer(role), 'skills')
    for (const role of ['user', 'member', 'manager'] as const) {
      const answer = await begin({ reason }, (await as(role)) as { cookie: string })
      expect(answer.headers['set-cookie'], role).toBeUndefined()
      expect(answer.status, role).toBe(302)
      expect(answer.headers['location'], role).not.toBe('/user/profile')
    }
    const visitor = await pages.post({ path: `/user/acting/${learner}`, form: { reason } })
    expect(visitor.headers['set-cookie']).toBeUndefined()
    const others = [academy.viewer('user', 'factory').id, academy.viewer('admin').id, 'f'.repeat(24), 'me', "' or 1=1"]
    for (const _id of others) expect((await begin({ reason }, staff, encodeURIComponent(_id))).status, _id).toBe(404)
    const acting = cookieOf(await begin())
    expect((await begin({ reason }, acting)).headers['set-cookie'], 'within another').toBeUndefined()
    const elsewhere = await pages.ask({ method: 'GET', site: 'factory', path: '/api/session', headers: acting })
    expect(elsewhere.body.session).toMatchObject({ login: false })
  })

  test('a learner who was switched off is nobody to act for', async () => {
    await update(academy.as('root'), 'user', { _id: learner, change: { status: false } })
    expect((await begin()).status).toBe(404)
    await update(academy.as('root'), 'user', { _id: learner, change: { status: true } })
  })
})
