import { existsSync, readFileSync } from 'node:fs'

/** What became of one file of tests; seconds with its import and its hooks. */
export interface FileOutcome {
  path: string
  seconds: number
  passed: number
  failed: number
}

/** What became of a run. It is broken where something failed that is no test's. */
export interface Outcome {
  files: FileOutcome[]
  isBroken: boolean
}

/** What a run wrote; a run that wrote nothing is broken. */
export const readOutcome = (report: string): Outcome =>
  existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Outcome) : { files: [], isBroken: true }

/** How many tests passed and failed in these files. */
export const countOf = (files: readonly FileOutcome[]) => ({
  passed: files.reduce((sum, file) => sum + file.passed, 0),
  failed: files.reduce((sum, file) => sum + file.failed, 0),
})

/** The longest that one file of tests may take on two usual cores. */
const limitSeconds = 20

/** The ten slowest files, one a line, and how many took longer than a file should. */
export const slowest = (files: readonly FileOutcome[]): string[] => {
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds)
  const over = sorted.filter(({ seconds }) => seconds > limitSeconds).length
  return [
    `── the ten slowest of ${files.length} files; ${over} took over ${limitSeconds} s`,
    ...sorted.slice(0, 10).map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
  ]
}
