import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countOf, readOutcome } from '../scripts/testing/outcome.ts'
import { readProject } from './project.ts'
import { diskTree } from './tree.ts'
import { inWords, judge, loadRules, type Verdict } from './architecture.ts'

const help = `Usage: npm run check
Checks the unit tests, the types, the lint, the format, the architecture and the schema, two at a time; the budget is 60 seconds, and what takes
longer is told so. Builds first where the sources have changed. Every step prints one line; what is wrong stands below it. Ends with 1 if anything
is wrong. Unit tests are those that need no database: \`npm test\` runs the others too.`

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, 'node_modules/.bin')
const cache = join(root, 'node_modules/.cache/wicha')
const budgetSeconds = 60

interface Outcome {
  isFine: boolean
  says: string
}

/**
 * The longest first, so that two lanes end at about the same time. The last two run in this process, when no other one
 * has to start.
 */
const steps: readonly [string, () => Outcome | Promise<Outcome>][] = [
  ['units', units],
  ['types', types],
  ['lint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  ['format', () => tool('oxfmt', '--check')],
  ['architecture', architecture],
  ['schema', schema],
]

if (process.argv.includes('--help')) console.log(help)
else process.exitCode = (await allSteps()) ? 0 : 1

async function allSteps(): Promise<boolean> {
  const started = performance.now()
  mkdirSync(cache, { recursive: true })
  const waiting = [...steps]
  const outcomes: boolean[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await timed(...next))
  }
  await Promise.all([lane(), lane()])
  const seconds = (performance.now() - started) / 1000
  const isFine = outcomes.every((isStepFine) => isStepFine)
  // Reported but not failed, because a busy machine is not an error.
  print({ isFine, name: 'all', seconds, says: seconds <= budgetSeconds ? '' : `the budget is ${budgetSeconds} s` })
  return isFine
}

async function timed(name: string, step: () => Outcome | Promise<Outcome>): Promise<boolean> {
  const started = performance.now()
  const outcome = await step()
  print({ ...outcome, name, seconds: (performance.now() - started) / 1000 })
  return outcome.isFine
}

function print({ isFine, name, seconds, says }: Outcome & { name: string; seconds: number }): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name.padEnd(7)} ${seconds.toFixed(1).padStart(5)} s  ${says}`.trimEnd())
}

/** Checks only what changed since the last run. That state is stored beside the packages and removed with them. */
async function types(): Promise<Outcome> {
  const generated = await routeTypes()
  const known = join(cache, 'types.tsbuildinfo')
  return generated.isFine ? tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', known) : generated
}

/** Generates the types of routes if the routes or the packages changed since the last run. */
async function routeTypes(): Promise<Outcome> {
  const { default: routes } = await import('../src/routes.ts')
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(JSON.stringify(routes)).update(lock).digest('hex')
  const file = join(cache, 'route-types.stamp')
  const isThere = existsSync(join(root, '.react-router/types'))
  if (isThere && existsSync(file) && readFileSync(file, 'utf8') === stamp) return { isFine: true, says: '' }
  const outcome = await tool('react-router', 'typegen')
  if (outcome.isFine) writeFileSync(file, stamp)
  return outcome
}

/**
 * Runs the tests without a database. Writes the results to the file in WICHA_REPORT, for callers that run more tests.
 */
async function units(): Promise<Outcome> {
  const report = (process.env['WICHA_REPORT'] ??= join(cache, 'units.json'))
  const outcome = await tool(
    'vitest',
    'run',
    '--project=unit',
    '--reporter=dot',
    '--reporter=./scripts/testing/report.ts',
  )
  if (!outcome.isFine) return outcome
  const { files } = readOutcome(report)
  return { isFine: true, says: `${countOf(files).passed} tests in ${files.length} files` }
}

/** Runs a tool on this Node, whichever one the machine calls `node`. */
async function tool(name: string, ...options: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [realpathSync(join(tools, name)), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve).once('error', () => resolve(null)))
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('').trim()
  return (await ended) === 0 ? { isFine: true, says: '' } : { isFine: false, says: `${name}\n${output}` }
}

/** Checks that the migrations create the schema that the collections declare. */
async function schema(): Promise<Outcome> {
  const [{ manifests }, { migrations }, { schemaDrift }] = await Promise.all([
    import('../src/app/modules.ts'),
    import('../database/migrations/list.ts'),
    import('#platform/data/database/drift.ts'),
  ])
  const collections = manifests.flatMap((module) => module.collections)
  const tables = manifests.flatMap((module) => module.tables)
  const { added, removed } = await schemaDrift({ collections, tables, migrations })
  const lines = [...added.map((line) => `  + ${line}`), ...removed.map((line) => `  - ${line}`)]
  const isFine = lines.length === 0
  return { isFine, says: isFine ? `${collections.length} collections` : ['npm run migration', ...lines].join('\n') }
}

async function architecture(): Promise<Outcome> {
  const open = readProject(diskTree(root))
  const verdicts = (await loadRules()).map((rule) => judge(rule, open()))
  const isFine = verdicts.every(({ violations }) => violations.length === 0)
  return { isFine, says: [`${verdicts.length} rules`, ...verdicts.flatMap(linesOf)].join('\n') }
}

function linesOf({ rule, violations, filesRead, figures }: Verdict): string[] {
  const mark = violations.length === 0 ? 'ok  ' : 'FAIL'
  const line = `  ${mark} ${rule.name.padEnd(18)} ${String(filesRead).padStart(4)} files  ${figures ?? ''}`.trimEnd()
  return violations.length === 0
    ? [line]
    : [line, `       ${rule.description}`, ...violations.map((each) => `       ${inWords(each)}`)]
}
