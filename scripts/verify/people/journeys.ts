import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { root } from '../../building/built.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { whyNoBrowser } from './stage.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Runs every journey of the tests at both widths on both databases. A normal test run uses one of each. */
export const verifyJourneys = async (traces: CleanupStack): Promise<Finding[]> => {
  const claim = 'journeys at 360 and 1280 px, on each database'
  const why = whyNoBrowser()
  if (why) return [skipped(claim, why)]
  const file = join(await newFolder(traces), 'report.json')
  await walk(file)
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const { expected, unexpected, flaky, skipped: left } = stats
  return [
    finding(claim, {
      goal: '0 failed',
      found: `${expected} passed, ${unexpected} failed, ${flaky} passed the second time, ${left} not for that width`,
      isMet: unexpected === 0 && expected > 0,
    }),
  ]
}

/** Runs all of them with Playwright and writes their results to a file. */
const walk = (file: string) =>
  new Promise<void>((resolve) => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const env = {
      ...process.env,
      WICHA_WIDTHS: 'both',
      WICHA_DRIVERS: 'both',
      WICHA_SWEEPS: 'whole',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }
    execFile(process.execPath, [cli, 'test', '--reporter=json'], { cwd: root, env }, () => resolve())
  })
