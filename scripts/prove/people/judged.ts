import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import playwright from '../../../playwright.config.ts'
import { newFolder, startBestDemo } from '../../bench/servers.ts'
import type { Traces } from '../../bench/traces.ts'
import { roundsOf } from '../faults/measures.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { type Audit, audit, categories, type Category, installLighthouse } from './lighthouse/audit.ts'
import { publicPaths } from './paths.ts'
import { pageOf, type Person, whyNoBrowser } from './stage.ts'

/** The least of a hundred that is asked of a screen, by who looks at it. */
const goals: Record<'public' | 'office', Partial<Record<Category, number>>> = {
  public: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 },
  // Nobody searches for a screen of the office.
  office: { performance: 90, accessibility: 100, 'best-practices': 95 },
}

/** Where staff spend their day: the desk, a list, a form, the pages. */
const officePaths = ['/member/home', '/lesson/dashboard', '/enroll/dashboard', '/lesson/new', '/cms/dashboard']

/** What Lighthouse says of public screens on a slow phone and of the office on a computer. */
export const proveJudged = async (traces: Traces): Promise<Finding[]> => {
  const why = whyNoBrowser() ?? installLighthouse()
  if (why) return [skipped('Lighthouse', why)]
  const { url } = await startBestDemo(traces)
  const visitor = await openPort(url, { traces, person: { name: 'visitor', role: 'guest' } })
  const staff = await openPort(url, { traces, person: { name: 'superadmin', role: 'superadmin' } })
  const findings: Finding[] = []
  for (const path of await publicPaths(url))
    findings.push(await judge(`${url}${path}`, { face: 'public', port: visitor }))
  for (const path of officePaths) findings.push(await judge(`${url}${path}`, { face: 'office', port: staff }))
  return findings
}

/** A browser of its own in which somebody is signed in; the port on which it listens. */
async function openPort(url: string, { traces, person }: { traces: Traces; person: Person }): Promise<number> {
  const folder = await newFolder(traces)
  const launching = playwright.use?.launchOptions ?? {}
  const context = await traces.make(
    () =>
      chromium.launchPersistentContext(folder, {
        ...launching,
        args: [...(launching.args ?? []), '--remote-debugging-port=0'],
        baseURL: url,
      }),
    (opened) => opened.close(),
  )
  await context.addCookies([{ name: 'consent', value: '1.111111', url }])
  await (await pageOf(context, person)).close()
  return Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
}

/** The median of each score, of three visits. */
async function judge(url: string, { face, port }: { face: keyof typeof goals; port: number }): Promise<Finding> {
  const wanted = goals[face]
  const of = categories.filter((category) => wanted[category] !== undefined)
  const audits: Audit[] = []
  for (let n = 0; n < roundsOf(3); n++)
    audits.push(await audit(url, { port, of, on: face === 'public' ? 'phone' : 'desktop' }))
  const scores = of.map((category) => ({ category, score: medianOf(audits.map((one) => one.scores[category] ?? 0)) }))
  const path = new URL(url).pathname.replace(/[0-9a-f]{24}/, ':id')
  const found = scores.map(({ category, score }) => `${category} ${score}`).join(', ')
  console.log(`  ${path}: ${found}; not wholly: ${audits[0]!.missed.slice(0, 6).join(', ') || 'nothing'}`)
  return finding(`Lighthouse, ${face === 'public' ? 'slow phone' : 'computer'}: ${path}`, {
    goal: of.map((category) => `${category} ≥ ${wanted[category]}`).join(', '),
    found,
    isMet: scores.every(({ category, score }) => score >= wanted[category]!),
  })
}

const medianOf = (scores: readonly number[]) =>
  scores.toSorted((one, other) => one - other)[Math.floor((scores.length - 1) / 2)] ?? 0
