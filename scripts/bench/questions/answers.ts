import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { questions, type Question } from './asked.ts'
import type { Size, Standing } from './standing.ts'
import { ask, oneByOne, percentiles } from '../load.ts'
import { type Finding, finding } from '../../verify/scorecard.ts'
import type { Academies } from '../academies.ts'
import type { Measured } from '../parts.ts'
import { figure, table } from '../table.ts'

const sizes: readonly Size[] = [
  { database: 'PGlite', seed: 'bench' },
  { database: 'PostgreSQL', seed: 'bench' },
  { database: 'PostgreSQL', seed: 'large' },
]

/** Milliseconds of each query on one academy: of the complete HTTP response, and of the bare SQL if there is some. */
interface Column {
  name: string
  courses: number
  answers: number[]
  bares: (number | undefined)[]
}

/** Sends one query after another over one connection. */
export const measureAnswers = async (academies: Academies): Promise<Measured> => {
  const asked = (await hasPostgres()) ? sizes : sizes.filter(({ database }) => database === 'PGlite')
  if (asked.length < sizes.length) console.log('PostgreSQL is skipped: no server at DATABASE_URL or 127.0.0.1:5432')
  const columns: Column[] = []
  for (const size of asked) columns.push(await columnOf(await academies.standing(size)))
  const tables = [answerTable(columns), bareTable(columns), growthTable(columns)]
  return { tables, findings: columns.flatMap(promisesOf).concat(columns[2] ? growthOf(columns) : []) }
}

/** The goals of the largest academy in milliseconds, and the goals relative to bare SQL. */
function promisesOf({ name, courses, answers, bares }: Column): Finding[] {
  return questions.flatMap(({ name: asked, mostMs, mostTimes }, at) => {
    const [ms, times] = [answers[at]!, answers[at]! / (bares[at] ?? Number.NaN)]
    const claim = `${asked} on ${name} courses`
    if (mostTimes && courses === largest)
      return [
        finding(`${claim}, ÷ bare SQL`, { goal: `≤ ${mostTimes}`, found: figure(times), isMet: times <= mostTimes }),
      ]
    if (!mostMs || courses < largest) return []
    return [finding(`${claim}, p50`, { goal: `≤ ${mostMs} ms`, found: `${figure(ms)} ms`, isMet: ms <= mostMs })]
  })
}

/** Ten times the rows must not take ten times as long, unless all of them are counted. */
function growthOf([, small, large]: readonly Column[]): Finding[] {
  return questions.flatMap(({ name, isFlat }, at) => {
    const times = large!.answers[at]! / small!.answers[at]!
    const promised = { goal: `≤ ${mostGrowth}`, found: figure(times), isMet: times <= mostGrowth }
    return isFlat ? [finding(`${name}, 100,000 ÷ 10,000 courses`, promised)] : []
  })
}

const largest = 100_000
const mostGrowth = 1.3

async function columnOf(standing: Standing): Promise<Column> {
  const answers: number[] = []
  for (const question of questions) answers.push(await answerTime(question, standing))
  const bare = await standing.openBare()
  const bares: (number | undefined)[] = []
  try {
    for (const { bare: written } of questions) {
      const statements = written?.(standing)
      const run = async () => {
        for (const [text, values] of statements ?? []) await bare.query(text, values)
      }
      bares.push(statements && (await median(run)))
    }
  } finally {
    await bare.close()
  }
  return { name: standing.name, courses: standing.courses, answers, bares }
}

async function answerTime({ asked }: Question, standing: Standing): Promise<number> {
  const agent = oneByOne()
  try {
    return await median(() => ask(standing.port, asked(standing), agent))
  } finally {
    agent.destroy()
  }
}

const rounds = 40
const warmUps = 8

/** Returns the median of forty times in milliseconds, after eight warm-up runs. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    const from = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - from)
  }
  return percentiles(times).p50
}

const answerTable = (columns: readonly Column[]) =>
  table(
    ['one after another, p50 ms', ...columns.map(({ name }) => name), 'goal at 100,000'],
    questions.map((one, at) => [one.name, ...columns.map(({ answers }) => figure(answers[at])), goalOf(one)]),
  )

const goalOf = ({ mostMs, mostTimes }: Question) => {
  if (mostMs) return `≤ ${mostMs} ms`
  return mostTimes ? `≤ ${mostTimes} × bare SQL` : ''
}

const bareTable = (columns: readonly Column[]) =>
  table(
    ['answer ÷ bare SQL', ...columns.map(({ name }) => name)],
    questions.flatMap(({ name, bare }, at) =>
      bare ? [[name, ...columns.map(({ answers, bares }) => figure(answers[at]! / bares[at]!))]] : [],
    ),
  )

/** The cost of ten times the rows on PostgreSQL. */
const growthTable = (columns: readonly Column[]) =>
  table(
    ['100,000 ÷ 10,000 courses, 2,000,000 ÷ 200,000 enrolments', 'PostgreSQL'],
    questions.map(({ name }, at) => [name, figure(columns[2] && columns[2].answers[at]! / columns[1]!.answers[at]!)]),
  )
