import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { noticeKeptMs, sweepNotices } from '#platform/background/notifications/sweep-notifications.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { type Http, openHttp } from '../../support/http.ts'

const drivers = await testDrivers()
const about = {
  title: { th: 'นำเข้าเสร็จแล้ว', en: 'The import is done' },
  text: { th: 'เพิ่ม 12', en: '12 added' },
  href: '/lesson/dashboard',
}

describe.each(drivers)('what people are told, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T03:00:00Z'))
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const path = '/api/office/notices'
  const admin = () => academy.viewer('admin')
  const speaking = async (viewer: Viewer, site: SiteKey, locale: string) => {
    const { cookie = '' } = await http.cookieOf(viewer, site)
    return { cookie: `${cookie}; lang=${locale}` }
  }
  const told = async (viewer = admin(), site: SiteKey = 'skills', locale: 'th' | 'en' = 'th') =>
    (await http.ask({ method: 'GET', path, viewer, site, headers: await speaking(viewer, site, locale) })).body
  const mark = (body: object, viewer = admin()) => http.ask({ path, viewer, body })

  test('is theirs on this site alone, in their language, unread until they say so', async () => {
    expect(await notify(academy.as('manager'), { to: admin().id, ...about })).toBe(true)
    expect(await told()).toMatchObject({ unread: 1, data: [{ title: 'นำเข้าเสร็จแล้ว', text: 'เพิ่ม 12', isRead: false }] })
    expect((await told(admin(), 'skills', 'en')).data[0].title).toBe('The import is done')
    expect((await told(academy.viewer('manager'))).data).toEqual([])
    expect((await told(admin(), 'factory')).data).toEqual([])
    expect((await told(academy.viewer('guest'))).data).toEqual([])
  })

  test('is marked read one by one or all at once, by nobody else', async () => {
    await notify(academy.as('manager'), { to: admin().id, ...about, href: '/cms/pages' })
    const [{ _id }] = (await told()).data
    await mark({ _id }, academy.viewer('manager'))
    await mark({ _id: 'all' }, academy.viewer('user'))
    expect((await told()).unread).toBe(2)
    expect((await mark({ _id })).body).toEqual({ status: 200, unread: 1 })
    expect((await mark({ _id })).body, 'a second time').toEqual({ status: 200, unread: 1 })
    expect((await mark({ _id: 'all' })).body).toEqual({ status: 200, unread: 0 })
    expect((await told()).data.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true])
  })

  test.each([{}, { _id: 7 }, { _id: 'x' }, { _id: 'all', user: 'x' }, { _id: "' or true --" }])(
    'is not marked by %j',
    async (body) => {
      expect((await mark(body)).status).toBe(400)
    },
  )

  test('goes to nobody of another site, and leads nowhere else', async () => {
    const stranger = academy.viewer('user', 'factory')
    expect(await notify(academy.as('admin'), { to: stranger.id, ...about })).toBe(false)
    expect(await notify(academy.as('admin'), { to: 'nobody', ...about })).toBe(false)
    expect(await notify(academy.as('admin'), { to: academy.viewer('user').id, ...about })).toBe(true)
    expect(await notify(academy.as('admin'), { to: academy.viewer('root').id, ...about, href: '//evil.test' })).toBe(
      true,
    )
    expect((await told(academy.viewer('root'))).data[0].href).toBe('/')
  })

  test('is not told where its transaction comes to nothing, and a long text is cut', async () => {
    const before = (await told()).data.length
    const undone = inTransaction(academy.as('admin'), async (inside) => {
      await notify(inside, { to: admin().id, ...about })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await told()).data).toHaveLength(before)
    academy.pass(1000)
    await notify(academy.as('admin'), { to: admin().id, ...about, title: { th: 'ก'.repeat(900), en: 'a' } })
    expect((await told()).data[0].title).toHaveLength(200)
  })

  test('is left by an export, and leads to the list that it was of', async () => {
    const take = (viewer: Viewer) => http.ask({ method: 'GET', path: '/api/course/export?format=csv', viewer })
    expect((await take(admin())).status).toBe(200)
    expect((await told()).data).toContainEqual(
      expect.objectContaining({
        title: 'ส่งออกหลักสูตรแล้ว',
        text: expect.stringMatching(/^หลักสูตร \d{4}-\d\d-\d\d\.csv$/),
        ...{ href: '/lesson/dashboard', isRead: false },
      }),
    )
    const learner = academy.viewer('user')
    const before = (await told(learner)).data
    expect((await take(learner)).status).toBe(403)
    expect((await told(learner)).data, 'nothing was taken').toEqual(before)
  })

  test('is kept for 90 days', async () => {
    academy.pass(noticeKeptMs - 1000)
    const sweep = () => sweepNotices.work(academy.app, { signal: AbortSignal.timeout(5000) })
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from notice`.execute(academy.database.kysely)).rows[0]!.n
    await sweep()
    expect(await count()).toBeGreaterThan(0)
    academy.pass(1000)
    await sweep()
    expect(await count()).toBe(0)
  })
})
