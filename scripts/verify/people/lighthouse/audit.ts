import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')

/** The categories of Lighthouse, each scored out of a hundred. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface Audit {
  scores: Partial<Record<Category, number>>
  /** Ids of the checks that did not pass completely, the costliest first. */
  missed: string[]
}

/** Installs Lighthouse from its lockfile if it is missing. Returns why that failed, or null. */
export const installLighthouse = (): string | null => {
  if (existsSync(cli)) return null
  try {
    const options = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']
    execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    return null
  } catch {
    return 'Lighthouse could not be installed'
  }
}

interface AuditParams {
  /** The cookie of a signed-in person. */
  cookie: string
  browser: { path: string; flags: readonly string[] }
  /** As a slow phone or as a computer. */
  on: 'phone' | 'desktop'
  of: readonly Category[]
}

/** Runs Lighthouse on a page in a new browser. */
export const audit = async (url: string, { cookie, browser, on, of }: AuditParams): Promise<Audit> => {
  const answer = await runNode(
    [
      ...[cli, url, '--quiet', '--output=json', `--only-categories=${of.join()}`],
      ...[
        `--chrome-flags=${['--headless', ...browser.flags].join(' ')}`,
        `--extra-headers=${JSON.stringify({ cookie })}`,
      ],
      ...(on === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { CHROME_PATH: browser.path },
  )
  return readReport(JSON.parse(answer) as Report)
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

function readReport({ categories: judged, audits }: Report): Audit {
  const costOf = ({ id, weight }: { id: string; weight: number }) => weight * (1 - (audits[id]?.score ?? 1))
  const costs = Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs)
    .map((ref) => ({ id: ref.id, cost: costOf(ref) }))
  return {
    scores: Object.fromEntries(
      Object.entries(judged).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    missed: costs
      .filter(({ cost }) => cost > 0)
      .toSorted((one, other) => other.cost - one.cost)
      .map(({ id }) => id),
  }
}

const runNode = (args: readonly string[], env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 << 20, timeout: 180_000 }
    execFile(process.execPath, args, options, (error, out) => (error ? reject(error) : resolve(out)))
  })
