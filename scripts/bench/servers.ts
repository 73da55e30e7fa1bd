import { setTimeout as sleep } from 'node:timers/promises'
import { hasPostgres, newPostgres } from '../../tests/support/scratch-postgres.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../../tests/support/server.ts'
import { ask } from './load.ts'
import type { CleanupStack } from './cleanup-stack.ts'

/** The product with the bench's rows, started for the second time, and who is signed in there. */
export interface Subject {
  kind: 'PGlite' | 'PostgreSQL'
  port: number
  /** Milliseconds until it was ready: with the demo to plant, with the bench to plant, and with nothing to plant. */
  demoMs: number
  benchMs: number
  secondMs: number
  staff: string
  learner: string
  /** Ids of published courses. */
  courses: string[]
}

/** Starts the product on each database that is there; `traces` takes them away again. */
export const startSubjects = async (traces: CleanupStack): Promise<Subject[]> => {
  const subjects = [await startSubject('PGlite', traces)]
  if (await hasPostgres()) subjects.push(await startSubject('PostgreSQL', traces))
  else console.log('PostgreSQL is skipped: no server at DATABASE_URL or 127.0.0.1:5432')
  return subjects
}

/** The product with the demo on each database that is there. */
export const startDemos = async (traces: CleanupStack): Promise<Demo[]> => {
  const kinds: Subject['kind'][] = (await hasPostgres()) ? ['PGlite', 'PostgreSQL'] : ['PGlite']
  const demos: Demo[] = []
  for (const kind of kinds) demos.push(await startDemo(kind, traces))
  return demos
}

/** The product with the demo. */
export type Demo = Running & Pick<Subject, 'kind'>

/** The product with the demo on PostgreSQL, or on the embedded database where no server is. */
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

/** Where an installation lies: its folder, and its database where that is on a server. */
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

/** An empty folder; `traces` takes it away again. */
export async function newFolder(traces: CleanupStack): Promise<string> {
  const data = await traces.make(
    async () => newDataDir(),
    ({ remove }) => remove(),
  )
  return data.folder
}

/** Starts the product at a place, where it plants the demo unless `env` names another seed; `traces` ends it. */
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

/** Ids of the newest published courses that a visitor may ask for: so many, and those that `where` asks for. */
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

/** Memory of the process in bytes, as its own figures say. */
export const residentBytes = async (port: number): Promise<number> => {
  const { text } = await ask(port, { path: '/metrics' })
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

/** Milliseconds of all cores that the process has taken, as its own figures say. */
export const cpuMs = async (port: number): Promise<number> => {
  const { text } = await ask(port, { path: '/metrics' })
  return 1000 * Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1])
}

export const idleSeconds = 20

/** Memory of each when nobody has asked anything for twenty seconds. */
export const idleBytes = async (subjects: readonly Subject[]): Promise<number[]> => {
  await sleep(idleSeconds * 1000)
  return Promise.all(subjects.map(({ port }) => residentBytes(port)))
}
