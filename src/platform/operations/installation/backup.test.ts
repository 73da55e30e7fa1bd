import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockFolder } from '#platform/data/database/pglite/folder-lock.ts'
import { FolderInUse } from '#platform/data/database/failures.ts'
import { backUp, restoreBackup } from './backup.ts'
import { lastBackup } from './last-backup.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'wicha-backup-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const at = new Date('2026-11-22T02:30:00Z')
const move = () => Promise.reject(new Error('nothing is to be moved'))
const planted = (name: string, text: string) => {
  const dataDir = join(work, name)
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'secret.key'), 'คีย์')
  writeFileSync(join(dataDir, 'files/ก.txt'), text)
  return dataDir
}

test('an installation is backed up into one archive and put back elsewhere', async () => {
  const dataDir = planted('data', 'เอกสาร')
  const file = await backUp({ dataDir }, { folder: join(work, 'backups'), at })
  expect(file).toBe(join(work, 'backups/wicha-20261122-023000.tar.gz'))
  expect(readdirSync(join(work, 'backups')), 'nothing unfinished is left').toEqual(['wicha-20261122-023000.tar.gz'])
  for (const made of [join(work, 'backups'), file]) expect(statSync(made).mode & 0o077, 'for who made it').toBe(0)
  expect(lastBackup(dataDir)).toMatchObject({ at: at.toISOString(), file })
  const place = join(work, 'elsewhere')
  expect(await restoreBackup({ dataDir: place }, { file, at, move })).toBeNull()
  expect(readdirSync(place).toSorted()).toEqual(['files', 'secret.key'])
  expect(readFileSync(join(place, 'files/ก.txt'), 'utf8')).toBe('เอกสาร')
})

test('an installation in use is backed up while its files change', async () => {
  const dataDir = planted('data', 'เอกสาร')
  const written = join(dataDir, 'files/written.bin')
  writeFileSync(written, randomBytes(16 << 20))
  const dumping = '#!/bin/sh\nwhile [ $# -gt 0 ]; do [ "$1" = --file ] && : > "$2"; shift; done\n'
  writeFileSync(join(work, 'pg_dump'), dumping, { mode: 0o755 })
  vi.stubEnv('PATH', `${work}:${process.env['PATH']}`)
  const writing = setInterval(() => appendFileSync(written, 'x'), 1)
  try {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    const file = await backUp({ dataDir, databaseUrl }, { folder: join(work, 'backups'), at })
    const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n')
    expect(names).toEqual(expect.arrayContaining(['./secret.key', './files/written.bin', 'wicha-database.dump']))
  } finally {
    clearInterval(writing)
    vi.unstubAllEnvs()
  }
})

test('what was there is moved beside it', async () => {
  const file = await backUp({ dataDir: planted('data', 'เก่า') }, { folder: work, at })
  const place = planted('other', 'ของเดิม')
  const before = (await restoreBackup({ dataDir: place }, { file, at, move }))!
  expect(readFileSync(join(before, 'files/ก.txt'), 'utf8')).toBe('ของเดิม')
  expect(readFileSync(join(place, 'files/ก.txt'), 'utf8')).toBe('เก่า')
})

test('backups in the data folder are no part of the next one, and files beside them are', async () => {
  const dataDir = planted('data', 'เอกสาร')
  for (const folder of [dataDir, join(dataDir, 'files')]) {
    const first = await backUp({ dataDir }, { folder, at })
    const second = await backUp({ dataDir }, { folder, at: new Date(at.getTime() + 60_000) })
    const names = execFileSync('tar', ['-tzf', second], { encoding: 'utf8' }).split('\n')
    expect(names.filter((name) => name.endsWith('.tar.gz'))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['./secret.key', './files/']))
    expect(names.filter((name) => name.startsWith('./files/'))).toHaveLength(2)
    for (const file of [first, second]) rmSync(file)
  }
})

test('a data folder that is a volume keeps its place', async ({ skip }) => {
  const file = await backUp({ dataDir: planted('data', 'เก่า') }, { folder: work, at })
  const place = planted('volume', 'ของเดิม')
  const source = planted('source', 'ของเดิม')
  try {
    execFileSync('mount', ['--bind', source, place], { stdio: 'ignore' })
  } catch {
    return skip('nothing can be mounted here')
  }
  try {
    mkdirSync(join(place, 'lost+found'))
    const before = (await restoreBackup({ dataDir: place }, { file, at, move }))!
    expect(before).toBe(join(place, '.before-20261122023000'))
    expect(readFileSync(join(before, 'files/ก.txt'), 'utf8')).toBe('ของเดิม')
    expect(readFileSync(join(source, 'files/ก.txt'), 'utf8')).toBe('เก่า')
    expect(readdirSync(place).toSorted()).toEqual(['.before-20261122023000', 'files', 'lost+found', 'secret.key'])
    const next = await backUp({ dataDir: place }, { folder: join(work, 'backups'), at })
    expect(execFileSync('tar', ['-tzf', next], { encoding: 'utf8' })).not.toMatch(/before|lost/)
  } finally {
    execFileSync('umount', [place])
  }
})

test('a folder that is in use is neither backed up nor replaced', async () => {
  const dataDir = planted('data', 'x')
  const file = await backUp({ dataDir }, { folder: work, at })
  const unlock = lockFolder(dataDir)
  try {
    await expect(backUp({ dataDir }, { folder: work, at })).rejects.toBeInstanceOf(FolderInUse)
    await expect(restoreBackup({ dataDir }, { file, at, move })).rejects.toBeInstanceOf(FolderInUse)
    expect(readFileSync(join(dataDir, 'files/ก.txt'), 'utf8')).toBe('x')
    expect(readdirSync(work).toSorted(), 'nothing unfinished is left').toEqual(['data', 'wicha-20261122-023000.tar.gz'])
  } finally {
    unlock()
  }
})

test('an archive that is no backup, leads out of its folder or is of the other database is refused before anything changes', async () => {
  const dataDir = planted('data', 'x')
  const place = planted('place', 'ของเดิม')
  const text = join(work, 'text.tar.gz')
  writeFileSync(text, 'no archive')
  const other = join(work, 'other.tar.gz')
  execFileSync('tar', ['-czf', other, '-C', dataDir, 'secret.key'])
  writeFileSync(join(work, 'wicha-backup.json'), '{}')
  const evil = join(work, 'evil.tar.gz')
  execFileSync('tar', ['-czPf', evil, '-C', work, 'wicha-backup.json', '-C', dataDir, '../text.tar.gz'])
  writeFileSync(join(work, 'wicha-database.dump'), '')
  const ofServer = join(work, 'server.tar.gz')
  execFileSync('tar', ['-czf', ofServer, '-C', work, 'wicha-backup.json', 'wicha-database.dump'])
  for (const [file, why] of [
    [text, 'no backup'],
    [other, 'no backup'],
    [evil, 'no backup'],
    [join(work, 'nothing'), 'no backup'],
  ] as const)
    await expect(restoreBackup({ dataDir: place }, { file, at, move }), file).rejects.toMatchObject({ why })
  const put = restoreBackup({ dataDir: place }, { file: ofServer, at, move })
  await expect(put).rejects.toMatchObject({ why: 'other database' })
  expect(readFileSync(join(place, 'files/ก.txt'), 'utf8')).toBe('ของเดิม')
  expect(existsSync(`${place}.before-20261122023000`)).toBe(false)
})

test('G13 an archive with a link or a pipe in it is refused, and nothing is written through it', async () => {
  const place = planted('place', 'ของเดิม')
  const elsewhere = planted('elsewhere', 'ของคนอื่น')
  const inner = planted('inner', 'จากที่อื่น')
  const file = join(work, 'linked.tar')
  for (const make of [
    (at: string) => symlinkSync(join(elsewhere, 'files'), at),
    (at: string) => symlinkSync('../../elsewhere/files', at),
    (at: string) => execFileSync('mkfifo', [at]),
  ])
    for (const isThrough of [false, true]) {
      const evil = join(work, 'evil')
      mkdirSync(evil)
      writeFileSync(join(evil, 'wicha-backup.json'), '{}')
      make(join(evil, 'files'))
      execFileSync('tar', ['-cf', file, '-C', evil, 'wicha-backup.json', 'files'])
      if (isThrough) execFileSync('tar', ['-rf', file, '-C', inner, 'files/ก.txt'])
      execFileSync('gzip', ['-f', file])
      await expect(restoreBackup({ dataDir: place }, { file: `${file}.gz`, at, move })).rejects.toThrow(/no backup|tar/)
      expect(readFileSync(join(elsewhere, 'files/ก.txt'), 'utf8')).toBe('ของคนอื่น')
      expect(readFileSync(join(place, 'files/ก.txt'), 'utf8')).toBe('ของเดิม')
      rmSync(evil, { recursive: true })
    }
  const left = ['elsewhere', 'inner', 'linked.tar.gz', 'place']
  expect(readdirSync(work).toSorted(), 'nothing unfinished is left').toEqual(left)
})
