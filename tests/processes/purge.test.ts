import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/building/build.ts'
import { request } from '../support/request.ts'
import { hasPostgres, newPostgres } from '../support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

const isThere = await hasPostgres()

/** A change by staff in one process appears on cached pages of the other. */
describe.skipIf(!isThere)('two processes on one PostgreSQL', () => {
  const endings: (() => unknown)[] = []
  let one: Running
  let other: Running
  let cookie = ''

  beforeAll(async () => {
    buildIfStale()
    const database = await newPostgres()
    endings.unshift(() => database.remove())
    const start = async () => {
      const data = newDataDir()
      endings.unshift(() => data.remove())
      const server = await startServer({ dataDir: data.folder, env: { DATABASE_URL: database.url } })
      endings.unshift(() => server.stop())
      return server
    }
    one = await start()
    other = await start()
    const body = { username: 'admin', password: demoPassword, interface: 'backend' }
    cookie = (await call('POST', '/signin', body)).headers.get('set-cookie')!.split(';')[0]!
  }, 300_000)
  afterAll(async () => {
    for (const end of endings) await end()
  })

  const call = (method: string, path: string, body: unknown) =>
    fetch(`${one.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const page = async (path: string) => {
    const answer = await fetch(other.url + path)
    return { html: await answer.text(), etag: answer.headers.get('etag') }
  }
  const figures = async () => (await fetch(`${other.url}/metrics`)).text()
  const made = async () => Number(/^wicha_page_cache_misses_total (\d+)$/m.exec(await figures())![1])
  const shows = async (path: string, name: string, isShown: boolean) => {
    const start = performance.now()
    while ((await page(path)).html.includes(name) !== isShown) {
      if (performance.now() - start > 5000) throw new Error(`${path} still ${isShown ? 'lacks' : 'shows'} '${name}'`)
      await sleep(20)
    }
    return performance.now() - start
  }

  test('a page is made once and then answered from the cache', async () => {
    const first = await page('/lesson/home')
    const before = await made()
    expect((await page('/lesson/home')).etag).toBe(first.etag)
    expect((await page('/lesson/home?utm_source=line')).etag).toBe(first.etag)
    expect(await made()).toBe(before)
  })

  test('a new course, its new name and its withdrawal are on the other one’s catalogue within a second', async () => {
    const name = 'หลักสูตรข้ามโพรเซส'
    await page('/lesson/home')
    const answer = await call('POST', '/course', { data: { name, status: false, category: ['electric'] } })
    const { _id } = (await answer.json()) as { _id: string }
    await sleep(300)
    expect((await page('/lesson/home')).html).not.toContain(name)
    await call('PUT', `/course/${_id}`, { data: { status: true } })
    const took = [await shows('/lesson/home', name, true), await shows(`/lesson/detail/${_id}`, name, true)]
    await call('PUT', `/course/${_id}`, { data: { name: 'ชื่อใหม่ทันใจ' } })
    took.push(await shows('/lesson/home', 'ชื่อใหม่ทันใจ', true), await shows('/', 'ชื่อใหม่ทันใจ', true))
    await call('PUT', `/course/${_id}`, { data: { status: false } })
    took.push(await shows('/lesson/home', 'ชื่อใหม่ทันใจ', false))
    console.log(`purge across processes: ${took.map((ms) => Math.round(ms)).join(' ')} ms`)
    expect(Math.max(...took)).toBeLessThan(1000)
  })

  test('a new name of the site and a plugin that is switched off are on the other one within a second', async () => {
    const [{ _id, siteName, plugins }] = await (await call('POST', '/configuration/query', {})).json()
    const change = (data: object) => call('PUT', `/configuration/${_id}`, { data })
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const api = async () => (await fetch(`${other.url}/api/course/query`, asked)).status
    const becomes = async (status: number) => {
      const start = performance.now()
      while ((await api()) !== status || (await fetch(`${other.url}/lesson/home`)).status !== status) await sleep(20)
      return performance.now() - start
    }
    await page('/')
    expect(await api()).toBe(200)
    await change({ siteName: 'ชื่อข้ามโพรเซส' })
    const took = [await shows('/', 'ชื่อข้ามโพรเซส', true)]
    await change({ siteName, plugins: plugins.filter((name: string) => name !== 'lesson') })
    took.push(await becomes(404))
    await change({ plugins })
    took.push(await becomes(200))
    console.log(`configuration across processes: ${took.map((ms) => Math.round(ms)).join(' ')} ms`)
    expect(Math.max(...took)).toBeLessThan(1000)
  })

  test('a write on another site purges nothing here', async () => {
    await page('/lesson/home')
    await sleep(400)
    await page('/lesson/home')
    const before = await made()
    const factory = (path: string, body: unknown, headers = {}) =>
      request({ port: one.port, hostname: 'factory.localhost', method: 'POST', path, body, headers })
    const staff = { username: 'admin', password: demoPassword, interface: 'backend' }
    const signed = await factory('/api/signin', staff)
    const there = { cookie: signed.headers['set-cookie']![0]!.split(';')[0]! }
    for (let n = 0; n < 5; n++)
      expect(await factory('/api/course', { data: { name: `โรงงาน ${n}`, status: true } }, there)).toMatchObject({
        status: 200,
      })
    await sleep(500)
    await page('/lesson/home')
    expect(await made()).toBe(before)
  })

  test('answers 304 to who has the page, and ends within ten seconds of SIGTERM', async () => {
    const { etag } = await page('/lesson/home')
    const again = await fetch(`${other.url}/lesson/home`, { headers: { 'if-none-match': etag! } })
    expect(again.status).toBe(304)
    expect(await other.stop()).toBeLessThan(10_000)
  })
})

test.skipIf(isThere)(
  'two processes on one PostgreSQL: skipped, no server answers at DATABASE_URL or 127.0.0.1:5432',
  () => {
    expect(isThere).toBe(false)
  },
)
