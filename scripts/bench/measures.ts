import { learnerName } from '../../src/app/seed/bench/rows.ts'
import { ask, type BenchParams, percentiles, type Rate } from './load.ts'
import { type Subject, signIn } from './servers.ts'

export interface Measure {
  name: string
  asked: (subject: Subject) => (n: number) => BenchParams
}

/** A query that no page reads, so that the cache does not have the page. */
const fresh = (n: number) => `?fresh=${n}`
const newestOfCategory = {
  args: [{ status: true, mode: 'standard', lesson_type: 'child', category: 'electric' }],
  paging: { page: 1, limit: 20 },
  sort: { createdAt: -1 },
}
const searches = ['โซลาร์เซลล์', 'ปฐมพยาบาล เร่งรัด', 'เครื่องปรับอากาศ', 'กาแฟ เบื้องต้น'] as const

/** In the order of measurement. The first is the reference for the others, writes come last. */
export const measures: readonly Measure[] = [
  { name: 'catalogue, kept', asked: () => () => ({ path: '/lesson/home' }) },
  { name: 'catalogue, made', asked: () => (n) => ({ path: `/lesson/home${fresh(n)}` }) },
  {
    name: 'course, made',
    asked:
      ({ courses }) =>
      (n) => ({ path: `/lesson/detail/${courses[n % courses.length]}${fresh(n)}` }),
  },
  { name: 'home with highlights, made', asked: () => (n) => ({ path: `/${fresh(n)}` }) },
  {
    name: 'profile of a learner',
    asked:
      ({ learner }) =>
      () => ({ path: '/user/profile', cookie: learner }),
  },
  {
    name: 'office list, page 1',
    asked:
      ({ staff }) =>
      () => ({ path: '/lesson/dashboard', cookie: staff }),
  },
  {
    name: 'office list, Thai search',
    asked:
      ({ staff }) =>
      (n) => ({ path: `/lesson/dashboard?q=${searches[n % searches.length]}`, cookie: staff }),
  },
  {
    name: 'API, newest of a category',
    asked: () => () => ({ method: 'POST', path: '/api/course/query', body: newestOfCategory }),
  },
  { name: 'sign-in (argon2)', asked: () => (n) => signIn(learnerName(n % 2000), 'frontend') },
  {
    name: 'course written',
    asked:
      ({ staff: cookie }) =>
      (n) => ({ method: 'POST', path: '/api/course', cookie, body: { data: { name: `หลักสูตรทดสอบ ${n}` } } }),
  },
]

const rounds = 30

/** Measures the time from the response to a change of a course until the new catalogue is delivered. */
export const purgeLatency = async ({ port, staff: cookie }: Subject): Promise<Omit<Rate, 'perSecond'>> => {
  const data = { name: 'หลักสูตรใหม่ล่าสุด', status: true, category: 'electric' }
  const made = await ask(port, { method: 'POST', path: '/api/course', cookie, body: { data } })
  const { _id } = JSON.parse(made.text) as { _id: string }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const name = `หลักสูตรใหม่ล่าสุด ครั้งที่ ${round}.`
    await ask(port, { method: 'PUT', path: `/api/course/${_id}`, cookie, body: { data: { name } } })
    const from = performance.now()
    while (!(await ask(port, { path: '/lesson/home' })).text.includes(name))
      if (performance.now() - from > 3000) throw new Error('a changed course is not in the catalogue after 3 s')
    times.push(performance.now() - from)
  }
  return percentiles(times)
}
