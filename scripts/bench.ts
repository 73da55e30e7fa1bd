import { availableParallelism, loadavg } from 'node:os'
import { builderTable } from './bench/builder.ts'
import { costTable } from './bench/costs.ts'
import { faceTable } from './bench/face.ts'
import { dataTables } from './bench/tables.ts'
import { longCourseTable } from './bench/long-course.ts'
import { load, type Rate } from './bench/load.ts'
import { measures, purgeLatency } from './bench/measures.ts'
import { idleBytes, idleSeconds, startSubjects, type Subject } from './bench/servers.ts'
import { figure, table } from './bench/table.ts'
import { Traces } from './bench/traces.ts'
import { watchingTable } from './bench/watching.ts'
import { buildIfStale } from './build.ts'

const help = `Usage: npm run bench [-- data | -- face | -- builder | -- watching | -- course | -- cost]
Starts the product on PGlite and, where a server answers at DATABASE_URL or 127.0.0.1:5432, on PostgreSQL, each with the
rows of "npm run seed -- bench" in a place of its own, and prints how fast it is: first and second start, memory, pages,
API, sign-in, writes. Takes under four minutes and leaves nothing behind. How to read it: docs/bench.md.
With "data" it asks the API one question after another instead, of 10,000 courses on both databases and of 100,000 courses
with 2,000,000 enrolments on PostgreSQL, beside bare SQL. Takes under ten minutes.
With "face" only a page of sixty cards is measured, made and kept. Takes two minutes.
With "builder" a page of sixty blocks is written 1,000 times. Takes five minutes.
With "watching" 300 learners watch a film at once, and pages are measured alone and beside them. Takes three minutes.
With "course" a course of 500 lessons is opened, learnt and changed beside one of ten. Takes two minutes.
With "cost" the processor that one request takes, the database's with it, of 10,000 courses on PostgreSQL on the same
machine, and with "cost large" of 100,000 too. Takes two minutes, or fifteen.`

/** What is measured alone, by the word that asks for it. */
const tables: Readonly<Record<string, (traces: Traces) => Promise<string>>> = {
  data: dataTables,
  face: async (traces) => faceTable(await startSubjects(traces), traces),
  builder: builderTable,
  watching: async (traces) => watchingTable(await startSubjects(traces)),
  course: longCourseTable,
  cost: (traces) => costTable(traces, { isLarge: process.argv.includes('large') }),
}

if (process.argv.includes('--help')) console.log(help)
else await bench()

async function bench() {
  const begun = performance.now()
  const traces = new Traces()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void traces.remove().then(() => process.exit(130)))
  buildIfStale()
  tellOfMachine()
  try {
    const part = Object.keys(tables).find((name) => process.argv.includes(name))
    if (part) console.log(`\n${await tables[part]!(traces)}`)
    else await tellOfSubjects(traces)
  } catch (error) {
    if (!traces.isOver) throw error
  } finally {
    await traces.remove()
  }
  console.log(`\nMeasured in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}

async function tellOfSubjects(traces: Traces) {
  const subjects = await startSubjects(traces)
  console.log(`\n${startTable(subjects, await idleBytes(subjects))}`)
  console.log(`\n${await loadTable(subjects)}`)
  console.log(`\n${await purgeTable(subjects)}`)
  console.log(`\n${await faceTable(subjects, traces)}`)
}

function tellOfMachine() {
  const cores = availableParallelism()
  console.log(`Node ${process.version}, ${cores} cores; the load comes from the same machine.`)
  if (loadavg()[0]! > cores / 2) console.log('The machine is busy with other things: trust the ratios even less.')
}

function startTable(subjects: readonly Subject[], idle: readonly number[]) {
  const row = (name: string, values: readonly number[]) => [name, ...values.map(figure), ratio(values)]
  return table(
    ['start and memory', ...subjects.map(({ kind }) => kind), 'PG ÷ PGlite'],
    [
      row(
        'first start, demo planted, s',
        subjects.map(({ demoMs }) => demoMs / 1000),
      ),
      row(
        'first start, bench planted, s',
        subjects.map(({ benchMs }) => benchMs / 1000),
      ),
      row(
        'second start, s',
        subjects.map(({ secondMs }) => secondMs / 1000),
      ),
      row(
        `memory after ${idleSeconds} s idle, MB`,
        idle.map((bytes) => bytes / 1e6),
      ),
    ],
  )
}

/** Each measure is taken on one database right after the other, so that both meet the same machine. */
async function loadTable(subjects: readonly Subject[]) {
  const rows: string[][] = []
  const kept: Rate[] = []
  for (const { name, asked } of measures) {
    const rates: Rate[] = []
    for (const subject of subjects) rates.push(await load(subject.port, asked(subject)))
    if (kept.length === 0) kept.push(...rates)
    const cells = rates.flatMap(({ perSecond, p50, p99 }, at) =>
      [perSecond, p50, p99, kept[at]!.perSecond / perSecond].map(figure),
    )
    rows.push([name, ...cells, ratio(rates.map(({ perSecond }) => perSecond))])
  }
  const head = subjects.flatMap(({ kind }) => [`${kind} /s`, 'p50 ms', 'p99 ms', 'kept ÷ it'])
  return table(['ten connections, five seconds', ...head, 'PG ÷ PGlite'], rows)
}

async function purgeTable(subjects: readonly Subject[]) {
  const found: Omit<Rate, 'perSecond'>[] = []
  for (const subject of subjects) found.push(await purgeLatency(subject))
  const cells = found.flatMap(({ p50, p99 }) => [figure(p50), figure(p99)])
  const head = subjects.flatMap(({ kind }) => [`${kind} p50 ms`, 'p99 ms'])
  const row = ['change answered to new catalogue', ...cells, ratio(found.map(({ p50 }) => p50))]
  return table(['purge', ...head, 'PG ÷ PGlite'], [row])
}

function ratio([pglite, postgres]: readonly number[]) {
  return figure(postgres && pglite && postgres / pglite)
}
