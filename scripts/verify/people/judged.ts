import playwright from '../../../playwright.config.ts'
import { ask } from '../../bench/load.ts'
import { signIn, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { roundsOf } from '../faults/measures.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { type Audit, audit, categories, type Category, installLighthouse } from './lighthouse/audit.ts'
import { publicPaths } from './paths.ts'
import { whyNoBrowser } from './stage.ts'

/** Minimum scores out of a hundred, for public and back-office screens. */
const goals: Record<'public' | 'office', Partial<Record<Category, number>>> = {
  public: { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 },
  // Search engines never see a back-office screen.
  office: { performance: 90, accessibility: 100, 'best-practices': 95 },
}

const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}
const browser = { path: executablePath, flags: args }

/** The main screens of staff: their own, lists, a form, the pages. */
const officePaths = ['/member/why', '/lesson/dashboard', '/enroll/dashboard', '/student/dashboard', '/lesson/add']

/** Runs Lighthouse on public screens as a slow phone and on the back office as a computer. */
export const verifyJudged = async (traces: CleanupStack): Promise<Finding[]> => {
  const why = whyNoBrowser() ?? installLighthouse()
  if (why) return [skipped('Lighthouse', why)]
  const { url, port } = await startBestDemo(traces)
  const asked = 'consent=1.111111'
  const { cookie } = await ask(port, signIn('superadmin', 'backend'))
  const findings: Finding[] = []
  for (const path of await publicPaths(url))
    findings.push(await judge(`${url}${path}`, { face: 'public', cookie: asked }))
  for (const path of officePaths)
    findings.push(await judge(`${url}${path}`, { face: 'office', cookie: `${asked}; ${cookie}` }))
  return findings
}

/** Returns the median of each score over three visits. */
async function judge(url: string, { face, cookie }: { face: keyof typeof goals; cookie: string }): Promise<Finding> {
  const wanted = goals[face]
  const of = categories.filter((category) => wanted[category] !== undefined)
  const audits: Audit[] = []
  for (let n = 0; n < roundsOf(3); n++)
    audits.push(await audit(url, { cookie, browser, of, on: face === 'public' ? 'phone' : 'desktop' }))
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
