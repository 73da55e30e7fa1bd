import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { askBuilder, pageOfBlocks, revisionIn, saveDraftBy } from '../journeys/support/blocks.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/publishing.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 1, whole: 4 }))
const data = newDataDir()

beforeAll(() => buildIfStale(), 300_000)
afterAll(() => data.remove())

/** The last acknowledged and the last requested revision. */
interface Far {
  saved: number
  published: number
  asked: number
  revision: number
}

const call = async (server: Running, of: { path: string; cookie: string; body?: unknown }) => {
  const answer = await fetch(`${server.url}/api${of.path}`, {
    method: of.body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', cookie: of.cookie },
    ...(of.body !== undefined && { body: JSON.stringify(of.body) }),
  })
  expect(answer.status).toBe(200)
  return { answer, json: (await answer.json()) as Record<string, never> }
}

const signIn = async (server: Running) => {
  const body = { username: 'superadmin', password: demoPassword, interface: 'backend', remember: true }
  const { answer } = await call(server, { path: '/signin', cookie: '', body })
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

/** Saves the draft and publishes it repeatedly until the server has gone. */
async function writeUntilGone(server: Running, { cookie, page, far }: { cookie: string; page: string; far: Far }) {
  const at = { url: server.url, cookie, page }
  try {
    for (;;) {
      far.asked++
      const sent = pageOfBlocks(40, `รอบ ${far.asked} จบ`)
      far.revision = await saveDraftBy(at, { page: sent, revision: far.revision })
      far.saved = far.asked
      await askBuilder(at, { intent: 'publish', revision: String(far.revision) })
      far.published = far.asked
    }
  } catch {
    return
  }
}

const numbersIn = (text: string) => [...text.matchAll(/รอบ (\d+) จบ/g)].map(([, n]) => Number(n))

test(
  `a draft that was answered is there after ${rounds} kills, and what is published is whole`,
  { timeout: 600_000 },
  async () => {
    const far: Far = { saved: 0, published: 0, asked: 0, revision: 0 }
    let [cookie, page] = ['', '']
    for (let round = 0; round <= rounds; round++) {
      const server = await startServer({ dataDir: data.folder })
      if (round === 0) {
        cookie = await signIn(server)
        const body = { data: { type: 'page', title: 'ทนไฟดับ', slug: 'killed' } }
        page = String((await call(server, { path: '/post', cookie, body })).json['_id'])
      } else far.revision = await proveWhole(server, { cookie, page, far })
      if (round === rounds) {
        await server.stop()
        continue
      }
      const writing = writeUntilGone(server, { cookie, page, far })
      await sleep(700 + 300 * round)
      await server.kill()
      await writing
    }
    console.log(`kill -9: ${far.asked} drafts asked for, ${far.saved} the last answered, ${far.published} published`)
    expect(far.published).toBeGreaterThan(rounds)
  },
)

/**
 * Checks that visitors see one complete draft, not older than the last acknowledged one, and that the draft is complete
 * too. Returns its revision.
 */
async function proveWhole(server: Running, { cookie, page, far }: { cookie: string; page: string; far: Far }) {
  const { json } = await call(server, { path: `/post/${page}`, cookie })
  const live = numbersIn(JSON.stringify(json['data']))
  expect(live).toHaveLength(40)
  expect(new Set(live).size).toBe(1)
  expect(live[0]).toBeGreaterThanOrEqual(far.published)
  expect(live[0]).toBeLessThanOrEqual(far.asked)
  const opened = await (await fetch(`${server.url}/cms/builder/${page}.data`, { headers: { cookie } })).text()
  const written = numbersIn(opened)
  expect(Math.max(...written)).toBeGreaterThanOrEqual(far.saved)
  expect(Math.max(...written)).toBeLessThanOrEqual(far.asked)
  const versions = await fetch(`${server.url}/cms/builder/${page}/versions`, { headers: { cookie } })
  expect(versions.status).toBe(200)
  return revisionIn(opened)
}
