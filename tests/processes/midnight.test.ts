import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { askBuilder, pageOfBlocks, saveDraftBy } from '../journeys/support/blocks.ts'
import { newPostgres } from '../support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

const midnight = Date.parse('2026-12-01T00:00:00+07:00')
const minute = 60_000

/** Polling interval in milliseconds, and so the maximum delay of due work (docs/decisions on jobs). */
const pollMs = 5000

beforeAll(() => buildIfStale(), 300_000)

interface Page {
  _id: string
  slug: string
}

/** Starts a server with an adjustable clock, and signs in a member of staff. */
async function opened(env: Record<string, string>) {
  const data = newDataDir()
  const file = join(data.folder, 'clock')
  let ahead = 0
  const set = (to: number) => {
    ahead = to - Date.now()
    writeFileSync(file, String(ahead))
  }
  set(midnight - 20 * minute)
  const moved = join(import.meta.dirname, 'moved-clock.ts')
  const server = await startServer({
    dataDir: data.folder,
    env: { ...env, MOVED_CLOCK: file, NODE_OPTIONS: `--import=${moved}` },
  })
  const cookie = await signIn(server)
  const close = async () => {
    await server.stop()
    data.remove()
  }
  return { server, cookie, set, now: () => Date.now() + ahead, close }
}

type Opened = Awaited<ReturnType<typeof opened>>

async function signIn({ url }: Running) {
  const body = JSON.stringify({ username: 'superadmin', password: demoPassword, interface: 'backend' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/signin`, { method: 'POST', headers, body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

async function add({ server, cookie }: Opened, post: { slug: string; [field: string]: unknown }): Promise<Page> {
  const answer = await fetch(`${server.url}/api/post`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ data: { type: 'page', title: post.slug, ...post } }),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return { _id: (JSON.parse(text) as { _id: string })._id, slug: post.slug }
}

const at = ({ server, cookie }: Opened, { _id }: Page) => ({ url: server.url, cookie, page: _id })
const instant = new Date(midnight).toISOString()
const schedule = (of: Opened, page: Page, times: Record<string, string>) =>
  askBuilder(at(of, page), { intent: 'schedule', publishAt: '', unpublishAt: '', ...times })

/** Returns what a visitor sees of a page at a time between two instants. */
async function seen({ server, now }: Opened, { slug }: Page) {
  const from = now()
  const answer = await fetch(`${server.url}/cms/page/${slug}`)
  const text = await answer.text()
  return { from, until: now(), status: answer.status, text }
}

/** Seeds four pages with content that is wrong after the end of the day. */
async function plant(of: Opened) {
  const was = pageOfBlocks(1, 'ของวันเก่า')
  const changed = await add(of, { slug: 'changed-at-midnight', status: true, builder: was })
  await saveDraftBy(at(of, changed), { page: pageOfBlocks(1, 'ของวันใหม่'), revision: 0 })
  await schedule(of, changed, { publishAt: instant })
  const begun = await add(of, { slug: 'begun-at-midnight', builder: pageOfBlocks(1, 'ของวันใหม่') })
  await schedule(of, begun, { publishAt: instant })
  const ended = await add(of, { slug: 'ended-at-midnight', status: true, builder: was })
  await schedule(of, ended, { unpublishAt: instant })
  const [row] = was.rows
  const rows = [{ ...row!, when: { until: '2026-11-30' } }]
  const dated = await add(of, { slug: 'dated', status: true, builder: { version: 1, rows } })
  return { changed, begun, ended, dated }
}

const databases = (await testDrivers()).map(({ kind }) => (kind === 'pglite' ? 'PGlite' : 'PostgreSQL'))

describe.each(databases)('on %s, a real server whose clock goes over midnight in Bangkok', (name) => {
  let of: Opened
  let postgres: Awaited<ReturnType<typeof newPostgres>> | undefined
  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = await newPostgres()
    of = await opened(postgres ? { DATABASE_URL: postgres.url } : {})
  }, 120_000)
  afterAll(async () => {
    await of?.close()
    await postgres?.remove()
  })

  test('publishes and takes away at 00:00, and no kept copy outlives it', { timeout: 120_000 }, async () => {
    const { changed, begun, ended, dated } = await plant(of)
    for (const _time of ['made', 'kept']) {
      expect((await seen(of, changed)).text).toContain('ของวันเก่า')
      expect((await seen(of, begun)).status).toBe(404)
      expect((await seen(of, ended)).text).toContain('ของวันเก่า')
      expect((await seen(of, dated)).text).toContain('ของวันเก่า')
    }
    of.set(midnight - 8000)
    await sleep(100)
    const seenOf = { changed: 0, begun: 0, ended: 0 }
    while (of.now() < midnight + 3 * pollMs) {
      const [now, fresh, gone, day] = await Promise.all([changed, begun, ended, dated].map((page) => seen(of, page)))
      for (const one of [now!, fresh!, gone!, day!])
        if (one.until < midnight)
          expect([one.status, one.text.includes('ของวันเก่า')]).toEqual(one === fresh ? [404, false] : [200, true])
      if (day!.from >= midnight) expect(day!.text, 'what its day ended is gone at once').not.toContain('ของวันเก่า')
      if (now!.text.includes('ของวันใหม่')) seenOf.changed ||= now!.until - midnight
      if (fresh!.status === 200) seenOf.begun ||= fresh!.until - midnight
      if (gone!.status === 404) seenOf.ended ||= gone!.until - midnight
      if (Object.values(seenOf).every((ms) => ms > 0) && of.now() > midnight + 1000) break
      await sleep(100)
    }
    console.log(
      `${name}: after midnight changed ${seenOf.changed} ms, begun ${seenOf.begun} ms, ended ${seenOf.ended} ms`,
    )
    for (const ms of Object.values(seenOf)) {
      expect(ms).toBeGreaterThan(0)
      expect(ms).toBeLessThan(2 * pollMs)
    }
    expect((await seen(of, changed)).text).not.toContain('ของวันเก่า')
  })
})
