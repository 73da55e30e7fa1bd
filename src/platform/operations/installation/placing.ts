import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The new content of a folder, and where the old folder moves; null if it was empty. */
interface Placing {
  fresh: string
  before: string | null
}

/** What a volume contains besides an installation, as tar patterns. */
export const besideInVolume = ['./.before-*', './lost+found']
const isBeside = (name: string) => /^\.(?:before|unfinished)-/.test(name) || name === 'lost+found'

/**
 * Creates an empty folder that can replace an existing one. It is next to it, or inside it for a volume, which cannot
 * be replaced.
 */
export const beginPlacing = (place: string, at: Date): Placing => {
  const isWithin = isVolume(place)
  const isEmpty = readdirSync(place).every((name) => isWithin && isBeside(name))
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')
  const before = isWithin ? join(place, `.before-${stamp}`) : `${place}.before-${stamp}`
  const fresh = isWithin ? join(place, '.unfinished-') : join(dirname(place), `.${basename(place)}-`)
  return { fresh: mkdtempSync(fresh), before: isEmpty ? null : before }
}

/** Moves the new folder into place; the old content is moved and never deleted. */
export const endPlacing = (place: string, { fresh, before }: Placing) => {
  if (dirname(fresh) === place) {
    if (before) moveAll(place, before)
    return moveAll(fresh, place)
  }
  if (before) renameSync(place, before)
  else rmSync(place, { recursive: true, force: true })
  renameSync(fresh, place)
}

function moveAll(from: string, to: string) {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) if (!isBeside(name)) renameSync(join(from, name), join(to, name))
}

/** Whether a folder cannot be moved: it is a mount point, or its parent is not writable. */
function isVolume(place: string): boolean {
  const parent = dirname(place)
  return statSync(place).dev !== statSync(parent).dev || mounts().includes(place) || !mayWrite(parent)
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the mount points, including those of the same file system. Unknown outside Linux. */
function mounts(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return lines.map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '))
  } catch {
    return []
  }
}
