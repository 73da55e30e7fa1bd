import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/kill.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 2, whole: 7 }))
const writers = 4
const data = newDataDir()
let cookie = ''

const call = (server: Running, path: string, body: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

beforeAll(() => buildIfStale(), 300_000)
afterAll(() => data.remove())

/** Writes courses until the server has gone. An id counts when its response arrived completely. */
async function writeUntilGone(server: Running, given: { round: number; writer: number; acknowledged: Set<string> }) {
  for (let n = 0; ; n++) {
    try {
      const answer = await call(server, '/course', { data: { name: `รอบ ${given.round} มือ ${given.writer} แถว ${n}` } })
      if (answer.status !== 200) return answer.status
      given.acknowledged.add(((await answer.json()) as { _id: string })._id)
    } catch {
      return 0
    }
  }
}

test(
  `every id that was acknowledged is there after ${rounds} kills of the process group`,
  { timeout: 600_000 },
  async () => {
    const acknowledged = new Set<string>()
    const counts: number[] = []
    const reopened: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ dataDir: data.folder })
      if (round > 0) reopened.push(server.readyMs)
      if (cookie === '') cookie = await signIn(server)
      const before = acknowledged.size
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilGone(server, { round, writer, acknowledged }),
      )
      // On a busy machine the first write after a start is slow. The kill still comes while writing.
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before)
      await sleep(Math.random() * 850)
      await server.kill()
      expect((await Promise.all(writing)).every((status) => status === 0 || status >= 500)).toBe(true)
      counts.push(acknowledged.size - before)
    }
    const server = await startServer({ dataDir: data.folder })
    const found = await idsOf(server)
    const stopped = await server.stop()
    const lost = [...acknowledged].filter((id) => !found.has(id))
    const slowest = Math.round(Math.max(...reopened))
    console.log(
      `kill -9: ${rounds} rounds, ${acknowledged.size} rows acknowledged (${counts.join(' ')}), ${lost.length} lost, slowest reopening ${slowest} ms, stop ${Math.round(stopped)} ms`,
    )
    expect(acknowledged.size).toBeGreaterThan(rounds * 5)
    expect(lost).toEqual([])
    expect(stopped).toBeLessThan(10_000)
  },
)

async function signIn(server: Running) {
  const answer = await call(server, '/signin', {
    username: 'admin',
    password: demoPassword,
    interface: 'backend',
    remember: true,
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

async function idsOf(server: Running) {
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const answer = await call(server, '/course/query', {
      args: [{}],
      fields: ['name'],
      paging: { page, limit: 2000 },
      sort: { createdAt: 1 },
    })
    const { data: rows } = (await answer.json()) as { data: { _id: string }[] }
    for (const row of rows) ids.add(row._id)
    if (rows.length < 2000) return ids
  }
}
