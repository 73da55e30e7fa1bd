import type { BrowserContext, Page } from '@playwright/test'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { roundsOf, seconds } from '../faults/measures.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { publicPaths } from './paths.ts'
import { newBrowser, openStage, sizes, type Stage, whyNoBrowser } from './stage.ts'

/** Lighthouse's slow 4G (bytes per second and milliseconds), with a processor a quarter as fast. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4

const longestMs = 2500
const mostShift = 0.1
const longestBlockedMs = 200

/** The content that must be readable, by the path of the screen. */
const wanted: Readonly<Record<string, string>> = {
  '/lesson/home': 'main article h3, main article h2',
  '/user/login': '[name=username]',
}

interface Visit {
  /** When that content was readable, and when the largest element was painted, in milliseconds. */
  readableMs: number
  largestMs: number
  /** The layout shift, and the total blocking time in milliseconds from the first paint until the page had loaded. */
  shift: number
  blockedMs: number
  bytes: number
  scriptBytes: number
}

/** Measures the waiting time of a visitor with a slow phone and an empty cache: the median of five visits. */
export const verifyPhone = async (traces: CleanupStack): Promise<Finding[]> => {
  const why = whyNoBrowser()
  if (why) return [skipped('a slow phone', why)]
  const stage = await openStage(traces)
  const findings: Finding[] = []
  const blocked: number[] = []
  for (const path of await publicPaths(stage.url)) {
    const visits: Visit[] = []
    await visit(stage, path)
    for (let n = 0; n < roundsOf(5); n++) visits.push(await visit(stage, path))
    const usual = medianOf(visits)
    findings.push(lineOf(path, usual))
    blocked.push(usual.blockedMs)
    console.log(`  ${findings.at(-1)!.found}, blocked ${Math.round(usual.blockedMs)} ms`)
  }
  return [...findings, lineOfBlocked(blocked)]
}

function lineOf(path: string, of: Visit): Finding {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
  const times = `readable ${seconds(of.readableMs)}, LCP ${seconds(of.largestMs)}, CLS ${of.shift.toFixed(3)}`
  return finding(`slow phone, empty cache: ${path.replace(/[0-9a-f]{24}/, ':id')}`, {
    goal: 'readable, LCP ≤ 2.5 s, CLS ≤ 0.1',
    found: `${times}; ${kilobytes(of.bytes)}, scripts ${kilobytes(of.scriptBytes)}`,
    isMet: Math.max(of.readableMs, of.largestMs) <= longestMs && of.shift <= mostShift,
  })
}

const lineOfBlocked = (blocked: readonly number[]) =>
  finding(`slow phone: nobody is heard between first paint and life of these ${blocked.length}; the longest`, {
    goal: '≤ 0.2 s',
    found: seconds(Math.max(...blocked)),
    isMet: Math.max(...blocked) <= longestBlockedMs,
  })

/** Returns the median of each figure. */
const medianOf = (visits: readonly Visit[]): Visit => {
  const of = (figure: keyof Visit) => median(visits.map((one) => one[figure]))
  const times = { readableMs: of('readableMs'), largestMs: of('largestMs'), blockedMs: of('blockedMs') }
  return { ...times, shift: of('shift'), bytes: of('bytes'), scriptBytes: of('scriptBytes') }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

async function visit(stage: Stage, path: string): Promise<Visit> {
  const context = await newBrowser(stage, {
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const traffic = await slowDown(context, page)
  await watch(page, wanted[path] ?? 'h1')
  await page.goto(path, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return { ...seen, ...traffic, blockedMs: blockedIn(seen) }
}

/** The notes in the page, and its tasks of more than 50 ms. */
interface Seen extends Pick<Visit, 'readableMs' | 'largestMs' | 'shift'> {
  paintedMs: number
  tasks: { startTime: number; duration: number }[]
}

/** Sums the time of long tasks above 50 ms, as browsers count it. Before the first paint nothing can be clicked. */
const blockedIn = ({ paintedMs, tasks }: Seen) =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paintedMs) - 50)
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms, 0)

/** Slows the connection and the processor. Returns the bytes received from now on. */
async function slowDown(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const traffic = { bytes: 0, scriptBytes: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') traffic.scriptBytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return traffic
}

/** Records in the page what its visitor waits for. Text is readable once its font, or a fallback, may be shown. */
async function watch(page: Page, selector: string) {
  await page.addInitScript((selector) => {
    const seen: Seen = { readableMs: Infinity, largestMs: Infinity, shift: 0, paintedMs: Infinity, tasks: [] }
    Object.assign(window, { seen })
    const on = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    on('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime))
    on('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value ?? 0
    })
    on('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.paintedMs = startTime
    })
    on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
    const hidesText = () =>
      [...document.fonts].some(({ status, display }) => status === 'loading' && /auto|block/.test(display))
    let from = 0
    const look = () => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]
      const isThere = document.querySelector(selector)?.checkVisibility() && !hidesText()
      if (painted && isThere) seen.readableMs = Math.max(painted.startTime, from)
      else requestAnimationFrame(look)
      if (!isThere) from = performance.now()
    }
    requestAnimationFrame(look)
  }, selector)
}
