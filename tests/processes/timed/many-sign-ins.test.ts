import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../../scripts/building/build.ts'
import { request } from '../../support/request.ts'
import { bodyOf, person } from '../../pages/account/people.ts'
import { newDataDir, type Running, startServer } from '../../support/server.ts'

const data = newDataDir()
let server: Running
beforeAll(async () => {
  buildIfStale()
  server = await startServer({ dataDir: data.folder })
}, 300_000)
afterAll(async () => {
  await server.stop()
  data.remove()
})

const pageAt = (path: string) => request({ port: server.port, hostname: 'localhost', method: 'GET', path })
const post = (path: string, body: object) =>
  request({ port: server.port, hostname: 'localhost', method: 'POST', path, body })

/** Some people log in from several devices at once, like a class. */
const people = 40
const signIn = (n: number) =>
  post('/api/signin', { username: person(n % people).email, password: person(n % people).password })

/** Requests a cached page and a fresh one repeatedly while something runs. Returns the milliseconds of both. */
async function pagesWhile(isLasting: () => boolean, least: number) {
  const took: number[] = []
  for (let n = 0; isLasting() || n < least; n++) {
    const begun = performance.now()
    const answers = [await pageAt('/lesson/home'), await pageAt(`/lesson/home?made=${Date.now()}-${n}`)]
    for (const { status } of answers) expect(status).toBe(200)
    took.push(performance.now() - begun)
    await sleep(5)
  }
  return took.toSorted((a, b) => a - b)
}

test(
  'K04 two hundred log-ins at once: each is let in or told when to come again, and pages go on',
  { timeout: 120_000 },
  async () => {
    for (let n = 0; n < people; n++) expect((await post('/api/user', bodyOf(n))).status).toBe(200)
    let isOver = false
    await pagesWhile(() => false, 30)
    const before = await pagesWhile(() => false, 60)
    const begun = performance.now()
    const entering = Promise.all(Array.from({ length: 200 }, (_, n) => signIn(n))).finally(() => {
      isOver = true
    })
    const during = await pagesWhile(() => !isOver, 1)
    const answers = await entering
    const lasted = performance.now() - begun
    const entered = answers.filter(({ status }) => status === 200)
    const later = answers.filter(({ status }) => status === 429)
    expect(entered.length + later.length).toBe(200)
    expect(entered.length).toBeGreaterThan(20)
    for (const { headers, text } of later) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(text).toContain('กรุณารอ')
    }
    const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)]!
    console.log(
      `sign-ins: ${entered.length} let in, ${later.length} later, in ${Math.round(lasted)} ms; pages ${before.length} before with a median of ${median(before).toFixed(1)} ms, ${during.length} meanwhile with ${median(during).toFixed(1)} ms, slowest ${during.at(-1)!.toFixed(1)} ms`,
    )
    // The number depends on the speed of the machine. If pages waited for log-ins, it would be one or two.
    expect(during.length, 'pages answered meanwhile').toBeGreaterThan(5)
    expect(median(during) / lasted, 'a page waits for a small part of them alone').toBeLessThan(1 / 6)
  },
)
