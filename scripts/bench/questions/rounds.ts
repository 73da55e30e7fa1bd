import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { type Finding, finding } from '../../verify/scorecard.ts'
import type { Academies } from '../academies.ts'
import { ask, oneByOne, percentiles } from '../load.ts'
import type { Measured } from '../parts.ts'
import { signIn, startDemos } from '../servers.ts'
import { figure, table } from '../table.ts'

const courses = 20
const rounds = 10_000
/** Maximum ratio of a time with many rounds, all in other years, to the time with a few. */
const most = 1.5
const atOnce = 8
const warmUps = 5
const counted = 40

const pages: Record<string, (year: number) => string> = {
  'catalogue, made for a visitor': () => '/lesson/home?fresh=',
  'calendar of the year': (year) => `/lesson/calendar/${year}.ics?fresh=`,
}

/** Compares the catalogue and the calendar of an academy with a few rounds to the same with 10,000 rounds in other years. */
export const measureRounds = async ({ traces }: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  const year = Number(bangkokDay(Date.now()).slice(0, 4))
  for (const { kind, port } of await startDemos(traces)) {
    const courseIDs = await fewRounds(port, year)
    const before = await timesOf(port, year)
    await manyRounds(port, { courseIDs, year })
    const after = await timesOf(port, year)
    for (const page of Object.keys(pages)) {
      const [few, many] = [before.get(page)!, after.get(page)!]
      rows.push([`${kind}, ${page}`, ...[few, many, many / few].map(figure)])
      const claim = `${page} on ${kind}, 10,000 rounds ÷ few`
      findings.push(finding(claim, { goal: `≤ ${most}`, found: figure(many / few), isMet: many / few <= most }))
    }
  }
  return { tables: [table(['p50 ms', 'few rounds', '10,000 rounds', 'many ÷ few'], rows)], findings }
}

async function timesOf(port: number, year: number): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const [page, pathOf] of Object.entries(pages)) times.set(page, await timeOf(port, pathOf(year)))
  return times
}

async function timeOf(port: number, path: string): Promise<number> {
  const agent = oneByOne()
  const times: number[] = []
  try {
    for (let n = 0; n < warmUps + counted; n++) {
      const from = performance.now()
      await ask(port, { path: `${path}${from}` }, agent)
      if (n >= warmUps) times.push(performance.now() - from)
    }
  } finally {
    agent.destroy()
  }
  return percentiles(times).p50
}

/** Courses with one round each in the current year. */
async function fewRounds(port: number, year: number): Promise<string[]> {
  const make = await maker(port)
  const courseIDs: string[] = []
  for (let n = 0; n < courses; n++) {
    const courseID = await make('course', { name: `อบรม ${n}`, status: true, type: 'onsite' })
    await make('course_round', { courseID, startDate: `${year}-12-01`, status: 'open' })
    courseIDs.push(courseID)
  }
  return courseIDs
}

/** The rounds of the following years. */
async function manyRounds(port: number, { courseIDs, year }: { courseIDs: string[]; year: number }) {
  const make = await maker(port)
  const lane = async (first: number) => {
    for (let n = first; n < rounds; n += atOnce) {
      const startDate = `${year + 1 + (n % 10)}-${String(1 + (n % 12)).padStart(2, '0')}-15`
      await make('course_round', { courseID: courseIDs[n % courses]!, startDate, status: 'open' })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, first) => lane(first)))
}

async function maker(port: number) {
  const { cookie } = await ask(port, signIn('root', 'backend'))
  return async (path: string, data: object) => {
    const { text } = await ask(port, { method: 'POST', path: `/api/${path}`, cookie, body: { data } })
    return (JSON.parse(text) as { _id: string })._id
  }
}
