import { arabicDigits } from '#domain/thai-text/digits.ts'

/** One level of a criterion, with its points. */
export interface Level {
  name: string
  points: number
}
export interface Criterion {
  name: string
  levels: Level[]
}

const mostCriteria = 20
const mostLevels = 10
const mostPoints = 1000
const level = /^(.{1,100}?)[\s=]+(\d{1,4})$/

/**
 * Parses a rubric as staff write it, one criterion per line: `เนื้อหาถูกต้อง: ดีมาก 10, พอใช้ 6, ปรับปรุง 0`. Empty
 * without a rubric, null if a line is invalid.
 */
export const readRubric = (text: string): Criterion[] | null => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length > mostCriteria) return null
  const read = lines.map(criterionIn)
  return read.includes(null) ? null : (read as Criterion[])
}

/** The rubric as text in its stored, canonical format. */
export const writeRubric = (criteria: readonly Criterion[]): string =>
  criteria
    .map(({ name, levels }) => `${name}: ${levels.map((one) => `${one.name} ${one.points}`).join(', ')}`)
    .join('\n')

/** The maximum points of a rubric. */
export const mostOf = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0)

/** The points of the chosen levels, one index for each criterion. Null if a choice is missing or invalid. */
export const scoreOf = (criteria: readonly Criterion[], chosen: readonly (number | null)[]): number | null => {
  const points = criteria.map(({ levels }, at) => levels[chosen[at] ?? -1]?.points)
  return points.includes(undefined) ? null : (points as number[]).reduce((sum, one) => sum + one, 0)
}

function criterionIn(line: string): Criterion | null {
  const at = line.lastIndexOf(':')
  const name = line.slice(0, Math.max(at, 0)).trim()
  if (name === '' || name.length > 200) return null
  const levels = line
    .slice(at + 1)
    .split(/[,|]/)
    .map((part) => levelIn(part.trim()))
  if (levels.length > mostLevels || levels.includes(null)) return null
  return { name, levels: levels as Level[] }
}

function levelIn(part: string): Level | null {
  const [, name, points] = level.exec(arabicDigits(part)) ?? []
  if (!name || Number(points) > mostPoints) return null
  return { name: part.slice(0, name.length), points: Number(points) }
}
