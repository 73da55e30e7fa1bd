import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The link to the newest build, what only one process has while it builds, and what everyone shares who uses a build. */
const [current, turn, use] = ['current', 'lock', 'in-use'] as const

/**
 * The folder below `place` that holds the build called `name`; `make` fills it where it is not there yet, one process at a time.
 * A build that is whole is never written again, and nobody removes it while this process lives; older ones go once no process
 * uses them. All locks are the kernel's: they end with a process however that ends.
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

/** Keeps the build until this process ends; false where it was removed in the meantime. */
function hold(folder: string): boolean {
  const file = join(folder, use)
  const lock = locked(file, { how: 'begin; select 1 from sqlite_schema', waitMs: 5000 })
  if (lock) process.once('exit', () => lock.close())
  return lock !== null && existsSync(file)
}

/** It gets its name when it is whole: one that is broken off never looks like a build. */
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

/** Removes what is neither the newest build nor in use; not while another process builds, who does the same after. */
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

/** It loses its name first: who comes for it just then finds that it is gone. */
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

/** What SQLite says of a lock that others have, of a file that may not be written and of one that cannot be there. */
const [busy, readOnly, cannotOpen] = [5, 8, 14]

/** A lock on the file; null where it cannot be had within `waitMs`. */
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
