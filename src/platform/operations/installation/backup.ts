import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Settings } from '#platform/operations/config/settings.ts'
import { lockFolder } from '#platform/data/database/pglite/folder-lock.ts'
import { noteBackup } from './last-backup.ts'
import { beginPlacing, besideInVolume, endPlacing } from './placing.ts'

const run = promisify(execFile)
const patience = { maxBuffer: 64 << 20 }

type Kept = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** Moves an embedded database of the data folder to a server. */
type Move = (at: { dataDir: string; databaseUrl: string }) => Promise<void>

const dump = 'wicha-database.dump'
/** Identifies a backup archive. */
const sign = 'wicha-backup.json'
/** Files of the running process, which are not backed up. */
const left = ['database.lock*', 'last-backup.json', '*.unfinished*', './stamped', ...besideInVolume]

/**
 * Writes a whole installation into one archive and returns its path: the data folder with files and key, and the
 * database. An embedded database must not be in use (FolderInUse). A PostgreSQL server may be in use, and needs
 * `pg_dump`.
 */
export const backUp = async ({ dataDir, databaseUrl }: Kept, of: { folder: string; at: Date }): Promise<string> => {
  mkdirSync(of.folder, { recursive: true, mode: 0o700 })
  mkdirSync(dataDir, { recursive: true })
  const stamp = of.at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const file = join(of.folder, `wicha-${stamp}.tar.gz`)
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir)
  const work = mkdtempSync(join(of.folder, '.unfinished-'))
  try {
    const kind = databaseUrl ? 'postgres' : 'pglite'
    writeFileSync(join(work, sign), `${JSON.stringify({ kind, at: of.at.toISOString() })}\n`)
    if (databaseUrl)
      await run('pg_dump', ['--format=custom', '--no-owner', '--file', join(work, dump)], withServer(databaseUrl))
    const own = [...left, ...earlierIn(dataDir, of.folder), ...(databaseUrl ? ['./database'] : [])]
    const made = ['-C', work, sign, ...(databaseUrl ? [dump] : [])]
    const whole = join(work, 'whole.tar.gz')
    const excluded = own.map((name) => `--exclude=${name}`)
    await packed(['-czf', whole, ...excluded, ...made, '-C', resolve(dataDir), '.'], { isInUse: Boolean(databaseUrl) })
    chmodSync(whole, 0o600)
    renameSync(whole, file)
  } finally {
    unlock()
    rmSync(work, { recursive: true, force: true })
  }
  noteBackup(dataDir, { at: of.at.toISOString(), file: resolve(file), bytes: statSync(file).size })
  return file
}

/** Backups in the data folder itself are not part of the next one. */
function earlierIn(dataDir: string, folder: string): string[] {
  const path = relative(resolve(dataDir), resolve(folder))
  return path.split('/')[0] === '..' ? [] : [`./${join(path, 'wicha-????????-??????.tar.gz')}`]
}

const changed = /^tar: .*: (file changed as we read it|File removed before we read it)$/

/**
 * Creates the archive. If files change or disappear meanwhile, tar warns and exits with 1, and the archive is still
 * complete.
 */
async function packed(args: readonly string[], { isInUse }: { isInUse: boolean }) {
  try {
    await run('tar', [...args], { ...patience, env: { ...process.env, LC_ALL: 'C' } })
  } catch (error) {
    const { code, stderr } = error as { code: unknown; stderr: string }
    const isWhole = code === 1 && stderr.split('\n').every((line) => line === '' || changed.test(line))
    if (!isInUse || !isWhole) throw error
  }
}

/** Why a backup cannot be restored here. */
export class CannotRestore extends Error {
  readonly why: 'no backup' | 'other database' | 'not empty'
  constructor(why: CannotRestore['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Restores a backup. If a PostgreSQL is configured, `move` moves an embedded database into it; it must be empty. The
 * old data folder is renamed, or moved within a volume, but never deleted. Returns its new location; null if it was
 * empty. Throws CannotRestore before any change.
 */
export const restoreBackup = async (
  { dataDir, databaseUrl }: Kept,
  of: { file: string; at: Date; move: Move },
): Promise<string | null> => {
  const names = await namesIn(of.file)
  const isOfServer = names.includes(dump)
  if (!names.includes(sign) || names.some(leadsOut)) throw new CannotRestore('no backup')
  if (isOfServer && !databaseUrl) throw new CannotRestore('other database')
  if (databaseUrl && !(await isEmpty(databaseUrl))) throw new CannotRestore('not empty')
  const place = resolve(dataDir)
  mkdirSync(place, { recursive: true })
  const placing = beginPlacing(place, of.at)
  const { fresh, before } = placing
  try {
    if (!databaseUrl) lockFolder(place)()
    await run('tar', ['-xzf', of.file, '-C', fresh], patience)
    if (holdsMoreThanFiles(fresh)) throw new CannotRestore('no backup')
    if (databaseUrl && isOfServer) await intoServer(databaseUrl, join(fresh, dump))
    else if (databaseUrl) await moveOut(fresh, { databaseUrl, move: of.move })
    for (const name of [sign, dump]) rmSync(join(fresh, name), { force: true })
    endPlacing(place, placing)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return before
}

/** Removes the embedded database from the folder. */
async function moveOut(dataDir: string, { databaseUrl, move }: { databaseUrl: string; move: Move }) {
  await move({ dataDir, databaseUrl })
  for (const name of ['database', 'database.lock']) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** An archive entry that would be written outside the folder (attack G13). */
const leadsOut = (name: string) => name.startsWith('/') || name.split('/').includes('..')

/** Whether there is a link, device or pipe, through which later writes could leave the folder (attack G13). */
const holdsMoreThanFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((one) => !one.isFile() && !one.isDirectory())

async function namesIn(file: string): Promise<string[]> {
  const listed = await run('tar', ['-tzf', file], patience).catch(() => ({ stdout: '' }))
  return listed.stdout.split('\n').filter((name) => name !== '')
}

/** Whether no migration ever ran there. */
async function isEmpty(url: string): Promise<boolean> {
  const asked = [
    '--no-psqlrc',
    '--tuples-only',
    '--no-align',
    '--command',
    `select to_regclass('public.migration') is null`,
  ]
  const { stdout } = await run('psql', asked, withServer(url))
  return stdout.trim() === 't'
}

const intoServer = (url: string, file: string) => {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const whole = ['--no-owner', '--exit-on-error', '--single-transaction']
  return run('pg_restore', [...whole, '--dbname', name, file], withServer(url))
}

/** Passes the connection in environment variables, because all users of the machine can see command lines. */
const withServer = (url: string) => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const told = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
        const value = searchParams.get(name)
        return value === null ? [] : [[`PG${name.toUpperCase()}`, value]]
      }),
    ),
  }
  return { ...patience, env: { ...process.env, ...told } }
}
