import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { connectionOf } from './postgres/pool.ts'

/** An empty database for one test. */
export interface TestDatabase {
  database: Database
  folder: string
  /** Closes and deletes it. */
  remove: () => Promise<void>
}
/** The initial content of a database. `make` runs once per name, and PGlite copies its files. */
export interface Template {
  name: string
  make: (database: Database) => Promise<unknown>
}
interface ScratchOptions {
  template?: Template
  statementMs?: number
  log?: (line: string) => void
  isDurable?: boolean
}
export interface TestDriver {
  kind: Database['kind']
  open: (options?: ScratchOptions) => Promise<TestDatabase>
  /** Its share of a long list in which each item runs on only one driver; the drivers take turns. */
  partOf: <T>(list: readonly T[]) => T[]
}

export const root = join(import.meta.dirname, '../../../..')

/** The server for scratch databases. */
export const testServer = () => process.env['DATABASE_URL'] || 'postgres://127.0.0.1:5432/test'

/**
 * Returns every available driver: PGlite, and PostgreSQL at `DATABASE_URL` or on this machine if it responds. For tests
 * about SQL or a driver: writes, queries, jobs, attacks, the content of the database.
 */
export const bothDrivers = async (): Promise<TestDriver[]> => {
  const drivers: Omit<TestDriver, 'partOf'>[] = [{ kind: 'pglite', open: testPglite }]
  const server = testServer()
  try {
    await asked(server, 'select 1')
    drivers.push({ kind: 'postgres', open: (options) => scratchPostgres(server, options) })
  } catch (error) {
    console.warn(`Skipped on PostgreSQL: no server at DATABASE_URL or 127.0.0.1:5432 (${String(error)})`)
  }
  return inTurns(drivers)
}

/**
 * Returns the one driver of this test file. Its path chooses it, so that it is the same in every run. With
 * `WICHA_DRIVERS=both` returns all.
 */
export const testDrivers = async (): Promise<TestDriver[]> => {
  const drivers = await bothDrivers()
  const file = process.env['WICHA_TEST_FILE']
  if (!file || process.env['WICHA_DRIVERS'] === 'both') return drivers
  return inTurns([drivers[createHash('sha256').update(file).digest()[0]! % drivers.length]!])
}

const inTurns = (drivers: readonly Omit<TestDriver, 'partOf'>[]): TestDriver[] =>
  drivers.map((driver, at) => ({ ...driver, partOf: (list) => list.filter((_, n) => n % drivers.length === at) }))

/** The memory file system, and more bytes than a test run needs. */
const lent = { folder: '/dev/shm', bytes: 4 * 2 ** 30 }

/** Returns the folder of the memory file system. Null if it is missing or too small for a test run. */
export const lentMemory = (): string | null => {
  if (!existsSync(lent.folder)) return null
  const { bavail, bsize } = statfsSync(lent.folder)
  return bavail * bsize >= lent.bytes ? lent.folder : null
}

/** The folder for scratch databases, in memory if there is room. Each is a short-lived copy of two thousand files. */
const place = (): string => lentMemory() ?? tmpdir()

/** A PGlite in its own folder, copied from a template because creating one takes seconds. */
export const testPglite = async ({
  template: mould = empty,
  ...options
}: ScratchOptions = {}): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(place(), `wicha-scratch${ofRun()}-`))
  cpSync(await nearTemplate(await templateFolder(mould)), join(folder, 'database'), { recursive: true })
  // Loaded here, so that only tests with PGlite compile it.
  const { engine } = await import('./pglite/engine.ts')
  const database = await openDatabase({ folder, root, log: () => {}, isDurable: false, engine, ...options })
  const remove = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, folder, remove }
}

/** Opens a database only to create its content. */
async function fill(at: { folder: string; url?: string }, make: Template['make']) {
  const database = await openDatabase({ ...at, root, log: () => {} })
  try {
    await make(database)
  } finally {
    await database.close()
  }
}

const empty: Template = { name: 'empty', make: async () => {} }

async function templateFolder({ name, make }: Template): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  return made(join(tmpdir(), `wicha-mould-${version}-${name}`), (folder) => fill({ folder }, make))
}

/**
 * A copy of the template near the scratch databases. The copy is deleted after the run; the template stays for the next
 * run.
 */
const nearTemplate = async (mould: string): Promise<string> =>
  place() === tmpdir()
    ? mould
    : made(join(place(), `${basename(mould)}${ofRun()}`), (folder) =>
        cpSync(mould, join(folder, 'database'), { recursive: true }),
      )

/**
 * Creates a template with `make` unless it exists. It is moved into place when complete, so that nobody copies half of
 * it.
 */
async function made(mould: string, make: (folder: string) => unknown): Promise<string> {
  if (existsSync(mould)) return mould
  const folder = mkdtempSync(join(dirname(mould), `wicha-mould${ofRun()}-`))
  await make(folder)
  try {
    renameSync(join(folder, 'database'), mould)
  } catch (error) {
    if (!existsSync(mould)) throw error // another test was first
  }
  rmSync(folder, { recursive: true, force: true })
  return mould
}

/** A database on a server. Its commits do not wait for the disk, because a loss does no harm. */
const scratchPostgres = async (
  server: string,
  { template: mould = empty, ...options }: ScratchOptions = {},
): Promise<TestDatabase> => {
  const template = mould === empty ? '' : ` template ${await templateDatabase(server, mould)}`
  const name = `wicha_scratch${ofRun()}_${randomBytes(6).toString('hex')}`
  await asked(server, `create database ${name}${template}`)
  await asked(server, `alter database ${name} set synchronous_commit = off`)
  const database = await openDatabase({ url: urlOf(server, name), folder: '', root, log: () => {}, ...options })
  const remove = async () => {
    await database.close()
    await asked(server, `drop database ${name} with (force)`)
  }
  return { database, folder: '', remove }
}

/** The name suffix of everything that one test run leaves, which `dropTemplates` deletes. */
const ofRun = () => `_${process.env['WICHA_TEST_RUN'] ?? process.pid}`
const templatesOfRun = () => `wicha_mould${ofRun()}`

/** The template database. The first caller creates it, and the others wait. */
async function templateDatabase(server: string, { name: of, make }: Template): Promise<string> {
  const name = `${templatesOfRun()}_${of}`
  const client = await connected(server)
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    await client.query(`create database ${name}`)
    await fill({ url: urlOf(server, name), folder: '' }, make)
    return name
  } finally {
    await client.end()
  }
}

/** Whether a file belongs to this test run, or to one that was aborted a day ago before its cleanup. */
const isLeft = (folder: string, name: string): boolean =>
  name.startsWith('wicha-') &&
  (name.includes(ofRun()) || (folder === lent.folder && changedAt(join(folder, name)) < Date.now() - dayMs))
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
const dayMs = 86_400_000

/** Drops what this test run left on a server, if one responds, and among the temporary files. */
export const dropTemplates = async (server: string): Promise<void> => {
  for (const folder of [tmpdir(), lent.folder].filter(existsSync))
    for (const name of readdirSync(folder).filter((one) => isLeft(folder, one)))
      rmSync(join(folder, name), { recursive: true, force: true })
  const client = await connected(server).catch(() => null)
  if (!client) return
  const { rows } = await client.query(
    'select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)',
    [templatesOfRun(), `wicha_scratch${ofRun()}`],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  await client.end()
}

const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionOf({ url, statementMs: 0 }))
  await client.connect()
  return client
}

const asked = async (url: string, text: string): Promise<void> => {
  const client = await connected(url)
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
