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

/** What is to take the place of a folder, and where the folder goes that was there; null where there was nothing in it. */
interface Placing {
  fresh: string
  before: string | null
}

/** What a volume holds that is no part of an installation, as patterns of tar. */
export const besideInVolume = ['./.before-*', './lost+found']
const isBeside = (name: string) => /^\.(?:before|unfinished)-/.test(name) || name === 'lost+found'

/** Makes an empty folder that can take a place that is there: beside it, or within it where it is a volume, which nothing can be moved onto. */
export const beginPlacing = (place: string, at: Date): Placing => {
  const isWithin = isVolume(place)
  const isEmpty = readdirSync(place).every((name) => isWithin && isBeside(name))
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')
  const before = isWithin ? join(place, `.before-${stamp}`) : `${place}.before-${stamp}`
  const fresh = isWithin ? join(place, '.unfinished-') : join(dirname(place), `.${basename(place)}-`)
  return { fresh: mkdtempSync(fresh), before: isEmpty ? null : before }
}

/** Puts the fresh folder in its place; what was there is moved and never deleted. */
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

/** Whether a folder stays where it is: something is mounted there, or nobody may write beside it. */
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

/** Where something is mounted, also of the same file system; none is known outside Linux. */
function mounts(): string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return lines.map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '))
  } catch {
    return []
  }
}
