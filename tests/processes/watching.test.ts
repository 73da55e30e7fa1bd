import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { newPostgres } from '../support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/watching.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 1, whole: 3 }))
const learners = ['somchai', 'somying', 'malee'] as const
const films = 3

beforeAll(() => buildIfStale(), 300_000)

type Interval = [number, number]

/** The response to a progress report: milliseconds of the video, and its length in seconds. */
interface WatchingMessage {
  seen: Interval[]
  seconds: number
  percent: number
}

/** A learner and a video: the end of the acknowledged part, the last response, and the last report. */
interface Watching {
  lessonID: string
  cookie: string
  end: number
  told: WatchingMessage
  sent: Interval
}

const call = (server: Running, of: { path: string; body: unknown; cookie?: string }) =>
  fetch(`${server.url}/api${of.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(of.cookie && { cookie: of.cookie }) },
    body: JSON.stringify(of.body),
  })

async function signedIn(server: Running, username: string, face: 'backend' | 'frontend') {
  const body = { username, password: demoPassword, interface: face, remember: true }
  const answer = await call(server, { path: '/signin', body })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

/** A course with videos. Every learner is enrolled and watches each of them. */
async function plant(server: Running): Promise<Watching[]> {
  const cookie = await signedIn(server, 'admin', 'backend')
  const make = async (path: string, row: object) =>
    String(((await (await call(server, { path, body: { data: row }, cookie })).json()) as { _id: string })._id)
  const courseID = await make('/course', { name: 'วิดีโอที่ถูกขัดจังหวะ', status: true })
  const lessons: string[] = []
  for (let n = 0; n < films; n++)
    lessons.push(await make('/lesson', { courseID, name: `วิดีโอ ${n}`, kind: 'video', stream: 'https://a.test/a.m3u8' }))
  const watching: Watching[] = []
  for (const name of learners) {
    const learner = await signedIn(server, name, 'frontend')
    expect((await call(server, { path: '/enroll', body: { data: { courseID } }, cookie: learner })).status).toBe(200)
    const told = { seen: [], seconds: 0, percent: 0 }
    for (const lessonID of lessons) watching.push({ lessonID, cookie: learner, end: 0, told, sent: [0, 0] })
  }
  return watching
}

const beat = (server: Running, { lessonID, cookie, sent }: Watching) =>
  call(server, {
    path: '/lesson/watch',
    body: { lessonID, seen: [sent], position: sent[1], duration: 3_600_000 },
    cookie,
  })

/** Sends progress reports like a player, each for the part after the acknowledged one, until the server has gone. */
async function watchUntilGone(server: Running, one: Watching) {
  for (;;) {
    one.sent = [one.end, one.end + 5000]
    try {
      const answer = await beat(server, one)
      if (answer.status !== 200) return answer.status
      take(one, (await answer.json()) as WatchingMessage)
      await sleep(50)
    } catch {
      return 0
    }
  }
}

function take(one: Watching, told: WatchingMessage) {
  one.told = told
  one.end = told.seen.at(-1)?.[1] ?? 0
}

/**
 * Returns the total length of intervals in milliseconds. If nothing is counted twice, they are in order and do not
 * touch.
 */
function lengthOf(seen: Interval[]) {
  for (const [n, [from]] of seen.entries()) expect(from).toBeGreaterThan(n === 0 ? -1 : seen[n - 1]![1])
  return seen.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Returns the stored row of a learner and a video. */
async function keptOf(server: Running, { lessonID, cookie }: Watching) {
  const body = { method: 'find', args: [{ lessonID }], fields: ['seconds', 'kept'] }
  const rows = (await (await call(server, { path: '/lesson_watch/query', body, cookie })).json()) as {
    seconds: number
    kept: { seen: Interval[] }
  }[]
  expect(rows).toHaveLength(1)
  return rows[0]!
}

/**
 * Checks that acknowledged parts are stored, and at most the one report without a response. Sent again, that report
 * counts once.
 */
async function proveKept(server: Running, one: Watching) {
  const { seconds, kept } = await keptOf(server, one)
  const acknowledged = lengthOf(one.told.seen)
  expect(lengthOf(kept.seen)).toBeGreaterThanOrEqual(acknowledged)
  expect(lengthOf(kept.seen)).toBeLessThanOrEqual(acknowledged + 5000)
  expect(seconds).toBe(Math.floor(lengthOf(kept.seen) / 1000))
  for (const [from, to] of one.told.seen)
    expect(kept.seen.some(([begin, end]) => begin <= from && to <= end)).toBe(true)
  for (let again = 0; again < 3; again++) take(one, (await (await beat(server, one)).json()) as WatchingMessage)
  expect(one.end).toBeLessThanOrEqual(one.sent[1])
  expect(lengthOf(one.told.seen)).toBe(one.end)
  expect(one.told.seconds).toBe(Math.floor(one.end / 1000))
  expect((await keptOf(server, one)).kept.seen).toEqual(one.told.seen)
}

const databases = (await testDrivers()).map(({ kind }) => (kind === 'pglite' ? 'PGlite' : 'PostgreSQL'))

describe.each(databases)('on %s', (name) => {
  const data = newDataDir()
  let postgres: Awaited<ReturnType<typeof newPostgres>> | undefined
  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = await newPostgres()
  })
  afterAll(async () => {
    data.remove()
    await postgres?.remove()
  })

  test(
    `no second that was acknowledged is lost or counted twice in ${rounds} kills of the process group`,
    { timeout: 600_000 },
    async () => {
      const start = () => startServer({ dataDir: data.folder, env: postgres ? { DATABASE_URL: postgres.url } : {} })
      let server = await start()
      const watching = await plant(server)
      for (let round = 0; round < rounds; round++) {
        const before = watching.map(({ end }) => end)
        const beating = watching.map((one) => watchUntilGone(server, one))
        await sleep(2500 + 300 * round)
        await server.kill()
        expect((await Promise.all(beating)).every((status) => status === 0 || status >= 500)).toBe(true)
        for (const [n, { end }] of watching.entries()) expect(end).toBeGreaterThan(before[n]!)
        server = await start()
        for (const one of watching) await proveKept(server, one)
      }
      const seconds = watching.reduce((sum, { told }) => sum + told.seconds, 0)
      console.log(`kill -9 on ${name}: ${watching.length} films watched, ${seconds} seconds acknowledged, none lost`)
      await server.stop()
    },
  )
})
