import { learnerName } from '../../../src/app/seed/bench/rows.ts'
import { ask, type BenchParams } from '../load.ts'
import { questions } from '../questions/asked.ts'
import type { Standing } from '../questions/standing.ts'
import { newestCourses, signIn } from '../servers.ts'
import { uncachedCosts } from './uncached.ts'

/** A kind of request whose cost is measured. */
export interface Cost {
  name: string
  /** Maximum ratio of its CPU time to that of bare node:http and pg, if the bare server answers it too. */
  times?: number
  /** Maximum ratio of its CPU time to that of the line before. */
  timesOfLast?: number
  /** Compared with the bare server, but without a goal: a single request mostly waits for packets. */
  isBeside?: boolean
  counted: number
  /** Number of concurrent requests, twenty by default. */
  atOnce?: number
  asked: (standing: Standing) => Promise<(n: number) => BenchParams> | ((n: number) => BenchParams)
}

const question = (name: string) => (standing: Standing) => () =>
  questions.find((one) => one.name === name)!.asked(standing)

/** A signed-in person gets a fresh response each time. A visitor may get a cached one (decision 523). */
const byLearner = (name: string) => (standing: Standing) => {
  const asked = question(name)(standing)
  return () => ({ ...asked(), cookie: standing.learner })
}

/** Pages are rendered fresh if nobody requested their URL before. */
export const costs: readonly Cost[] = [
  { name: 'catalogue, kept', times: 1.7, counted: 20_000, asked: () => () => ({ path: '/lesson/home' }) },
  { name: 'catalogue, made', times: 3.7, counted: 600, asked: () => (n) => ({ path: `/lesson/home?fresh=${n}` }) },
  { name: 'a course, made', times: 3.7, counted: 600, asked: coursesMade },
  {
    name: 'a page of twelve blocks, made',
    times: 3.7,
    counted: 600,
    asked: () => (n) => ({ path: `/cms/page/bench-twelve?fresh=${n}` }),
  },
  ...asBoth('list of 20 with its total', 1.8),
  ...asBoth('Thai search, many found', 1.5),
  ...asBoth('one course', 2.3),
  ...asBoth('courses counted by category', 0.16),
  ...asBoth('highlights, all categories'),
  ...uncachedCosts,
  { name: 'enrolment', times: 3.3, counted: 3000, asked: enrollingFrom(0) },
  { name: 'enrolment, one after another', isBeside: true, counted: 600, atOnce: 1, asked: enrollingFrom(5000) },
  { name: 'sign-in (argon2)', counted: 200, asked: () => (n) => signIn(learnerName(n % 2000), 'frontend') },
]

/** The query of a visitor, which is cached, and of a learner, which is not. Only the visitor's has a goal. */
function asBoth(name: string, times?: number): Cost[] {
  return [
    { name: `${name}, of visitors`, ...(times && { times }), counted: 2000, asked: question(name) },
    { name: `${name}, of a learner`, counted: 600, asked: byLearner(name) },
  ]
}

async function coursesMade({ port }: Standing): Promise<(n: number) => BenchParams> {
  const courses = await newestCourses(port)
  return (n) => ({ path: `/lesson/detail/${courses[n % courses.length]}?fresh=${n}` })
}

/** Seeds a page of twelve blocks, for all requests. */
export const plantBlocks = async ({ port, staff: cookie }: Standing): Promise<void> => {
  const heading = (n: number) => ({ type: 'heading', props: { text: `หัวข้อ ${n}`, display: 'section' } })
  const list = (category: string) => ({ type: 'course-list', props: { title: category, category, limit: 4 } })
  const counts = ['statistics', 'category-grid', 'course-highlights'].map((type) => ({ type, props: {} }))
  const blocks = [...[1, 2, 3, 4, 5, 6].map(heading), ...['electric', 'food', 'safety'].map(list), ...counts]
  const objects = blocks.map((block, n) => ({ id: `o${n}`, version: 1, ...block }))
  const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
  const data = { type: 'page', title: 'สิบสองบล็อก', slug: 'bench-twelve', status: true, builder }
  await ask(port, { method: 'POST', path: '/api/post', cookie, body: { data } })
}

/** Returns requests that enrol each of forty learners in as many courses as needed, never twice in the same. */
function enrollingFrom(first: number) {
  return async ({ port }: Standing): Promise<(n: number) => BenchParams> => {
    const cookies: string[] = []
    for (let n = 0; n < 40; n++) cookies.push((await ask(port, signIn(learnerName(900 + n), 'frontend'))).cookie)
    const courses = await newestCourses(port, { where: { price: null } })
    const courseOf = (n: number) => courses[Math.floor((first + n) / cookies.length) % courses.length]
    return (n) => ({
      method: 'POST',
      path: '/api/enroll',
      cookie: cookies[n % cookies.length]!,
      body: { data: { courseID: courseOf(n) } },
    })
  }
}
