import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The link to the newest build, the lock of the process that builds, and the shared lock of processes that use a build.
 */
const [current, turn, use] = ['current', 'lock', 'in-use'] as const

/**
 * Returns the folder below `place` with the build called `name`. If it is missing, `make` fills it, one process at a
 * time. A complete build is never changed, and nobody removes it while this process runs. Older ones are removed once
 * no process uses them. All locks belong to the kernel, so they end with their process.
 */
export function takeBuild(place: string, { name, make }: { name: string; make: (folder: string) => void }): string {
  const folder = join(place, name)
  if (newest(place) === name && hold(folder)) {
    removeOld(place)
    return folder
  }
  mkdirSync(place, { recursive: true })
  const lock = exclusive(join(place, turn), 3_600_000)
  if (!lock) throw new Error(`Another process has been building in ${place} for an hour.`)
  try {
    if (!existsSync(folder)) makeApart(folder, make)
    hold(folder)
    pointAt(place, name)
  } finally {
    lock.close()
  }
  removeOld(place)
  return folder
}

function newest(place: string): string | null {
  try {
    return readlinkSync(join(place, current))
  } catch {
    return null
  }
}

/** Protects the build until this process ends. Returns false if it was removed meanwhile. */
function hold(folder: string): boolean {
  const file = join(folder, use)
  const lock = locked(file, { how: 'begin; select 1 from sqlite_schema', waitMs: 5000 })
  if (lock) process.once('exit', () => lock.close())
  return lock !== null && existsSync(file)
}

/** Renames the folder once it is complete, so that an interrupted build never looks like one. */
function makeApart(folder: string, make: (folder: string) => void) {
  const apart = mkdtempSync(`${folder}-`)
  try {
    make(apart)
    writeFileSync(join(apart, use), '')
    renameSync(apart, folder)
  } finally {
    rmSync(apart, { recursive: true, force: true })
  }
}

function pointAt(place: string, name: string) {
  const next = join(place, 'next')
  rmSync(next, { force: true })
  symlinkSync(name, next)
  renameSync(next, join(place, current))
}

/**
 * Removes builds that are neither the newest nor in use. Skips this while another process builds, which does it
 * afterwards.
 */
function removeOld(place: string) {
  const kept = [current, turn, newest(place)]
  const old = readdirSync(place, { withFileTypes: true }).filter(({ name }) => !kept.includes(name))
  const lock = old.length > 0 ? exclusive(join(place, turn), 0) : null
  if (!lock) return
  try {
    for (const entry of old) {
      const path = join(place, entry.name)
      if (entry.isDirectory()) removeUnused(path)
      else rmSync(path, { force: true })
    }
  } finally {
    lock.close()
  }
}

/** Renames the folder first, so that a process that arrives now finds it gone. */
function removeUnused(folder: string) {
  const lock = exclusive(join(folder, use), 0)
  if (!lock) return
  const gone = `${folder}.old`
  rmSync(gone, { recursive: true, force: true })
  renameSync(folder, gone)
  rmSync(gone, { recursive: true, force: true })
  lock.close()
}

const exclusive = (file: string, waitMs: number) => locked(file, { how: 'begin exclusive', waitMs })

/** SQLite codes for a lock of another process, a read-only file, and a path that cannot exist. */
const [busy, readOnly, cannotOpen] = [5, 8, 14]

/** Locks the file. Returns null if that fails within `waitMs` milliseconds. */
function locked(file: string, { how, waitMs }: { how: string; waitMs: number }): DatabaseSync | null {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    lock.exec(`pragma busy_timeout = ${waitMs}; pragma journal_mode = memory; ${how}`)
    return lock
  } catch (error) {
    lock?.close()
    const code = (error as { errcode?: number }).errcode
    if (code !== undefined && [busy, readOnly, cannotOpen].includes(code & 0xff)) return null
    throw error
  }
}
