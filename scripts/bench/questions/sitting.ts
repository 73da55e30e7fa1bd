import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { examCourse, practiceExam } from '../../../database/seeds/assessment/exams.ts'
import { type Finding, finding } from '../../verify/scorecard.ts'
import type { Academies } from '../academies.ts'
import type { CleanupStack } from '../cleanup-stack.ts'
import { ask, percentiles } from '../load.ts'
import type { Measured } from '../parts.ts'
import { newPlace, signIn, startAt, type Subject } from '../servers.ts'
import { figure, table } from '../table.ts'
import { cloneRows } from './clone-rows.ts'
import { openBareAt } from './standing.ts'

const size =
  process.env['BENCH_SIZE'] === 'small' ? { people: 40, answerSeconds: 20 } : { people: 300, answerSeconds: 120 }
/** All start, and all submit, within this time. */
const rushMs = 10_000
/** Interval between the answers of a learner, in milliseconds. */
const answerEveryMs = 10_000
const goals = { savingP95: 300, savingP99: 1000, rushP95: 2000, pageP95: 500 }

interface Sitter {
  cookie: string
  attemptID: string
  lease: string
  slots: { slot: string; response: unknown }[]
  lastNumber: number
}

interface SittingTimes {
  starts: number[]
  answers: number[]
  submissions: number[]
  pages: number[]
}

/** Everybody starts an exam at once, answers for two minutes and submits at once, while a visitor opens pages. */
export const measureSitting = async ({ traces }: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  const kinds: Subject['kind'][] = (await hasPostgres()) ? ['PGlite', 'PostgreSQL'] : ['PGlite']
  for (const kind of kinds) {
    const times = await sitTogether(await openHall(kind, traces))
    const of = { starts: percentiles(times.starts), answers: percentiles(times.answers) }
    const [submissions, pages] = [percentiles(times.submissions), percentiles(times.pages)]
    rows.push([
      ...[kind, String(times.answers.length), figure(of.starts.p95), figure(of.answers.p95), figure(of.answers.p99)],
      ...[figure(submissions.p95), figure(pages.p95)],
    ])
    const goal = (claim: string, { ms, most }: { ms: number; most: number }) =>
      finding(`${claim} on ${kind}`, { goal: `≤ ${most} ms`, found: figure(ms), isMet: ms <= most })
    findings.push(
      goal('saving an answer, p95', { ms: of.answers.p95, most: goals.savingP95 }),
      goal('saving an answer, p99', { ms: of.answers.p99, most: goals.savingP99 }),
      goal('starting an exam, p95', { ms: of.starts.p95, most: goals.rushP95 }),
      goal('submitting an exam, p95', { ms: submissions.p95, most: goals.rushP95 }),
      goal('a public page beside an exam, p95', { ms: pages.p95, most: goals.pageP95 }),
    )
  }
  const head = ['start p95 ms', 'answer p95 ms', 'answer p99 ms', 'submit p95 ms', 'page p95 ms']
  return { tables: [table([`${size.people} sit an exam`, 'answers', ...head], rows)], findings }
}

interface Hall {
  port: number
  exam: { courseID: string; examID: string; type: string; round: number }
  cookies: string[]
}

/** The demo with learners who are signed in and enrolled in the course of the practice exam. */
async function openHall(kind: Subject['kind'], traces: CleanupStack): Promise<Hall> {
  const place = await newPlace(kind, traces)
  const demo = await startAt(place, traces)
  await demo.stop()
  const bare = await openBareAt(place)
  const one = async (text: string, value: string) =>
    ((await bare.query(text, [value])).rows as { _id: string }[])[0]!._id
  const courseID = await one('select _id from course where name = $1', examCourse)
  const examID = await one('select _id from exam where name = $1', practiceExam.name)
  await cloneLearners(bare)
  await bare.close()
  const { port } = await startAt(place, traces, { TRUST_PROXY: '1', WICHA_SECURE_COOKIES: 'false' })
  const cookies: string[] = []
  for (let n = 1; n <= size.people; n++) cookies.push((await ask(port, signIn(`sitter${n}`, 'frontend'))).cookie)
  return { port, exam: { courseID, examID, type: 'practice', round: 1 }, cookies }
}

/** Copies a learner of the demo with their password and their enrolment in the course. */
async function cloneLearners(bare: Awaited<ReturnType<typeof openBareAt>>): Promise<void> {
  const count = size.people
  const [userID, enrollID] = ['c', 'e'].map((first) => `'${first}' || lpad(to_hex(n), 23, '0')`) as [string, string]
  const set = { username: `'sitter' || n`, email: `'sitter' || n || '@wicha.test'`, phone: 'null', citizen: 'null' }
  const learner = `username = 'somying'`
  await cloneRows(bare, { table: 'user', where: learner, count, set: { _id: userID, ...set } })
  const where = `"user" = (select _id from "user" where ${learner} limit 1)`
  await cloneRows(bare, { table: 'credential', where, count, set: { user: userID } })
  const course = `"courseID" = (select _id from course where name = '${examCourse}')`
  await cloneRows(bare, { table: 'enroll', where: course, count, set: { _id: enrollID, userID } })
}

async function sitTogether({ port, exam, cookies }: Hall): Promise<SittingTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const times: SittingTimes = { starts: [], answers: [], submissions: [], pages: [] }
  const post = async (list: number[], { path, cookie, body }: { path: string; cookie: string; body: object }) => {
    const from = performance.now()
    const { text } = await ask(port, { method: 'POST', path, cookie, body }, agent)
    list.push(performance.now() - from)
    return JSON.parse(text) as Record<string, unknown>
  }
  const visitor = openPages(port, times.pages)
  const sitters = await Promise.all(
    cookies.map(async (cookie, n) => {
      await sleep((n / cookies.length) * rushMs)
      return sitterOf(cookie, await post(times.starts, { path: '/api/exam/start', cookie, body: exam }))
    }),
  )
  await Promise.all(sitters.map((sitter, n) => answerOn(sitter, { n, answer: (body) => save(sitter, body) })))
  await Promise.all(
    sitters.map(async ({ cookie, attemptID, lease, lastNumber }, n) => {
      await sleep((n / sitters.length) * rushMs)
      const body = { attemptID, lease, lastNumber }
      const reply = await post(times.submissions, { path: '/api/exam/submit', cookie, body })
      if (reply['status'] !== 'submitted') throw new Error(`submitting was answered ${String(reply['status'])}`)
    }),
  )
  await visitor.stop()
  agent.destroy()
  return times

  async function save({ cookie }: Sitter, body: object) {
    const reply = await post(times.answers, { path: '/api/exam/answer', cookie, body })
    if (reply['status'] !== 'saved') throw new Error(`an answer was answered ${String(reply['status'])}`)
  }
}

interface PaperSlot {
  slot: string
  question: { type: string; content: { options?: { id: string }[] } }
}

/** Answers are those that need nothing but the paper: an option, true or false, or a text. */
function sitterOf(cookie: string, started: Record<string, unknown>): Sitter {
  const { attemptID, lease, sections } = started as unknown as Sitter & { sections: { slots: PaperSlot[] }[] }
  const slots = sections.flatMap((section) => section.slots.flatMap((one) => responseTo(one)))
  return { cookie, attemptID, lease, slots, lastNumber: 0 }
}

function responseTo({ slot, question }: PaperSlot): { slot: string; response: unknown }[] {
  if (question.type === 'truefalse') return [{ slot, response: true }]
  const option = question.content.options?.[0]?.id
  if (question.type === 'single' && option !== undefined) return [{ slot, response: option }]
  return question.type === 'short' ? [{ slot, response: 'สายดิน' }] : []
}

/** One answer each ten seconds, in turn over the slots of the paper, each time as a new version. */
async function answerOn(sitter: Sitter, of: { n: number; answer: (body: object) => Promise<void> }): Promise<void> {
  const { attemptID, lease, slots } = sitter
  await sleep((of.n / size.people) * answerEveryMs)
  const turns = size.answerSeconds / (answerEveryMs / 1000)
  for (let turn = 0; turn < turns; turn++) {
    const from = performance.now()
    const { slot, response } = slots[turn % slots.length]!
    const answer = { slot, response, version: Math.floor(turn / slots.length), isFlagged: false }
    await of.answer({ attemptID, lease, answers: [{ number: ++sitter.lastNumber, ...answer }] })
    await sleep(Math.max(0, answerEveryMs - (performance.now() - from)))
  }
}

/** A visitor opens a page that is rendered each time, five times a second. */
function openPages(port: number, times: number[]) {
  let isOver = false
  const visit = async () => {
    for (let n = 0; !isOver; n++) {
      const from = performance.now()
      await ask(port, { path: `/lesson/home?fresh=${n}` })
      times.push(performance.now() - from)
      await sleep(200)
    }
  }
  const visiting = visit()
  return {
    stop: async () => {
      isOver = true
      await visiting
    },
  }
}
