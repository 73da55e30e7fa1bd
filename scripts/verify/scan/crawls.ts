import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, finding } from '../scorecard.ts'
import type { Target } from './target.ts'
import { said } from './tool.ts'

const modules = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'exec', 'file', 'htaccess', 'http_headers', 'methods'],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss', 'xxe'],
]

/**
 * Known reports of wapiti: plain HTTP, and two cookies that scripts read or that contain only the language.
 * docs/quality.md explains why none is a vulnerability.
 */
const known = [
  'Strict-Transport-Security is not set',
  'X-XSS-Protection is not set',
  /flag is not set in the cookie : (?:lang|toast)$/,
]

/** URLs that only a list of the back office links to. */
const insideOnly = '/lesson/dashboard?'

const mostMs = 900_000

interface CrawlsMessage {
  method: string
  path: string
  info: string
  parameter: string
}

interface Report {
  vulnerabilities: Record<string, CrawlsMessage[]>
  anomalies: Record<string, CrawlsMessage[]>
}

/** Runs wapiti, which follows links and forms, as a visitor and as an owner of the back office. */
export const crawls = async (target: Target): Promise<Finding[]> => [
  await crawl(target, { name: 'a visitor', start: '/' }),
  await crawl(target, { name: 'an owner', start: '/lesson/dashboard', cookie: target.staff }),
]

async function crawl(target: Target, { name, start, cookie }: { name: string; start: string; cookie?: string }) {
  const { url, folder } = target
  const report = join(folder, 'wapiti.json')
  // A scan with a session must not log itself out.
  const who = cookie ? ['-H', `Cookie: ${cookie}`, '-r', 'sign-out'] : []
  const told = await said('wapiti', [...argumentsOf(target, { start, report }), ...who], { mostMs })
  const found = Number(/found (\d+) URLs/.exec(told)?.[1] ?? 0)
  const faults = found > 0 ? faultsIn(JSON.parse(readFileSync(report, 'utf8')) as Report) : ['no report']
  if (cookie && !told.includes(`${url}${insideOnly}`)) faults.push(`${insideOnly} was not reached`)
  if (cookie && !(await target.isStaffIn())) faults.push('logged out meanwhile')
  return finding(`wapiti: ${name}, from ${start}`, {
    goal: '0 findings, more than 20 addresses',
    found: `${faults.length} findings at ${found} addresses and forms ${faults.slice(0, 3).join('; ')}`.replaceAll(
      url,
      '',
    ),
    isMet: faults.length === 0 && found > 20,
  })
}

const argumentsOf = ({ url, folder }: Target, { start, report }: { start: string; report: string }) => [
  ...['-u', `${url}/`, '-s', `${url}${start}`, '--scope', 'folder', '-m', modules.join()],
  // Of the encodings that it requests, it can decode only this one.
  ...['-H', 'Accept-Encoding: gzip'],
  ...['-d', '4', '--max-links-per-page', '20', '--max-files-per-dir', '12', '--max-parameters', '40'],
  ...['--max-scan-time', '120', '--max-attack-time', '60', '--flush-session', '--no-bugreport', '-v', '2'],
  ...['-f', 'json', '-o', report, '--store-session', folder, '--store-config', folder],
]

const faultsIn = ({ vulnerabilities, anomalies }: Report) =>
  [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all
      .filter(({ info }) => !known.some((one) => info.search(one) >= 0))
      .map(({ method, path, info, parameter }) => `${kind}: ${method} ${path} ${parameter} ${info}`.slice(0, 200)),
  )
