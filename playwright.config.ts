import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import type { Options } from './tests/journeys/support/test.ts'
import { browserPath, browsers } from './scripts/building/browser.ts'
import { ofSweep } from './scripts/testing/sweep.ts'
import { hasPostgres } from './tests/support/scratch-postgres.ts'

const databases = (await hasPostgres()) ? (['pglite', 'postgres'] as const) : (['pglite'] as const)
if (databases.length === 1 && !process.env['TEST_WORKER_INDEX'])
  console.log('Journeys on PostgreSQL are skipped: no server at DATABASE_URL or 127.0.0.1:5432')

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** Staff, and anyone who uses the keyboard, sit at a desk; visitors and learners hold a phone. */
const journeysAtDesk =
  /journeys\/(media|office|website|developer|second-factor|staff|public\/keys|learning\/(course-editor|record|rules))/
/** The frames that are made differently for each width, and what looks at a screen of each kind. */
const journeysOfWidths = /(office\/clean|public\/frame)\.spec/
const isBothAsked = process.env['WICHA_WIDTHS'] === 'both'

/** Where nobody asks for both widths, a journey is walked at that of its people. */
const isElsewhere = (path: string, name: keyof typeof screens) =>
  !isBothAsked && !journeysOfWidths.test(path) && journeysAtDesk.test(path) === (name === 'phone')

const journeys = globSync('**/*.spec.ts', { cwd: join(import.meta.dirname, 'tests/journeys') }).map(
  (path) => `journeys/${path}`,
)

/** Where both databases are there, the one width is on the one and the other on the other; with `WICHA_DRIVERS=both` each on both. */
const databasesAt = (at: number) =>
  process.env['WICHA_DRIVERS'] === 'both' ? databases : [databases[at % databases.length]!]

const projects: Project<Options>[] = Object.entries(screens).flatMap(([name, viewport], at) => {
  const testIgnore = journeys
    .filter((path) => isElsewhere(path, name as keyof typeof screens))
    .map((path) => `**/${path}`)
  const hasTouch = name === 'phone'
  return databasesAt(at).map((database) => ({
    name: `${database}-${name}`,
    testIgnore,
    use: { database, viewport, hasTouch },
  }))
})

/**
 * Journeys in a real browser: the product started as a user starts it, at 360 and 1280 px (`WICHA_WIDTHS=both`: each at both, as
 * `npm run verify -- people` walks them). A journey that fails is walked
 * once more, and the report names it as flaky: two browsers and two servers share what cores there are.
 */
export default defineConfig<Options>({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  // What takes long and is a detail: `npm run verify -- people` walks it.
  ...ofSweep({ part: { grepInvert: /@long/ }, whole: {} }),
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
      executablePath: browserPath() ?? browsers[0],
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
