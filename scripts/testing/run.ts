import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../bench/servers.ts'
import type { CleanupStack } from '../bench/cleanup-stack.ts'
import { root } from '../building/built.ts'
import { type FileOutcome, type Outcome, readOutcome } from './outcome.ts'

/** Extra settings of a run of tests or journeys: options of its command, and its environment. */
interface RunMessage {
  traces: CleanupStack
  options?: readonly string[]
  env?: Record<string, string>
}

/** Runs a script on this Node until it ends. Returns whether it succeeded. */
export const runScript = (script: string, { options = [], ...told }: RunMessage): Promise<boolean> =>
  runCommand(process.execPath, { ...told, options: [join(root, script), ...options] })

/** Runs a command until it ends. Returns whether it succeeded. */
export const runCommand = async (command: string, { traces, options = [], env }: RunMessage): Promise<boolean> => {
  const begin = async () => {
    const stdio = ['ignore', 'inherit', 'inherit'] as const
    const child = spawn(command, options, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } })
    return { child, over: once(child, 'exit') }
  }
  const { over } = await traces.make(begin, ({ child, over }) => child.kill() && over)
  const [code] = await over
  return code === 0
}

/** Maximum number of flaky files. If more fail, something is wrong. */
const mostFlaky = 5

/** Runs tests. As with journeys, a failed file runs once more, alone. If it then passes, it is reported as flaky. */
export const runTests = async (told: RunMessage): Promise<Outcome> => {
  const first = await vitest(told)
  const failed = first.files.filter((file) => file.failed > 0).map(({ path }) => path)
  if (failed.length === 0 || failed.length > mostFlaky) return first
  console.log(`── once more, alone: ${failed.join(', ')}`)
  const again = await vitest({ ...told, options: ['--no-file-parallelism', ...failed] })
  if (again.isBroken || again.files.some((file) => file.failed > 0)) return { ...first, isBroken: true }
  console.log(`── FLAKY: ${failed.join(', ')}`)
  const files = [...first.files.filter(({ path }) => !failed.includes(path)), ...again.files]
  return { files, isBroken: first.isBroken }
}

async function vitest({ traces, options = [], env }: RunMessage): Promise<Outcome> {
  const report = join(await newFolder(traces), 'report.json')
  const told = { traces, options: ['run', ...options], env: { ...env, WICHA_REPORT: report } }
  const isFine = await runScript('node_modules/vitest/vitest.mjs', told)
  const outcome = readOutcome(report)
  const isExplained = isFine || outcome.files.some(({ failed }) => failed > 0)
  return { ...outcome, isBroken: outcome.isBroken || !isExplained }
}

/** A file of journeys, or a group of them, as Playwright reports it. */
interface Suite {
  file: string
  specs: { tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** Runs journeys in a browser. Those that pass the second time count as passed, and Playwright reports them. */
export const walkJourneys = async (told: RunMessage): Promise<Outcome> => {
  const report = join(await newFolder(told.traces), 'report.json')
  const env = { ...told.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const options = ['test', '--reporter=list,json', ...(told.options ?? [])]
  const isFine = await runScript('node_modules/@playwright/test/cli.js', { ...told, options, env })
  const files = journeyFiles(report)
  return { files, isBroken: !isFine && files.every(({ failed }) => failed === 0) }
}

function journeyFiles(report: string): FileOutcome[] {
  const { suites } = readJson(report) as { suites: Suite[] }
  return suites.map((suite) => {
    const tests = testsOf(suite)
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return {
      path: `tests/journeys/${suite.file}`,
      seconds: durations.reduce((sum, each) => sum + each, 0) / 1000,
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failed: tests.filter(({ status }) => status === 'unexpected').length,
    }
  })
}

const testsOf = ({ specs, suites = [] }: Suite): Suite['specs'][number]['tests'] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

/** An interrupted run has written nothing. */
const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { suites: [] }
  }
}
