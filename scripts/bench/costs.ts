import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import pg from 'pg'
import { learnerName } from '../../src/app/seed/bench/rows.ts'
import { ask, type Asked } from './load.ts'
import { cpuMs, signIn } from './servers.ts'
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

/** A kind of request, and what one of it may cost on 10,000 courses, in milliseconds of processor. */
interface Cost {
  name: string
  goal: number
  counted: number
  asked: (standing: Standing) => Promise<(n: number) => Asked> | ((n: number) => Asked)
}

const question = (name: string) => (standing: Standing) => () =>
  questions.find((one) => one.name === name)!.asked(standing)

const costs: readonly Cost[] = [
  { name: 'catalogue, kept', goal: 0.073, counted: 20_000, asked: () => () => ({ path: '/lesson/home' }) },
  { name: 'catalogue, made', goal: 4, counted: 600, asked: () => (n) => ({ path: `/lesson/home?fresh=${n}` }) },
  { name: 'list of 20 with its total', goal: 1.2, counted: 2000, asked: question('list of 20 with its total') },
  { name: 'Thai search', goal: 0.9, counted: 2000, asked: question('Thai search, many found') },
  { name: 'one course', goal: 0.5, counted: 4000, asked: question('one course') },
  { name: 'courses counted by category', goal: 0.5, counted: 2000, asked: question('courses counted by category') },
  { name: 'enrolment', goal: 1.3, counted: 1000, asked: enrolling },
]

/** What one request of each kind takes of the processor, the product's and the database's together, twenty at once. */
export const costTable = async (traces: Traces, { isLarge }: { isLarge: boolean }): Promise<string> => {
  const columns: { name: string; found: number[] }[] = []
  for (const size of isLarge ? sizes : sizes.slice(0, 1)) {
    const standing = await stand(size, traces)
    const meter = await openMeter(standing, traces)
    const found: number[] = []
    for (const cost of costs) found.push(await costOf(cost, { standing, meter }))
    columns.push({ name: standing.name, found })
  }
  return table(
    [`CPU ms for one, ${atOnce} at once`, ...columns.map(({ name }) => name), 'growth', 'goal at 10,000'],
    costs.map(({ name, goal }, at) => {
      const [small, large] = columns.map(({ found }) => found[at])
      return [name, ...columns.map(({ found }) => figure(found[at])), figure(large && large / small!), `≤ ${goal}`]
    }),
  )
}

async function costOf({ counted, asked }: Cost, { standing, meter }: { standing: Standing; meter: Meter }) {
  const askedFor = await asked(standing)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const round = async (from: number, to: number) => {
    let n = from
    const one = async () => {
      while (n < to) await ask(standing.port, askedFor(n++), agent)
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
  const body = { args: [{ status: true, price: null }], fields: ['name'], paging: { page: 1, limit: 500 } }
  const found = await ask(port, {
    method: 'POST',
    path: '/api/course/query',
    body: { ...body, sort: { createdAt: -1 } },
  })
  const courses = (JSON.parse(found.text) as { data: { _id: string }[] }).data.map(({ _id }) => _id)
  return (n) => ({
    method: 'POST',
    path: '/api/enroll',
    cookie: cookies[n % cookies.length]!,
    body: { data: { courseID: courses[Math.floor(n / cookies.length) % courses.length] } },
  })
}

/** Milliseconds of processor that the product and the processes of its database have taken so far. */
type Meter = () => Promise<number>

async function openMeter({ port, url }: Standing, traces: Traces): Promise<Meter> {
  const client = await traces.make(
    async () => {
      const opened = new pg.Client({ connectionString: url })
      await opened.connect()
      return opened
    },
    (opened) => opened.end(),
  )
  // What a process that has ended took is kept, or the sum would fall.
  const taken = new Map<number, number>()
  return async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    for (const { pid } of rows) taken.set(pid, ticksOf(pid) ?? taken.get(pid) ?? 0)
    return (await cpuMs(port)) + [...taken.values()].reduce((sum, ticks) => sum + ticks * msOfTick, 0)
  }
}

const msOfTick = 10

function ticksOf(pid: number): number | null {
  if (!readdirSync('/proc').includes(String(pid))) return null
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(after[11]) + Number(after[12])
}
