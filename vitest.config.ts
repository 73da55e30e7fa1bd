import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { isDatabaseTest } from './checks/places.ts'

// The tests are of what people use: the libraries as they are built for that, which are a third faster too.
process.env['NODE_ENV'] = 'production'

const include = ['src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts', 'database/**/*.test.ts', 'tests/**/*.test.ts']
const onDatabase = globSync(include, { cwd: import.meta.dirname }).filter((path) =>
  isDatabaseTest(path, readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
)

/** What measures times: `npm run verify` runs it, alone. */
const timed = 'tests/processes/timed/*.test.ts'
const runOnDatabase = { globalSetup: 'database/test-run.ts', setupFiles: 'database/test-file.ts' }

export default defineConfig({
  test: {
    reporters: ['default', './scripts/testing/report.ts'],
    maxWorkers: 2,
    // What only developers see is tested too.
    env: { DEV: 'true' },
    // Module scope holds no state: files share what they import, and the run is a third shorter.
    isolate: false,
    // They end what hangs. A busy machine is four times slower than a quiet one.
    testTimeout: 180_000,
    hookTimeout: 360_000,
    projects: [
      { extends: true, test: { name: 'unit', include, exclude: onDatabase } },
      { extends: true, test: { name: 'database', include: onDatabase, exclude: [timed], ...runOnDatabase } },
      { extends: true, test: { name: 'timed', include: [timed], ...runOnDatabase } },
    ],
  },
})
