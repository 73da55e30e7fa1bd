import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { ofSweep } from '../../../../../scripts/testing/sweep.ts'
import { openDatabase } from '../database.ts'
import { FolderInUse, StatementTooLong } from '../failures.ts'
import { root, type TestDatabase, testPglite } from '../test-database.ts'
import { lockFolder } from './folder-lock.ts'

const log = () => {}
/** Delays after a few writes until the writer is killed, in milliseconds. */
const kills = ofSweep({ part: [50, 350], whole: [50, 120, 200, 350, 500] })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let scratch: TestDatabase | undefined
afterEach(async () => {
  await scratch?.remove()
  scratch = undefined
})

describe('the folder of PGlite', () => {
  it('is refused while another has it, in a sentence that names it', async () => {
    scratch = await testPglite()
    const { folder } = scratch
    await expect(openDatabase({ folder, root, log })).rejects.toThrow(FolderInUse)
    await expect(openDatabase({ folder, root, log })).rejects.toThrow(
      new RegExp(`${folder} มีโปรแกรมอื่น.*${folder} is in use`),
    )
  })

  it('is free again when it was closed', async () => {
    scratch = await testPglite()
    await scratch.database.close()
    expect(lockFolder(scratch.folder)).not.toThrow()
  })

  it('is free again when opening it failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wicha-broken-'))
    await expect(openDatabase({ folder, root: '/nowhere', log })).rejects.toThrow('make-folder')
    expect(existsSync(join(folder, 'database'))).toBe(false)
    expect(lockFolder(folder)).not.toThrow()
    rmSync(folder, { recursive: true })
  })
})

describe('a statement that does not end', () => {
  it('is stopped with its transaction, and everybody else is served after a new start', async () => {
    const lines: string[] = []
    scratch = await testPglite({ statementMs: 2000, log: (line) => lines.push(line) })
    const { kysely, listen } = scratch.database
    const heard: string[] = []
    await listen('purge', (payload) => heard.push(payload))
    await sql`create table kept (n int)`.execute(kysely)
    await sql`insert into kept values (1)`.execute(kysely)
    const endless = kysely.transaction().execute(async (tx) => {
      await sql`insert into kept values (2)`.execute(tx)
      await sql`select count(*) from generate_series(1, 10000000000)`.execute(tx)
    })
    const begun = Date.now()
    const waiting = sql<{ n: number }>`select n from kept`.execute(kysely)
    await expect(endless).rejects.toThrow(StatementTooLong)
    expect((await waiting).rows).toEqual([{ n: 1 }])
    expect(Date.now() - begun, 'ten thousand million rows take far longer').toBeLessThan(60_000)
    await sql`select pg_notify('purge', 'again')`.execute(kysely)
    await expect.poll(() => heard).toEqual(['', 'again'])
    expect(lines.join(' ')).toMatch(/longer than 2000 ms.*open again after \d+ ms/)
    await expect(openDatabase({ folder: scratch.folder, root, log })).rejects.toThrow(FolderInUse)
  })

  it('loses the rest of a transaction whose callback goes on', async () => {
    scratch = await testPglite({ statementMs: 2000 })
    const { kysely } = scratch.database
    await sql`create table kept (n int)`.execute(kysely)
    const goingOn = kysely.transaction().execute(async (tx) => {
      await sql`select pg_sleep(60)`.execute(tx).catch(() => {})
      await sql`insert into kept values (2)`.execute(tx)
    })
    await expect(goingOn).rejects.toThrow('restarted meanwhile')
    expect((await sql`select n from kept`.execute(kysely)).rows).toEqual([])
  })
})

describe('a process that is killed', () => {
  it('keeps every row that was acknowledged', { timeout: 60_000 }, async () => {
    const { folder, database } = (scratch = await testPglite())
    await sql`create table kept (n int primary key, half int)`.execute(database.kysely)
    await database.close()
    let acknowledged = 0
    for (const ms of kills) {
      const writer = fork(join(import.meta.dirname, 'killed-writer.ts'), [folder, root, 'write'], {
        execArgv: [],
      })
      const ended = once(writer, 'exit')
      const written = acknowledged + 5
      for await (const [n] of on(writer, 'message')) {
        acknowledged = Number(n)
        if (acknowledged >= written) break
      }
      writer.on('message', (n) => (acknowledged = Number(n)))
      await pause(ms)
      writer.kill('SIGKILL')
      await ended
    }
    const again = (scratch.database = await openDatabase({ folder, root, log }))
    const { rows } = await sql<{ most: number; all: number; halves: number }>`
      select max(n) as most, count(*) as all, count(half) as halves from kept`.execute(again.kysely)
    expect(acknowledged).toBeGreaterThan(4 * kills.length)
    expect(rows[0]!.most).toBeGreaterThanOrEqual(acknowledged)
    expect(rows[0]).toEqual({ most: rows[0]!.most, all: rows[0]!.most, halves: rows[0]!.most })
  })
})

it('keeps the whole process below 600 MB', { skip: process.platform !== 'linux' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-memory-'))
  const reader = fork(join(import.meta.dirname, 'killed-writer.ts'), [folder, root, 'idle'], { execArgv: [] })
  await once(reader, 'message')
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${reader.pid}/status`, 'utf8'))![1]) / 1024
  reader.kill('SIGKILL')
  await once(reader, 'exit')
  rmSync(folder, { recursive: true })
  expect(resident).toBeLessThan(600)
})
