import { setTimeout as sleep } from 'node:timers/promises'
import { hasPostgres, newPostgres } from '../../tests/support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../../tests/support/server.ts'
import { ask } from './load.ts'
import type { CleanupStack } from './cleanup-stack.ts'

/** The product with the bench rows after its second start, and its signed-in users. */
export interface Subject {
  kind: 'PGlite' | 'PostgreSQL'
  port: number
  /** Start times in milliseconds: with the demo to seed, with the bench to seed, and with nothing to seed. */
  demoMs: number
  benchMs: number
  secondMs: number
  staff: string
  learner: string
  /** Ids of published courses. */
  courses: string[]
}

/** Starts the product on each available database. `traces` cleans up. */
export const startSubjects = async (traces: CleanupStack): Promise<Subject[]> => {
  const subjects = [await startSubject('PGlite', traces)]
  if (await hasPostgres()) subjects.push(await startSubject('PostgreSQL', traces))
  else console.log('PostgreSQL is skipped: no server at DATABASE_URL or 127.0.0.1:5432')
  return subjects
}

/** Starts the product with the demo on each available database. */
export const startDemos = async (traces: CleanupStack): Promise<Demo[]> => {
  const kinds: Subject['kind'][] = (await hasPostgres()) ? ['PGlite', 'PostgreSQL'] : ['PGlite']
  const demos: Demo[] = []
  for (const kind of kinds) demos.push(await startDemo(kind, traces))
  return demos
}

/** The product with the demo. */
export type Demo = Running & Pick<Subject, 'kind'>

/** Starts the product with the demo on PostgreSQL, or on the embedded database without a server. */
export const startBestDemo = async (traces: CleanupStack): Promise<Demo> =>
  startDemo((await hasPostgres()) ? 'PostgreSQL' : 'PGlite', traces)

async function startDemo(kind: Subject['kind'], traces: CleanupStack): Promise<Demo> {
  return { kind, ...(await startAt(await newPlace(kind, traces), traces)) }
}

async function startSubject(kind: Subject['kind'], traces: CleanupStack): Promise<Subject> {
  const demo = await startDemo(kind, traces)
  await demo.stop()
  const place = await newPlace(kind, traces)
  const first = await startAt(place, traces, { WICHA_SEED: 'bench' })
  await first.stop()
  const second = await startAt(place, traces, { WICHA_SEED: 'bench' })
  const times = { demoMs: demo.readyMs, benchMs: first.readyMs, secondMs: second.readyMs }
  return { kind, port: second.port, ...times, ...(await arriveAt(second.port)) }
}

/** The place of an installation: its folder, and its database if that is on a server. */
export interface Place {
  dataDir: string
  url: string
}

export async function newPlace(kind: Subject['kind'], traces: CleanupStack): Promise<Place> {
  const dataDir = await newFolder(traces)
  if (kind === 'PGlite') return { dataDir, url: '' }
  const database = await traces.make(newPostgres, ({ remove }) => remove())
  return { dataDir, url: database.url }
}

/** Creates an empty folder. `traces` removes it. */
export async function newFolder(traces: CleanupStack): Promise<string> {
  const data = await traces.make(
    async () => newDataDir(),
    ({ remove }) => remove(),
  )
  return data.folder
}

/** Starts the product at a place. It seeds the demo unless `env` names another seed. `traces` stops it. */
export const startAt = (
  { dataDir, url }: Place,
  traces: CleanupStack,
  env: Record<string, string> = {},
): Promise<Running> =>
  traces.make(
    () => startServer({ dataDir, env: { ...env, DATABASE_URL: url } }),
    (server) => server.stop(),
  )

async function arriveAt(port: number): Promise<Pick<Subject, 'staff' | 'learner' | 'courses'>> {
  const staff = await ask(port, signIn('superadmin', 'backend'))
  const learner = await ask(port, signIn('learner00001', 'frontend'))
  return { staff: staff.cookie, learner: learner.cookie, courses: await newestCourses(port) }
}

/** Returns ids of the newest published courses for visitors: at most `most`, filtered by `where`. */
export const newestCourses = async (port: number, { most = 500, where = {} } = {}): Promise<string[]> => {
  const paging = { page: 1, limit: most }
  const body = { args: [{ status: true, ...where }], fields: ['name'], paging, sort: { createdAt: -1 } }
  const found = await ask(port, { method: 'POST', path: '/api/course/query', body })
  return (JSON.parse(found.text) as { data: { _id: string }[] }).data.map(({ _id }) => _id)
}

export const signIn = (username: string, face: 'frontend' | 'backend') => ({
  method: 'POST' as const,
  path: '/api/signin',
  body: { username, password: demoPassword, interface: face },
})

/** Returns the memory of the process in bytes, from its own metrics. */
export const residentBytes = async (port: number): Promise<number> => {
  const { text } = await ask(port, { path: '/metrics' })
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

/** Returns the CPU milliseconds of all cores, from the process's own metrics. */
export const cpuMs = async (port: number): Promise<number> => {
  const { text } = await ask(port, { path: '/metrics' })
  return 1000 * Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1])
}

export const idleSeconds = 20

/** Returns the memory of each process after twenty seconds without requests. */
export const idleBytes = async (subjects: readonly Subject[]): Promise<number[]> => {
  await sleep(idleSeconds * 1000)
  return Promise.all(subjects.map(({ port }) => residentBytes(port)))
}
