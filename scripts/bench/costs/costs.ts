import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { type Finding, finding, skipped } from '../../verify/scorecard.ts'
import type { Academies } from '../academies.ts'
import { ask, type BenchParams, packedPage } from '../load.ts'
import type { Measured } from '../parts.ts'
import type { Size, Standing } from '../questions/standing.ts'
import { cpuMs, residentBytes } from '../servers.ts'
import { plantSixty } from '../public-page.ts'
import { figure, ratio, table } from '../table.ts'
import type { CleanupStack } from '../cleanup-stack.ts'
import { type Cost, costs, plantBlocks } from './asked.ts'
import type { Pages } from './plain-server.ts'

const small: Size = { database: 'PostgreSQL', seed: 'bench' }
const large: Size = { database: 'PostgreSQL', seed: 'large' }

/** Default number of concurrent requests. */
const twenty = 20

/** CPU milliseconds of one request, and of bare node:http and pg if they answer it. */
interface CostsCounts {
  ours: number
  bare: number | null
}

/**
 * Measures the CPU time of one request of each kind, including the database, beside bare node:http and pg on the same
 * rows.
 */
export const measureCosts = async (academies: Academies): Promise<Measured> => {
  if (!(await hasPostgres())) return { tables: [], findings: [skipped('what one request costs', noServer)] }
  const counted = await countedAt(academies, small)
  const { port } = await academies.standing(small)
  return { tables: [costTable(counted)], findings: [...counted.flatMap(promiseOf), await memoryOf(port)] }
}

const mostMiB = 400

/** Returns the memory of the process after all these requests. */
async function memoryOf(port: number): Promise<Finding> {
  const held = (await residentBytes(port)) / 2 ** 20
  const said = { goal: `≤ ${mostMiB} MiB`, found: `${figure(held)} MiB`, isMet: held <= mostMiB }
  return finding('memory of the process after all of these requests', said)
}

/** The same with ten times as many rows. */
export const measureGrowth = async (academies: Academies): Promise<Measured> => {
  if (!(await hasPostgres())) return { tables: [], findings: [skipped('what tenfold rows cost', noServer)] }
  const [few, many] = [await countedAt(academies, small), await countedAt(academies, large)]
  const heads = [`CPU ms for one, ${twenty} at once`, '10,000 courses', '100,000', 'ratio']
  const rows = costs.map(({ name }, at) => {
    const both = [few[at]!.ours, many[at]!.ours]
    return [name, ...both.map(figure), ratio(both)]
  })
  return { tables: [table(heads, rows)], findings: costs.map((cost, at) => growthOf(cost, few[at]!, many[at]!)) }
}

const noServer = 'no server at DATABASE_URL or 127.0.0.1:5432'

const countedAt = (academies: Academies, size: Size): Promise<CostsCounts[]> =>
  academies.once(`costs ${size.seed}`, async () => countAll(await academies.standing(size), size, academies.traces))

const costTable = (counted: readonly CostsCounts[]) =>
  table(
    [`CPU ms for one, ${twenty} at once`, 'Wicha', 'node:http + pg', 'ratio', 'goal'],
    counted.map(({ ours, bare }, at) => [
      costs[at]!.name,
      ...[ours, bare ?? undefined, bare === null ? undefined : ours / bare].map(figure),
      goalOf(costs[at]!),
    ]),
  )

const goalOf = ({ times, timesOfLast }: Cost) =>
  times ? `≤ ${times}` : timesOfLast ? `≤ ${timesOfLast} × the line above` : ''

function promiseOf({ ours, bare }: CostsCounts, at: number, counted: readonly CostsCounts[]): Finding[] {
  const { name, times, timesOfLast } = costs[at]!
  if (timesOfLast) {
    const said = ours / counted[at - 1]!.ours
    const isMet = said <= timesOfLast
    return [finding(`${name} ÷ ${costs[at - 1]!.name}`, { goal: `≤ ${timesOfLast}`, found: figure(said), isMet })]
  }
  if (!times || bare === null) return []
  const found = `${figure(ours / bare)} (${figure(ours)} ms)`
  return [
    finding(`${name}, processor ÷ node:http + pg`, { goal: goalOf(costs[at]!), found, isMet: ours / bare <= times }),
  ]
}

const mostGrowth = 1.3

function growthOf({ name }: Cost, few: CostsCounts, many: CostsCounts): Finding {
  const times = many.ours / few.ours
  const said = { goal: `≤ ${mostGrowth}`, found: figure(times), isMet: times <= mostGrowth }
  return finding(`${name}, processor, 100,000 ÷ 10,000 courses`, said)
}

/** The bare server runs only beside the small academy, where its responses are compared. */
async function countAll(standing: Standing, size: Size, traces: CleanupStack): Promise<CostsCounts[]> {
  await plantBlocks(standing)
  await plantSixty(standing)
  const plain = size === small ? await startPlain(standing, traces) : null
  const meters = await openMeters(standing, plain, traces)
  const counted: CostsCounts[] = []
  for (const cost of costs) {
    const askedFor = await cost.asked(standing)
    const ours = await costOf(cost, { port: standing.port, meter: meters.ours, askedFor })
    const alike = plain && { port: plain.port, meter: meters.bare, askedFor: (n: number) => askedFor(n + 10_000) }
    const isBeside = cost.times !== undefined || cost.isBeside === true
    counted.push({ ours, bare: isBeside && alike ? await costOf(cost, alike) : null })
  }
  return counted
}

async function costOf(
  { counted, atOnce = twenty }: Cost,
  of: { port: number; meter: Meter; askedFor: (n: number) => BenchParams },
) {
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

/** Starts the bare server on the same rows. Returns its port and process id. */
async function startPlain(
  { port, url, site, courseID }: Standing,
  traces: CleanupStack,
): Promise<{ port: number; pid: number }> {
  const letters = async (path: string) => (await ask(port, { path })).text
  const pages: Pages = {
    kept: (await packedPage(port, '/lesson/home')).toString('base64'),
    course: await letters(`/lesson/detail/${courseID}`),
    blocks: await letters('/cms/page/bench-twelve'),
    sixty: await letters('/cms/page/bench-sixty'),
  }
  const script = join(import.meta.dirname, 'plain-server.ts')
  const child = await traces.make(
    async () => spawn(process.execPath, [script, url, site], { stdio: ['pipe', 'pipe', 'inherit'] }),
    (one) => one.kill(),
  )
  child.stdin.end(JSON.stringify(pages))
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(said.toString()), pid: child.pid! }
}

/** CPU milliseconds so far of a process and its database processes. */
type Meter = () => Promise<number>

async function openMeters(standing: Standing, plain: { pid: number } | null, traces: CleanupStack) {
  const client = await traces.make(
    async () => {
      const opened = new pg.Client({ connectionString: standing.url })
      await opened.connect()
      return opened
    },
    (opened) => opened.end(),
  )
  // Keeps the time of ended processes, or the sum would fall.
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
    bare: async () => (plain ? (ticksOf(plain.pid) ?? 0) : 0) * msOfTick + (await database('bare')),
  } satisfies Record<string, Meter>
}

const msOfTick = 10

/** Returns the CPU time of a process in hundredths of a second, or null if it has ended. */
function ticksOf(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(after[11]) + Number(after[12])
}
