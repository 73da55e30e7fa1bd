import type { Academies } from './academies.ts'
import { ask, type BenchParams, oneByOne, percentiles } from './load.ts'
import { type Finding, finding } from '../verify/scorecard.ts'
import type { Measured } from './parts.ts'
import { signIn, startDemos } from './servers.ts'
import { figure, table } from './table.ts'

/** Number of lessons of a normal course and of the longest reasonable one. */
const lengths = [10, 500] as const
/** Maximum ratio of a time in the long course to the normal one. It has fifty times the lessons. */
const most = 5
const warmUps = 5
const counted = 20

/** A course, its teacher and its learner. */
interface LongCourse {
  courseID: string
  lessonID: string
  staff: string
  learner: string
}

const acts: Record<string, (course: LongCourse) => (n: number) => BenchParams> = {
  'detail, made for a visitor':
    ({ courseID }) =>
    (n) => ({ path: `/lesson/detail/${courseID}?fresh=${n}` }),
  'a lesson played':
    ({ courseID, lessonID, learner }) =>
    () => ({ path: `/lesson/play/${courseID}/${lessonID}`, cookie: learner }),
  'seconds watched are told':
    ({ lessonID, learner }) =>
    (n) => ({
      method: 'POST',
      path: '/api/lesson/watch',
      cookie: learner,
      body: { lessonID, seen: [[n * 1000, (n + 1) * 1000]], position: (n + 1) * 1000, duration: 3_600_000 },
    }),
  'opened by its editor':
    ({ courseID, staff }) =>
    () => ({ path: `/lesson/player/detail/${courseID}`, cookie: staff }),
  'a lesson changed':
    ({ lessonID, staff }) =>
    (n) => ({ method: 'PUT', path: `/api/lesson/${lessonID}`, cookie: staff, body: { data: { name: `บทที่ ${n}` } } }),
}

/** Compares a course of ten lessons with one of five hundred: the time of each action, one after the other. */
export const measureLongCourse = async ({ traces }: Academies): Promise<Measured> => {
  const rows: string[][] = []
  const findings: Finding[] = []
  for (const { kind, port } of await startDemos(traces)) {
    const courses: LongCourse[] = []
    for (const length of lengths) courses.push(await plant(port, length))
    for (const [act, askedOf] of Object.entries(acts)) {
      const [short, long] = [await timeOf(port, askedOf(courses[0]!)), await timeOf(port, askedOf(courses[1]!))]
      rows.push([`${kind}, ${act}`, ...[short, long, long / short].map(figure)])
      const claim = `${act} on ${kind}, ${lengths[1]} lessons ÷ ${lengths[0]}`
      findings.push(finding(claim, { goal: `≤ ${most}`, found: figure(long / short), isMet: long / short <= most }))
    }
  }
  return {
    tables: [table(['p50 ms', ...lengths.map((length) => `${length} lessons`), 'long ÷ short'], rows)],
    findings,
  }
}

async function timeOf(port: number, askedFor: (n: number) => BenchParams): Promise<number> {
  const agent = oneByOne()
  const times: number[] = []
  try {
    for (let n = 0; n < warmUps + counted; n++) {
      const from = performance.now()
      await ask(port, askedFor(n), agent)
      if (n >= warmUps) times.push(performance.now() - from)
    }
  } finally {
    agent.destroy()
  }
  return percentiles(times).p50
}

async function plant(port: number, length: number): Promise<LongCourse> {
  const staff = (await ask(port, signIn('root', 'backend'))).cookie
  const learner = (await ask(port, signIn('somchai', 'frontend'))).cookie
  const made = async (path: string, data: object, cookie = staff) => {
    const { text } = await ask(port, { method: 'POST', path: `/api/${path}`, cookie, body: { data } })
    return (JSON.parse(text) as { _id: string })._id
  }
  const courseID = await made('course', { name: `หลักสูตร ${length} บท`, status: true })
  const film = { kind: 'video', stream: 'https://films.test/a.m3u8' }
  const lessonID = await made('lesson', { courseID, name: 'วิดีโอ', order: 0, ...film })
  for (let order = 1; order < length; order++) await made('lesson', { courseID, name: `บทที่ ${order}`, order })
  await made('enroll', { courseID }, learner)
  return { courseID, lessonID, staff, learner }
}
