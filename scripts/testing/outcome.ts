import { existsSync, readFileSync } from 'node:fs'

/** The result of one test file. Seconds include its import and hooks. */
export interface FileOutcome {
  path: string
  seconds: number
  passed: number
  failed: number
}

/** The result of a run. `isBroken` means a failure outside the tests. */
export interface Outcome {
  files: FileOutcome[]
  isBroken: boolean
}

/** Reads the result of a run. A run without a result is broken. */
export const readOutcome = (report: string): Outcome =>
  existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Outcome) : { files: [], isBroken: true }

/** Returns how many tests passed and failed in these files. */
export const countOf = (files: readonly FileOutcome[]) => ({
  passed: files.reduce((sum, file) => sum + file.passed, 0),
  failed: files.reduce((sum, file) => sum + file.failed, 0),
})

/** Maximum seconds of one test file on two typical cores. */
const limitSeconds = 20

/** Returns the ten slowest files, one for each line, and how many exceeded the limit. */
export const slowest = (files: readonly FileOutcome[]): string[] => {
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds)
  const over = sorted.filter(({ seconds }) => seconds > limitSeconds).length
  return [
    `── the ten slowest of ${files.length} files; ${over} took over ${limitSeconds} s`,
    ...sorted.slice(0, 10).map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
  ]
}

/** Returns the files with failed tests, one for each line, so that the end of a log names them. */
export const failures = (files: readonly FileOutcome[]): string[] =>
  files.filter(({ failed }) => failed > 0).map(({ path, failed }) => `── failed: ${path} (${failed})`)
