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
  /** Closes it and leaves no trace. */
  remove: () => Promise<void>
}
/** What a database holds from the first: `make` runs once for all that bear the name, and PGlite copies its files. */
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
  /** Its part of a long list of which each thing is tried on one of the drivers, whichever: they take turns. */
  partOf: <T>(list: readonly T[]) => T[]
}

export const root = join(import.meta.dirname, '../../../..')

/** The server on which scratch databases are made. */
export const testServer = () => process.env['DATABASE_URL'] || 'postgres://127.0.0.1:5432/test'

/**
 * Every driver a test can run on here: PGlite, and PostgreSQL at `DATABASE_URL` or on this machine when it answers. For tests whose
 * subject is SQL or a driver: writes, queries, jobs, attacks, what is in the database.
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

/** The one driver of this test file, which its path chooses, so that it is the same in every run; all with `WICHA_DRIVERS=both`. */
export const testDrivers = async (): Promise<TestDriver[]> => {
  const drivers = await bothDrivers()
  const file = process.env['WICHA_TEST_FILE']
  if (!file || process.env['WICHA_DRIVERS'] === 'both') return drivers
  return inTurns([drivers[createHash('sha256').update(file).digest()[0]! % drivers.length]!])
}

const inTurns = (drivers: readonly Omit<TestDriver, 'partOf'>[]): TestDriver[] =>
  drivers.map((driver, at) => ({ ...driver, partOf: (list) => list.filter((_, n) => n % drivers.length === at) }))

/** The memory that a machine lends to files, and more bytes of it than a run of the tests fills. */
const lent = { folder: '/dev/shm', bytes: 4 * 2 ** 30 }

/** The folder of the memory lent to files; null where there is none, or too little of it for a run of the tests. */
export const lentMemory = (): string | null => {
  if (!existsSync(lent.folder)) return null
  const { bavail, bsize } = statfsSync(lent.folder)
  return bavail * bsize >= lent.bytes ? lent.folder : null
}

/** Where scratch databases lie: in memory where there is room, for each is a copy of two thousand files and soon removed. */
const place = (): string => lentMemory() ?? tmpdir()

/** PGlite in a folder of its own, copied from a template because making one takes seconds. */
export const testPglite = async ({
  template: mould = empty,
  ...options
}: ScratchOptions = {}): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(place(), `wicha-scratch${ofRun()}-`))
  cpSync(await nearTemplate(await templateFolder(mould)), join(folder, 'database'), { recursive: true })
  // Only who opens PGlite compiles it.
  const { engine } = await import('./pglite/engine.ts')
  const database = await openDatabase({ folder, root, log: () => {}, isDurable: false, engine, ...options })
  const remove = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, folder, remove }
}

/** Opens a database only to make what it shall hold. */
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

/** The template where scratch databases lie. What is copied there goes with the run: the template itself stays for the next. */
const nearTemplate = async (mould: string): Promise<string> =>
  place() === tmpdir()
    ? mould
    : made(join(place(), `${basename(mould)}${ofRun()}`), (folder) =>
        cpSync(mould, join(folder, 'database'), { recursive: true }),
      )

/** A template that `make` puts as `database` into a folder, unless it is there: moved when it is whole, so that nobody copies half. */
async function made(mould: string, make: (folder: string) => unknown): Promise<string> {
  if (existsSync(mould)) return mould
  const folder = mkdtempSync(join(dirname(mould), `wicha-mould${ofRun()}-`))
  await make(folder)
  try {
    renameSync(join(folder, 'database'), mould)
  } catch (error) {
    if (!existsSync(mould)) throw error // else another test was first
  }
  rmSync(folder, { recursive: true, force: true })
  return mould
}

/** A database of its own on a server; nobody misses what it would lose with the power, so its commits do not wait for the disk. */
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

/** What one run of the tests leaves bears its name, and goes by `dropMoulds`. */
const ofRun = () => `_${process.env['WICHA_TEST_RUN'] ?? process.pid}`
const templatesOfRun = () => `wicha_mould${ofRun()}`

/** The database from which others are made; anyone who asks first makes it, and the others wait. */
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

/** Whether a file is of this run of the tests, or in memory of one that was ended a day ago before it could take it away. */
const isLeft = (folder: string, name: string): boolean =>
  name.startsWith('wicha-') &&
  (name.includes(ofRun()) || (folder === lent.folder && changedAt(join(folder, name)) < Date.now() - dayMs))
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
const dayMs = 86_400_000

/** Drops what this run of the tests left on a server, where one answers, and among the temporary files. */
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
