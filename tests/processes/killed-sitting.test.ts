import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examCourse, practiceExam } from '../../database/seeds/assessment/exams.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { verifyAttempt } from '../../scripts/verify/verify-attempt.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/killed-sitting.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 2, whole: 200 }))
const tries = 50
const data = newDataDir()

beforeAll(() => buildIfStale(), 300_000)
afterAll(() => data.remove())

interface Sitting {
  attemptID: string
  lease: string
  lastNumber: number
  sections: { slots: { slot: string; version: number; response: unknown; question: { type: string } }[] }[]
}

/** An answer whose acknowledgement arrived. */
interface Acknowledged {
  number: number
  slot: string
  response: unknown
}

const post = async <Reply>(server: Running, path: string, { cookie, body }: { cookie: string; body: unknown }) => {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, `${path}: ${answer.status}`).toBeLessThan(500)
  return { status: answer.status, reply: (await answer.json()) as Reply, cookie: cookieOf(answer) }
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

async function signIn(server: Running, username: string, area: 'frontend' | 'backend') {
  const body = { username, password: demoPassword, interface: area, remember: true }
  return (await post(server, '/signin', { cookie: '', body })).cookie
}

const idOf = async (server: Running, { collection, name }: { collection: string; name: string }, cookie: string) => {
  const body = { args: [{ name }], fields: ['name'], paging: { page: 1, limit: 1 } }
  const { reply } = await post<{ data: { _id: string }[] }>(server, `/${collection}/query`, { cookie, body })
  return reply.data[0]!._id
}

/** An administrator who has chosen the site of the demo, and its exam. */
async function openOffice(server: Running) {
  const cookie = await signIn(server, 'admin', 'backend')
  const body = { args: [{ name: examCourse }], fields: ['unit'], paging: { page: 1, limit: 1 } }
  const { reply } = await post<{ data: { _id: string; unit: string }[] }>(server, '/course/query', { cookie, body })
  const { _id: courseID, unit } = reply.data[0]!
  const form = new URLSearchParams({ site: unit, next: '' })
  const headers = { cookie, origin: server.url }
  await fetch(`${server.url}/member/sites`, { method: 'POST', headers, body: form, redirect: 'manual' })
  const examID = await idOf(server, { collection: 'exam', name: practiceExam.name }, cookie)
  return { cookie, exam: { courseID, examID, type: 'practice', round: 1 } }
}

/** Changes answers to questions of true and false until the server has gone. */
async function answerUntilGone(
  server: Running,
  of: { cookie: string; sitting: Sitting; acknowledged: Acknowledged[] },
) {
  const { attemptID, lease, lastNumber, sections } = of.sitting
  const slots = sections.flatMap((section) => section.slots.filter(({ question }) => question.type === 'truefalse'))
  const versions = new Map(slots.map(({ slot, version }) => [slot, version]))
  for (let number = lastNumber + 1; ; number++) {
    const { slot } = slots[number % slots.length]!
    const answer = { number, slot, version: versions.get(slot)!, response: number % 3 === 0, isFlagged: false }
    try {
      const body = { attemptID, lease, answers: [answer] }
      const { reply } = await post<{ status: string }>(server, '/exam/answer', { cookie: of.cookie, body })
      expect(reply.status).toBe('saved')
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
    versions.set(slot, answer.version + 1)
    of.acknowledged.push(answer)
  }
}

const responsesOf = ({ sections }: Sitting) =>
  new Map(sections.flatMap((section) => section.slots.map(({ slot, response }) => [slot, response] as const)))

/** Acknowledged answers that the server has lost, or has replaced by earlier ones. */
function lostAnswers(sitting: Sitting, acknowledged: readonly Acknowledged[]) {
  const newest = new Map(acknowledged.map((one) => [one.slot, one]))
  const stored = responsesOf(sitting)
  // One answer after the last acknowledged one may have been stored without its acknowledgement.
  const isAhead = sitting.lastNumber > (acknowledged.at(-1)?.number ?? 0)
  return [...newest.values()].filter(
    ({ slot, number, response }) => number > sitting.lastNumber || (!isAhead && stored.get(slot) !== response),
  )
}

test(
  `${rounds} kills of the server during an exam: no acknowledged answer is lost or doubled, and the log is whole`,
  { timeout: 3_000_000 },
  async () => {
    const acknowledged: Acknowledged[] = []
    const resumedMs: number[] = []
    let server = await startServer({ dataDir: data.folder })
    try {
      const office = await openOffice(server)
      const cookie = await signIn(server, 'somying', 'frontend')
      const start = async () => {
        const from = performance.now()
        const { reply } = await post<Sitting>(server, '/exam/start', { cookie, body: office.exam })
        resumedMs.push(performance.now() - from)
        return reply
      }
      let sitting = await start()
      for (let n = 0; n < tries && !hasTrueFalse(sitting); n++) {
        const { attemptID, lease } = sitting
        await post(server, '/exam/submit', { cookie, body: { attemptID, lease, lastNumber: 0 } })
        sitting = await start()
      }
      for (let round = 0; round < rounds; round++) {
        const before = acknowledged.length
        const answering = answerUntilGone(server, { cookie, sitting, acknowledged })
        await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before)
        await sleep(Math.random() * 850)
        await server.kill()
        await answering
        server = await startServer({ dataDir: data.folder })
        // The same session and the same lease go on.
        const { attemptID } = sitting
        sitting = await start()
        expect(sitting.attemptID).toBe(attemptID)
        expect(lostAnswers(sitting, acknowledged)).toEqual([])
      }
      const { attemptID, lease, lastNumber } = sitting
      const { reply } = await post<{ status: string; receipt: string }>(server, '/exam/submit', {
        ...{ cookie, body: { attemptID, lease, lastNumber } },
      })
      expect(reply.status).toBe('submitted')
      const file = await fetch(`${server.url}/lesson/exam/attempt-file/${attemptID}`, {
        headers: { cookie: office.cookie },
      })
      const exported = (await file.json()) as Parameters<typeof verifyAttempt>[0]
      expect(verifyAttempt(exported)).toBeNull()
      const numbers = exported.events.flatMap(({ body }) => {
        const event = JSON.parse(body) as { kind: string; number?: number }
        return event.kind === 'answer' ? [event.number!] : []
      })
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(acknowledged.filter(({ number }) => !numbers.includes(number))).toEqual([])
      expect(acknowledged.length).toBeGreaterThan(rounds * 3)
      const slowest = Math.round(Math.max(...resumedMs))
      console.log(
        `exam: ${rounds} kills, ${acknowledged.length} answers acknowledged, resumed in ${slowest} ms at most`,
      )
    } finally {
      await server.kill()
    }
  },
)

/** The paper is drawn; most have questions of true and false. */
const hasTrueFalse = ({ sections }: Sitting) =>
  sections.some((section) => section.slots.some(({ question }) => question.type === 'truefalse'))
