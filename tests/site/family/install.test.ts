import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDriver, testDrivers } from '#platform/data/database/test-database.ts'
import { readSettings } from '#platform/operations/config/settings.ts'
import { setupToken } from '#platform/site/first-run.ts'
import { startApp, type Started } from '../../../src/app/start.ts'
import type { Academy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const path = '/install/dashboard'

const openEmpty = async (driver: TestDriver) => {
  const scratch = await driver.open()
  const env = { NODE_ENV: 'test', SECRET_KEY: 'a key of the tests, 32 long or more', WICHA_SEED: 'empty' }
  const started: Started = await startApp(
    readSettings(env, process.cwd(), () => {}),
    { database: scratch.database },
  )
  const pages = await openPages({ app: started.app } as Academy)
  const close = async () => {
    await pages.close()
    await started.stop().catch(() => {})
    await scratch.remove()
  }
  return { app: started.app, database: scratch.database, pages, close }
}

describe.each(drivers)('an empty installation on $kind', (driver) => {
  let empty: Awaited<ReturnType<typeof openEmpty>>
  let pages: Pages
  beforeAll(async () => {
    empty = await openEmpty(driver)
    pages = empty.pages
  })
  afterAll(() => empty.close())

  const headers = { host: 'first.wicha.test' }
  const open = (at: string) => pages.open({ path: at, headers })
  const send = (form: Record<string, string>) => pages.post({ path, form, headers })
  const token = () => setupToken(empty.app.sealing)
  const said = async (more: Record<string, string> = {}) => ({
    ...(Object.fromEntries(sentBy((await open(`${path}?token=${token()}`)).text)) as Record<string, string>),
    ...{
      'root.firstname': 'เจ้าของ',
      'root.email': 'owner@wicha.test',
      'root.password': 'wicha-2569',
      'root.confirm': 'wicha-2569',
    },
    ...{
      'origin.siteName': 'ศูนย์กลาง',
      'origin.siteNameEn': 'Centre',
      'first.siteName': 'แห่งแรก',
      'first.siteNameEn': 'First',
    },
    ...more,
  })
  const counts = async () => {
    const { rows } = await sql<{ sites: number; roots: number; users: number }>`select
      (select count(*)::integer from site) as sites, (select count(*)::integer from "user") as users,
      (select count(*)::integer from "grant" where role = 'root') as roots`.execute(empty.database.kysely)
    return rows[0]
  }

  test('leads every address to its first page, answers no call, and says what it stands on', async () => {
    for (const at of ['/', '/lesson/home', '/member/login', '/no/such', '/origin/dashboard'])
      expect(await open(at), at).toMatchObject({ status: 302, headers: { location: path } })
    expect((await pages.ask({ path: '/api/user', headers, body: { data: {} } })).status).toBe(503)
    const shown = textOf((await open(path)).text)
    for (const text of ['ติดตั้งวิชา', 'ผลการตรวจสอบการติดตั้ง', 'ฐานข้อมูล', 'SMTP_URL', 'รหัสติดตั้ง'])
      expect(shown).toContain(text)
    expect((await open(path)).text).not.toContain(token())
  })

  test.each<[string, Record<string, string>]>([
    ['without the code of the console', { token: '' }],
    ['with a wrong code', { token: 'x'.repeat(24) }],
    ['with a weak password', { 'root.password': 'short', 'root.confirm': 'short' }],
    ['with two passwords', { 'root.confirm': 'wicha-2570' }],
    ['without a name', { 'root.firstname': '' }],
    ['with no address', { 'root.email': 'no' }],
    ['with a host name that is none', { 'first.hostname': 'http://x' }],
    ['with one host name for two sites', { 'origin.hostname': 'first.wicha.test' }],
  ])('%s nothing begins, and what was written stays', async (_, wrong) => {
    const answer = await send(await said(wrong))
    expect(answer.status).toBe(400)
    const kept = Object.fromEntries(sentBy(answer.text))
    expect(kept).toMatchObject({ 'first.siteName': 'แห่งแรก' })
    expect(kept['root.password']).toBe('')
    expect(await counts()).toEqual({ sites: 0, roots: 0, users: 0 })
  })

  test('begins once, however many begin at once, and locks itself', async () => {
    const form = await said({ 'first.sample': 'yes', 'first.kind': 'school' })
    const all = await Promise.all([1, 2, 3].map((n) => send({ ...form, 'root.email': `owner${n}@wicha.test` })))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    expect(textOf(all.find(({ status }) => status === 200)!.text)).toContain('เข้าสู่ระบบที่ origin.first.wicha.test')
    expect(await counts()).toEqual({ sites: 2, roots: 1, users: 1 })
    expect((await open(`${path}?token=${token()}`)).status).toBe(404)
    expect((await send({ ...form, 'first.hostname': 'third.wicha.test' })).status).toBe(404)
    expect((await open('/')).status).toBe(200)
    expect((await pages.open({ path: '/', headers: { host: 'unknown.wicha.test' } })).status).toBe(404)
    expect(await counts()).toEqual({ sites: 2, roots: 1, users: 1 })
  })

  test('shows its checks to the owner afterwards, and nothing else', async () => {
    const origin = { host: 'origin.first.wicha.test' }
    const { rows } = await sql<{ email: string }>`select email from "user"
      where role = 'root'`.execute(empty.database.kysely)
    const body = { username: rows[0]!.email, password: 'wicha-2569', interface: 'backend' }
    const entered = await pages.ask({ path: '/api/signin', headers: origin, body })
    expect(entered.status, entered.text).toBe(200)
    const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0]!
    const shown = await pages.open({ path, headers: { ...origin, cookie } })
    expect(textOf(shown.text)).toContain('ผลการตรวจสอบการติดตั้ง')
    expect(shown.text).not.toContain('name="root.password"')
    expect((await pages.post({ path, form: await said(), headers: { ...origin, cookie } })).status).toBe(404)
  })
})
