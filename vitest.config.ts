import { defineConfig } from 'vitest/config'

// The tests are of what people use: the libraries as they are built for that, which are a third faster too.
process.env['NODE_ENV'] = 'production'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts', 'database/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'database/test-run.ts',
    maxWorkers: 2,
    // What only developers see is tested too.
    env: { DEV: 'true' },
    // Module scope holds no state: files share what they import, and the run is a third shorter.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
})
