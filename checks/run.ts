import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProject } from './project.ts'
import { diskTree } from './tree.ts'
import { inWords, judge, loadRules, type Verdict } from './walls.ts'

const help = `Usage: npm run check
Checks the format, the lint, the types, the walls and the schema, in this order; the budget is 60 seconds, and what takes longer
is told so. Builds first where the sources have changed. Every step prints one line; what is wrong stands below it. Ends with 1 if anything is wrong.`

const root = fileURLToPath(new URL('..', import.meta.url))
const tools = join(root, 'node_modules/.bin')
const budgetSeconds = 60

interface Outcome {
  isFine: boolean
  says: string
}

if (process.argv.includes('--help')) console.log(help)
else process.exitCode = (await allSteps()) ? 0 : 1

async function allSteps(): Promise<boolean> {
  const started = performance.now()
  const outcomes = [
    await timed('format', () => tool('oxfmt', '--check')),
    await timed('lint', () => tool('oxlint', '--type-aware', '--deny-warnings')),
    await timed('types', types),
    await timed('walls', walls),
    await timed('schema', schema),
  ]
  const seconds = (performance.now() - started) / 1000
  const isFine = outcomes.every((isStepFine) => isStepFine)
  // Said and not failed: a busy machine makes nothing wrong.
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

function types(): Outcome {
  const generated = tool('react-router', 'typegen')
  return generated.isFine ? tool('tsc', '--noEmit') : generated
}

/** The tools run on this Node, whichever one the machine calls `node`. */
function tool(name: string, ...options: string[]): Outcome {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [realpathSync(join(tools, name)), ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` },
  })
  const output = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim()
  return status === 0 ? { isFine: true, says: '' } : { isFine: false, says: `${name}\n${output}` }
}

/** What the migrations make is what the collections declare. */
async function schema(): Promise<Outcome> {
  const [{ manifests }, { migrations }, { schemaDrift }] = await Promise.all([
    import('../src/app/modules.ts'),
    import('../database/migrations/list.ts'),
    import('../src/platform/database/drift.ts'),
  ])
  const collections = manifests.flatMap((module) => module.collections)
  const { added, removed } = await schemaDrift({ collections, migrations })
  const lines = [...added.map((line) => `  + ${line}`), ...removed.map((line) => `  - ${line}`)]
  const isFine = lines.length === 0
  return { isFine, says: isFine ? `${collections.length} collections` : ['npm run migration', ...lines].join('\n') }
}

async function walls(): Promise<Outcome> {
  const open = readProject(diskTree(root))
  const verdicts = (await loadRules()).map((rule) => judge(rule, open()))
  const isFine = verdicts.every(({ violations }) => violations.length === 0)
  return { isFine, says: [`${verdicts.length} laws`, ...verdicts.flatMap(linesOf)].join('\n') }
}

function linesOf({ rule, violations, filesRead, figures }: Verdict): string[] {
  const mark = violations.length === 0 ? 'ok  ' : 'FAIL'
  const line = `  ${mark} ${rule.name.padEnd(14)} ${String(filesRead).padStart(4)} files  ${figures ?? ''}`.trimEnd()
  return violations.length === 0
    ? [line]
    : [line, `       ${rule.law}`, ...violations.map((each) => `       ${inWords(each)}`)]
}
