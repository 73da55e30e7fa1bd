import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { root } from './built.ts'

if (process.argv.includes('--help')) {
  console.log(`npm test: every check, then every test: format, lint, types, walls, schema, units and database tests on PGlite and, where a
server answers at DATABASE_URL or 127.0.0.1:5432, on PostgreSQL, processes that are killed, journeys in Chromium.
Installs Debian's chromium and fonts-thai-tlwg through apt-get when they are missing and the user is root.`)
  process.exit(0)
}

const tool = (name: string) => join(root, 'node_modules', name)
const node = (script: string, ...options: string[]) => [process.execPath, script, ...options]

const steps: [string, () => string[] | null][] = [
  ['browser', browser],
  ['build', build],
  ['checks', () => node(join(root, 'checks/run.ts'))],
  ['tests', () => node(tool('vitest/vitest.mjs'), 'run', '--exclude', 'tests/processes/**')],
  ['processes', () => node(tool('vitest/vitest.mjs'), 'run', 'tests/processes', '--no-file-parallelism')],
  ['journeys', () => node(tool('@playwright/test/cli.js'), 'test')],
]

const started = performance.now()
for (const [name, step] of steps) {
  const begun = performance.now()
  const command = step()
  const status = command ? run(command) : 0
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  if (status !== 0) process.exit(1)
}
console.log(`── all of it in ${((performance.now() - started) / 1000).toFixed(0)} s`)

function run([command, ...options]: string[]) {
  return spawnSync(command!, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
}

function browser() {
  if (existsSync('/usr/bin/chromium')) return null
  if (process.getuid?.() !== 0)
    throw new Error('chromium is missing: install the Debian packages chromium and fonts-thai-tlwg')
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-thai-tlwg'
  return ['sh', '-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install} >/dev/null`]
}

function build() {
  buildIfStale()
  return null
}
