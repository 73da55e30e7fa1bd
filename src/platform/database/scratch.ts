import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { connectionOf } from './postgres/pool.ts'

/** An empty database for one test. */
export interface Scratch {
  database: Database
  folder: string
  /** Closes it and leaves no trace. */
  remove: () => Promise<void>
}
export interface ScratchOptions {
  statementMs?: number
  log?: (line: string) => void
}
export interface ScratchDriver {
  kind: Database['kind']
  open: (options?: ScratchOptions) => Promise<Scratch>
}

export const root = join(import.meta.dirname, '../../..')

/** The drivers a test can run on here: PGlite, and PostgreSQL at `DATABASE_URL` or on this machine when it answers. */
export const scratchDrivers = async (): Promise<ScratchDriver[]> => {
  const drivers: ScratchDriver[] = [{ kind: 'pglite', open: scratchPglite }]
  const server = process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432/test'
  try {
    await asked(server, 'select 1')
    drivers.push({ kind: 'postgres', open: (options) => scratchPostgres(server, options) })
  } catch (error) {
    console.warn(`Skipped on PostgreSQL: no server at DATABASE_URL or 127.0.0.1:5432 (${String(error)})`)
  }
  return drivers
}

/** PGlite in a folder of its own, copied from a mould because making one takes seconds. */
export const scratchPglite = async (options: ScratchOptions = {}): Promise<Scratch> => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-scratch-'))
  cpSync(await mould(), join(folder, 'database'), { recursive: true })
  const database = await openDatabase({ folder, root, log: () => {}, ...options })
  const remove = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { database, folder, remove }
}

const mould = async (): Promise<string> => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'))
  const place = join(tmpdir(), `wicha-mould-${version}`)
  if (existsSync(place)) return place
  const folder = mkdtempSync(join(tmpdir(), 'wicha-mould-'))
  await openDatabase({ folder, root, log: () => {} }).then((database) => database.close())
  try {
    renameSync(join(folder, 'database'), place)
  } catch (error) {
    if (!existsSync(place)) throw error // else another test was first
  }
  rmSync(folder, { recursive: true, force: true })
  return place
}

const scratchPostgres = async (server: string, options: ScratchOptions = {}): Promise<Scratch> => {
  const name = `wicha_scratch_${randomBytes(6).toString('hex')}`
  await asked(server, `create database ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ url, folder: '', root, log: () => {}, ...options })
  const remove = async () => {
    await database.close()
    await asked(server, `drop database ${name} with (force)`)
  }
  return { database, folder: '', remove }
}

const asked = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client(connectionOf({ url, statementMs: 0 }))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
