import { defineConfig, type Project } from '@playwright/test'
import type { Options } from './tests/journeys/support/test.ts'
import { hasPostgres } from './tests/support/scratch-postgres.ts'

const databases = (await hasPostgres()) ? (['pglite', 'postgres'] as const) : (['pglite'] as const)
if (databases.length === 1 && !process.env['TEST_WORKER_INDEX'])
  console.log('Journeys on PostgreSQL are skipped: no server at DATABASE_URL or 127.0.0.1:5432')

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** Every journey at both widths; where both databases are there, the one width on the one and the other on the other. */
const projects: Project<Options>[] = Object.entries(screens).map(([name, viewport], at) => {
  const database = databases[at % databases.length]!
  return { name: `${database}-${name}`, use: { database, viewport, hasTouch: name === 'phone' } }
})

/**
 * Journeys in a real browser: the product started as a user starts it, at 360 and 1280 px. A journey that fails is walked
 * once more, and the report names it as flaky: two browsers and two servers share what cores there are.
 */
export default defineConfig<Options>({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/support/start-servers.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects,
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...[
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-dev-shm-usage',
        ],
      ],
    },
  },
})
