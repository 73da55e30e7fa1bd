import { setTimeout as sleep } from 'node:timers/promises'
import { percentiles } from '../../bench/load.ts'
import { type Finding, finding } from '../scorecard.ts'

/** Returns whether a visitor receives each page, and quickly, until `until` resolves. */
export const served = async (
  claim: string,
  { url, until }: { url: string; until: Promise<unknown> },
): Promise<Finding> => {
  const { times, failed } = await visit(url, { until })
  const found = await until
  const { p99 } = percentiles(times)
  return finding(claim, {
    goal: '0 failed, p99 < 1 s',
    found: `${failed} of ${times.length} pages failed, p99 ${Math.round(p99)} ms${typeof found === 'string' && found.length < 200 ? `; ${found}` : ''}`,
    isMet: failed === 0 && times.length > 20 && p99 < 1000,
  })
}

/**
 * Requests a page repeatedly, each time over a new connection, until `until` resolves. Returns the milliseconds of
 * each.
 */
export const visit = async (url: string, { until }: { until: Promise<unknown> }) => {
  let isOver = false
  const over = until.finally(() => (isOver = true))
  const times: number[] = []
  let failed = 0
  while (!isOver) {
    const begun = performance.now()
    if (!(await isServed(url))) failed++
    times.push(performance.now() - begun)
    await sleep(100)
  }
  await over
  return { times, failed }
}

async function isServed(url: string): Promise<boolean> {
  try {
    const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(3000) }
    const page = await fetch(`${url}/user/login`, options)
    return page.status === 200 && (await page.text()).length > 0
  } catch {
    return false
  }
}
