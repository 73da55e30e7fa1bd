import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { learnerName } from '../../src/app/seed/bench/rows.ts'
import { ask, type Asked, packedPage } from './load.ts'
import { cpuMs, newestCourses, signIn } from './servers.ts'
import { questions } from './questions/asked.ts'
import { type Size, stand, type Standing } from './questions/standing.ts'
import { figure, table } from './table.ts'
import type { Traces } from './traces.ts'

const sizes: readonly Size[] = [
  { database: 'PostgreSQL', seed: 'bench' },
  { database: 'PostgreSQL', seed: 'large' },
]

/** So many requests are under way at once. */
const atOnce = 20

/** A kind of request, and how many times the cost of bare node:http and pg one of it may take of the processor. */
interface Cost {
  name: string
  goal: number
  counted: number
  asked: (standing: Standing) => Promise<(n: number) => Asked> | ((n: number) => Asked)
}

const question = (name: string) => (standing: Standing) => () =>
  questions.find((one) => one.name === name)!.asked(standing)

const costs: readonly Cost[] = [
  { name: 'catalogue, kept', goal: 1.7, counted: 20_000, asked: () => () => ({ path: '/lesson/home' }) },
  { name: 'catalogue, made', goal: 3.7, counted: 600, asked: () => (n) => ({ path: `/lesson/home?fresh=${n}` }) },
  { name: 'list of 20 with its total', goal: 1.8, counted: 2000, asked: question('list of 20 with its total') },
  { name: 'Thai search', goal: 1.5, counted: 2000, asked: question('Thai search, many found') },
  { name: 'one course', goal: 2.3, counted: 4000, asked: question('one course') },
  { name: 'courses counted by category', goal: 0.16, counted: 2000, asked: question('courses counted by category') },
  { name: 'enrolment', goal: 3.3, counted: 3000, asked: enrolling },
]

/** What one request of each kind takes of the processor, the database's with it, beside bare node:http and pg on the same rows. */
export const costTable = async (traces: Traces, { isLarge }: { isLarge: boolean }): Promise<string> => {
  const rows: string[][] = []
  for (const size of isLarge ? sizes : sizes.slice(0, 1)) {
    const standing = await stand(size, traces)
    const plain = await startPlain(standing, traces)
    const meters = await openMeters(standing, plain, traces)
    for (const cost of costs) {
      const askedFor = await cost.asked(standing)
      const ours = await costOf(cost, { port: standing.port, meter: meters.ours, askedFor })
      const bare = await costOf(cost, { port: plain.port, meter: meters.bare, askedFor: (n) => askedFor(n + 10_000) })
      rows.push([`${standing.name}: ${cost.name}`, ...[ours, bare, ours / bare].map(figure), `≤ ${cost.goal}`])
    }
  }
  return table([`CPU ms for one, ${atOnce} at once`, 'Wicha', 'node:http + pg', 'ratio', 'goal'], rows)
}

async function costOf({ counted }: Cost, of: { port: number; meter: Meter; askedFor: (n: number) => Asked }) {
  const { port, meter, askedFor } = of
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const round = async (from: number, to: number) => {
    let n = from
    const one = async () => {
      while (n < to) await ask(port, askedFor(n++), agent)
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
  try {
    const warmUps = Math.ceil(counted / 2)
    await round(0, warmUps)
    const from = await meter()
    await round(warmUps, warmUps + counted)
    return ((await meter()) - from) / counted
  } finally {
    agent.destroy()
  }
}

/** Each of forty learners takes up as many courses as it needs. */
async function enrolling({ port }: Standing): Promise<(n: number) => Asked> {
  const cookies: string[] = []
  for (let n = 0; n < 40; n++) cookies.push((await ask(port, signIn(learnerName(900 + n), 'frontend'))).cookie)
  const courses = await newestCourses(port, { where: { price: null } })
  return (n) => ({
    method: 'POST',
    path: '/api/enroll',
    cookie: cookies[n % cookies.length]!,
    body: { data: { courseID: courses[Math.floor(n / cookies.length) % courses.length] } },
  })
}

/** The bare server on the same rows; its port and the number of its process. */
async function startPlain({ port, url, site }: Standing, traces: Traces): Promise<{ port: number; pid: number }> {
  const bytes = await packedPage(port, '/lesson/home')
  const script = join(import.meta.dirname, 'plain-server.ts')
  const child = await traces.make(
    async () => spawn(process.execPath, [script, url, site], { stdio: ['pipe', 'pipe', 'inherit'] }),
    (one) => one.kill(),
  )
  child.stdin.end(bytes)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(said.toString()), pid: child.pid! }
}

/** Milliseconds of processor that a process and those of its database have taken so far. */
type Meter = () => Promise<number>

async function openMeters(standing: Standing, plain: { pid: number }, traces: Traces) {
  const client = await traces.make(
    async () => {
      const opened = new pg.Client({ connectionString: standing.url })
      await opened.connect()
      return opened
    },
    (opened) => opened.end(),
  )
  // What a process that has ended took is kept, or the sum would fall.
  const taken = { ours: new Map<number, number>(), bare: new Map<number, number>() }
  const database = async (of: keyof typeof taken) => {
    const { rows } = await client.query<{ pid: number; isBare: boolean }>(
      `select pid, application_name = 'bare' as "isBare" from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    for (const { pid, isBare } of rows)
      if (isBare === (of === 'bare')) taken[of].set(pid, ticksOf(pid) ?? taken[of].get(pid) ?? 0)
    return [...taken[of].values()].reduce((sum, ticks) => sum + ticks * msOfTick, 0)
  }
  return {
    ours: async () => (await cpuMs(standing.port)) + (await database('ours')),
    bare: async () => (ticksOf(plain.pid) ?? 0) * msOfTick + (await database('bare')),
  } satisfies Record<string, Meter>
}

const msOfTick = 10

/** Hundredths of a second of processor that a process has taken; null for one that has ended. */
function ticksOf(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(after[11]) + Number(after[12])
}
