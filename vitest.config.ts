import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'checks/**/*.test.ts', 'database/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'database/test-run.ts',
    maxWorkers: 2,
    // Module scope holds no state: files share what they import, and the run is a third shorter.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
})
