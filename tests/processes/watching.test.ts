import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/build.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const clients = 8
const data = newDataDir()

beforeAll(() => buildIfStale(), 300_000)
afterAll(() => data.remove())

const call = async (server: Running, of: { path: string; body: unknown; cookie?: string }) =>
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

/** A course with a film for each client, in which a learner of the demo is enrolled. */
async function plant(server: Running) {
  const cookie = await signedIn(server, 'admin', 'backend')
  const make = async (path: string, row: object) =>
    String(((await (await call(server, { path, body: { data: row }, cookie })).json()) as { _id: string })._id)
  const courseID = await make('/course', { name: 'วิดีโอที่ถูกขัดจังหวะ', status: true })
  const lessons: string[] = []
  for (let n = 0; n < clients; n++)
    lessons.push(await make('/lesson', { courseID, name: `วิดีโอ ${n}`, kind: 'video', stream: 'https://a.test/a.m3u8' }))
  const learner = await signedIn(server, 'somchai', 'frontend')
  const enrolled = await call(server, { path: '/enroll', body: { data: { courseID } }, cookie: learner })
  expect(enrolled.status).toBe(200)
  return { lessons, learner }
}

/** Beats until the server is gone; what it answered that it has is what must be there afterwards. */
async function watchUntilGone(server: Running, of: { lessonID: string; cookie: string; told: Map<string, number> }) {
  const { lessonID, cookie, told } = of
  for (;;) {
    const seen = [[0, (told.get(lessonID) ?? 0) * 1000 + 5000]]
    try {
      const answer = await call(server, {
        path: '/lesson/watch',
        body: { lessonID, seen, position: 0, duration: 3_600_000 },
        cookie,
      })
      if (answer.status !== 200) return answer.status
      told.set(lessonID, ((await answer.json()) as { seconds: number }).seconds)
      await sleep(50)
    } catch {
      return 0
    }
  }
}

test(
  `no second that was acknowledged is lost in ${rounds} kills of the process group`,
  { timeout: 600_000 },
  async () => {
    const told = new Map<string, number>()
    let planted: Awaited<ReturnType<typeof plant>> | undefined
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ dataDir: data.folder })
      planted ??= await plant(server)
      const { lessons, learner } = planted
      const watching = lessons.map((lessonID) => watchUntilGone(server, { lessonID, cookie: learner, told }))
      await sleep(3000 + Math.random() * 1500)
      await server.kill()
      expect((await Promise.all(watching)).every((status) => status === 0 || status >= 500)).toBe(true)
    }
    const server = await startServer({ dataDir: data.folder })
    const body = { method: 'find', args: [{ lessonID: { $in: planted!.lessons } }], fields: ['lessonID', 'seconds'] }
    const answer = await call(server, { path: '/lesson_watch/query', body, cookie: planted!.learner })
    const rows = (await answer.json()) as { lessonID: string; seconds: number }[]
    await server.stop()
    const kept = new Map(rows.map(({ lessonID, seconds }) => [lessonID, seconds]))
    expect(told.size).toBe(clients)
    expect(Math.min(...told.values())).toBeGreaterThan(rounds)
    for (const [lessonID, seconds] of told) expect(kept.get(lessonID), lessonID).toBeGreaterThanOrEqual(seconds)
  },
)
