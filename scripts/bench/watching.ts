import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Academies } from './academies.ts'
import { ask, load, percentiles, type Rate } from './load.ts'
import { type Finding, finding } from '../verify/scorecard.ts'
import type { Measured } from './parts.ts'
import { signIn, type Subject } from './servers.ts'
import { figure, table } from './table.ts'

const learners = 300
/** Interval between progress reports of a player, in milliseconds. */
const every = 10_000

/** Three hundred learners watch a video at once. Measures their progress reports and the pages of everybody else. */
export const measureWatching = async (academies: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  for (const subject of await academies.subjects()) {
    const watching = await plant(subject)
    const alone = await pages(subject)
    const beats = beating(subject.port, watching)
    await sleep(every)
    const beside = await pages(subject)
    const { told, failed } = await beats.stop()
    if (failed > 0) throw new Error(`${failed} beats were not answered 200`)
    const beat = percentiles(told)
    const figures = [
      told.length,
      beat.p50,
      beat.p99,
      alone.p50,
      beside.p50,
      beside.p50 / alone.p50,
      beside.p99 / alone.p99,
    ]
    rows.push([subject.kind, ...figures.map(figure)])
    findings.push(besideThem(subject, beside.p50 / alone.p50))
  }
  const made = table(
    ['300 watch', 'beats', 'beat p50 ms', 'p99 ms', 'page alone p50 ms', 'beside', 'ratio p50', 'ratio p99'],
    rows,
  )
  return { tables: [made], findings }
}

/** Compares the time of a page with and without watchers. PGlite runs one statement at a time. */
const besideThem = ({ kind }: Subject, times: number) => {
  const most = kind === 'PGlite' ? 2.5 : 1.5
  const claim = `pages on ${kind} while 300 learners watch, beside ÷ alone`
  return finding(claim, { goal: `≤ ${most}`, found: figure(times), isMet: times <= most })
}

interface Watching {
  lessonID: string
  cookies: string[]
}

/** Seeds a video, and enrols learners of the bench in its course. */
async function plant({ port, staff }: Subject): Promise<Watching> {
  const made = async (path: string, data: object, cookie: string) =>
    String(
      (JSON.parse((await ask(port, { method: 'POST', path, cookie, body: { data } })).text) as { _id: string })._id,
    )
  const courseID = await made('/api/course', { name: 'ดูพร้อมกัน', status: true }, staff)
  const film = { courseID, name: 'วิดีโอ', kind: 'video', stream: 'https://films.test/a.m3u8' }
  const lessonID = await made('/api/lesson', film, staff)
  const cookies: string[] = []
  for (let n = 1; n <= learners; n++) {
    const { cookie } = await ask(port, signIn(`learner${String(n).padStart(5, '0')}`, 'frontend'))
    await made('/api/enroll', { courseID }, cookie)
    cookies.push(cookie)
  }
  return { lessonID, cookies }
}

/** Requests pages that are rendered each time, because a cached page would not show the effect. */
const pages = ({ port, courses }: Subject): Promise<Rate> =>
  load(port, (n) => ({ path: `/lesson/detail/${courses[n % courses.length]}?fresh=${n}` }))

/** Each learner reports every ten seconds, spread evenly over that time. */
function beating(port: number, { lessonID, cookies }: Watching) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const told: number[] = []
  const underWay = new Set<Promise<void>>()
  let [at, failed] = [0, 0]
  const beat = async (learner: number, round: number) => {
    const seen = [[0, (round + 1) * every]]
    const body = { lessonID, seen, position: (round + 1) * every, duration: 3_600_000 }
    const from = performance.now()
    try {
      await ask(port, { method: 'POST', path: '/api/lesson/watch', cookie: cookies[learner]!, body }, agent)
      told.push(performance.now() - from)
    } catch {
      failed++
    }
  }
  const timer = setInterval(() => {
    const one = beat(at % cookies.length, Math.floor(at / cookies.length))
    at++
    underWay.add(one)
    void one.finally(() => underWay.delete(one))
  }, every / learners)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      return { told, failed }
    },
  }
}
