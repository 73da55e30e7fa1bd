import { join } from 'node:path'
import { newFolder } from './bench/servers.ts'
import { CleanupStack } from './bench/cleanup-stack.ts'
import { browserPath, missingPackages } from './building/browser.ts'
import { buildIfStale } from './building/build.ts'
import { countOf, failures, type FileOutcome, type Outcome, readOutcome, slowest } from './testing/outcome.ts'
import { runCommand, runScript, runTests, walkJourneys } from './testing/run.ts'
import { startPostgres } from './testing/server.ts'

if (process.argv.includes('--help')) {
  console.log(`npm test: what a change must pass before it lands: every check with the unit tests, the tests of databases and processes, journeys in Chromium.
A database test runs on PGlite or on PostgreSQL, as its path says; where SQL is its subject, on both. Of long sweeps a fixed part is walked.
\`npm run verify -- tests people\` runs every test on both databases, whole sweeps and journeys at both widths.
PostgreSQL is the server of DATABASE_URL; without it one of its own in /dev/shm, where Debian's postgresql is installed and 4 GiB are free; else
what answers at 127.0.0.1:5432; where nothing does, all of it runs on PGlite. A test or journey that fails is run once more and, if it passes then, named as flaky.
Installs Debian's chromium-headless-shell and fonts-thai-tlwg through apt-get when the user is root and one of them is missing; Debian's
chromium does where that cannot be. Ends with the ten slowest files, the files that failed, and how many tests passed and failed.`)
  process.exit(0)
}

const traces = new CleanupStack()
const files: FileOutcome[] = []

/** Each step returns whether it passed. The first two are required for the tests. */
const steps: [string, () => Promise<boolean> | boolean][] = [
  ['browser', browser],
  ['build', build],
  ['checks', checks],
  ['tests', async () => noted(await runTests({ traces, options: ['--project=database'] }))],
  ['journeys', async () => noted(await walkJourneys({ traces }))],
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void traces.remove().then(() => process.exit(130)))
const started = performance.now()
const failed: string[] = []
try {
  await startPostgres(traces)
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
console.log([...slowest(files), ...failures(files)].join('\n'))
console.log(`── all of it in ${((performance.now() - started) / 1000).toFixed(0)} s`)
if (failed.length > 0) console.log(`── FAILED: ${failed.join(', ')}`)
const count = countOf(files)
// A failed step without a failed test counts as one failure, so that nobody reads "0 failed".
console.log(`${count.passed} passed, ${Math.max(count.failed, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

async function checks(): Promise<boolean> {
  const report = join(await newFolder(traces), 'units.json')
  const isFine = await runScript('checks/run.ts', { traces, env: { WICHA_REPORT: report } })
  return noted({ ...readOutcome(report), isBroken: !isFine })
}

/** Stores the results of the files and returns whether all passed. */
function noted(outcome: Outcome): boolean {
  files.push(...outcome.files)
  return !outcome.isBroken && countOf(outcome.files).failed === 0
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
  const told = `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install} >/dev/null`
  return (await runCommand('sh', { traces, options: ['-c', told] })) || browserPath() !== null
}

function build(): boolean {
  buildIfStale()
  return true
}
