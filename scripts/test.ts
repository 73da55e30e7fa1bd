import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lentMemory } from '#platform/database/scratch.ts'
import { Traces } from './bench/traces.ts'
import { buildIfStale } from './building/build.ts'
import { browserPath, missingPackages } from './building/browser.ts'
import { root } from './building/built.ts'
import { memoryPostgres } from './building/memory-postgres.ts'

if (process.argv.includes('--help')) {
  console.log(`npm test: every check, then every test: format, lint, types, walls, schema, units and database tests on PGlite and on PostgreSQL too (which
then takes its share of the longest sweeps and the journeys), processes that are killed and what takes a certain time, journeys in Chromium.
PostgreSQL is the server of DATABASE_URL; without it one of its own in /dev/shm, where Debian's postgresql is installed and 4 GiB are free; else
what answers at 127.0.0.1:5432; where nothing does, what is skipped is said. A test or journey that fails is run once more and, if it passes then, named as flaky.
Installs Debian's chromium-headless-shell and fonts-thai-tlwg through apt-get when the user is root and one of them is missing; Debian's
chromium does where that cannot be.`)
  process.exit(0)
}

/** So many files may be flaky at once; where more fail, something is wrong. */
const mostFlaky = 5

const tool = (name: string) => join(root, 'node_modules', name)
const node = (script: string, ...options: string[]) => [process.execPath, script, ...options]

/** Each says whether it is fine; without the first two there is nothing to test. */
const steps: [string, () => Promise<boolean> | boolean][] = [
  ['browser', browser],
  ['build', build],
  ['checks', () => run(node(join(root, 'checks/run.ts')))],
  ['tests', () => vitest('--exclude', 'tests/processes/timed/**')],
  ['times', () => vitest('tests/processes/timed', '--no-file-parallelism')],
  ['journeys', () => run(node(tool('@playwright/test/cli.js'), 'test'))],
]

const traces = new Traces()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void traces.remove().then(() => process.exit(130)))
const started = performance.now()
const failed: string[] = []
try {
  await startPostgres()
  for (const [at, [name, step]] of steps.entries()) {
    const begun = performance.now()
    const isFine = await step()
    console.log(`── ${name}: ${isFine ? 'ok' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    if (!isFine) failed.push(name)
    if (!isFine && at < 2) break
  }
} finally {
  await traces.remove()
}
console.log(`── all of it in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (failed.length > 0) console.log(`── FAILED: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Where DATABASE_URL names no server, the steps find one of this run there, if there can be one. */
async function startPostgres() {
  if (process.env['DATABASE_URL']) return
  const making = () => memoryPostgres(lentMemory())
  const cluster = await traces.make(making, (made) => made?.remove())
  if (cluster) process.env['DATABASE_URL'] = cluster.url
}

async function run([command, ...options]: string[]): Promise<boolean> {
  const begin = async () => {
    const child = spawn(command!, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    return { child, over: once(child, 'exit') }
  }
  const { over } = await traces.make(begin, ({ child, over }) => child.kill() && over)
  const [code] = await over
  return code === 0
}

/** Runs the tests. As with the journeys, what failed is run once more, alone, and named as flaky if it passes then. */
async function vitest(...options: string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-test-'))
  const report = join(folder, 'report.json')
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    if (await run(node(tool('vitest/vitest.mjs'), 'run', ...options, ...told))) return true
    const files = failedFiles(report)
    if (files.length === 0 || files.length > mostFlaky) return false
    console.log(`── once more, alone: ${files.join(', ')}`)
    if (!(await run(node(tool('vitest/vitest.mjs'), 'run', '--no-file-parallelism', ...files)))) return false
    console.log(`── FLAKY: ${files.join(', ')}`)
    return true
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The files whose tests failed; none where the run broke off before it could tell, or on what is no test's. */
function failedFiles(report: string): string[] {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[]
  }
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name))
}

async function browser(): Promise<boolean> {
  const missing = missingPackages()
  if (missing.length === 0) return true
  const packages = missing.join(' ')
  if (process.getuid?.() !== 0) {
    console.log(`Install the Debian packages ${packages}: without them the journeys are walked as far as they go`)
    return browserPath() !== null
  }
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
  const isInstalled = await run([
    'sh',
    '-c',
    `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install} >/dev/null`,
  ])
  return isInstalled || browserPath() !== null
}

function build(): boolean {
  buildIfStale()
  return true
}
