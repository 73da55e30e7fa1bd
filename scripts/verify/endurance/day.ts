import type { Agent } from 'node:http'
import { ask, type BenchParams } from '../../bench/load.ts'
import { newestCourses, signIn } from '../../bench/servers.ts'

/** Performs the nth action of a day. Rejects unless the response is 200. */
export type Day = (n: number, agent: Agent) => Promise<void>

const learners = ['somchai', 'somying', 'malee'] as const

/** A day of the demo: visitors read and search, learners view their own data, staff list, write and remove. */
export const dayOf = async (port: number): Promise<Day> => {
  const staff = (await ask(port, signIn('superadmin', 'backend'))).cookie
  const own: string[] = []
  for (const name of learners) own.push((await ask(port, signIn(name, 'frontend'))).cookie)
  const courses = await newestCourses(port, { most: 50 })
  const course = (n: number) => courses[n % courses.length]!
  const learner = (n: number) => own[n % own.length]!
  const reads: readonly ((n: number) => BenchParams)[] = [
    () => ({ path: '/' }),
    () => ({ path: '/lesson/home' }),
    (n) => ({ path: `/lesson/home?page=${n}` }),
    (n) => ({ path: `/lesson/detail/${course(n)}` }),
    (n) => ({ path: `/lesson/search/งาน ${n % 50}` }),
    (n) => ({ method: 'POST', path: '/api/course/query', body: { args: [{ name: { $regex: `ช่าง${n % 90}` } }] } }),
    (n) => ({ path: '/user/profile', cookie: learner(n) }),
    (n) => ({ path: `/lesson/detail/${course(n)}`, cookie: learner(n) }),
    () => ({ path: '/lesson/dashboard', cookie: staff }),
    (n) => ({ path: `/user/dashboard?q=${n % 40}`, cookie: staff }),
    (n) => signIn(learners[n % learners.length]!, 'frontend'),
  ]
  return async (n, agent) => {
    const at = n % (reads.length + 1)
    const read = reads[at]
    if (read) await ask(port, read(n), agent)
    else await writeAndRemove(port, { n, staff, agent })
  }
}

/** Creates and removes a course, so that caches are invalidated and the bin fills. */
async function writeAndRemove(port: number, { n, staff, agent }: { n: number; staff: string; agent: Agent }) {
  const data = { name: `วิชาที่มาแล้วไป ${n}`, status: true }
  const made = await ask(port, { method: 'POST', path: '/api/course', cookie: staff, body: { data } }, agent)
  const { _id } = JSON.parse(made.text) as { _id: string }
  const path = `/api/course/${_id}`
  await ask(port, { method: 'PUT', path, cookie: staff, body: { data: { name: `วิชาที่เปลี่ยนชื่อ ${n}` } } }, agent)
  await ask(port, { method: 'DELETE', path, cookie: staff }, agent)
}
