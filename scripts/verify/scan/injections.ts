import { type Finding, finding } from '../scorecard.ts'
import type { Target } from './target.ts'
import { said } from './tool.ts'

interface Place {
  name: string
  path: string
  body?: unknown
  isStaff?: boolean
}

const query = (part: object) => ({ method: 'find', args: [{}], paging: { page: 1, limit: 5 }, ...part })

/** The targets of sqlmap. A star marks the injection point. */
const places = ({ courseID }: Target): readonly Place[] => [
  { name: 'search', path: '/lesson/search/a*' },
  { name: 'catalogue', path: '/lesson/home?q=a*&page=1*' },
  { name: 'one course', path: `/api/course/${courseID}*` },
  {
    name: 'values of a query',
    path: '/api/course/query',
    body: query({ args: [{ name: { $regex: 'a*' }, category: 'b*' }] }),
  },
  { name: 'names of a query', path: '/api/course/query', body: query({ fields: ['name*'] }) },
  { name: 'the order of a query', path: '/api/course/query', body: query({ sort: { 'name*': 1 } }) },
  { name: 'the page of a query', path: '/api/course/query', body: query({ paging: { page: '1*', limit: 5 } }) },
  { name: 'an aggregate', path: '/api/category/aggregate', body: { args: [[{ $match: { code: 'a*' } }]] } },
  { name: 'the log-in', path: '/api/signin', body: { username: 'a*', password: 'b*', interface: 'frontend' } },
  { name: 'a list of the office', path: '/user/dashboard?q=a*&sort=name*', isStaff: true },
]

const mostMs = 480_000

/** Runs sqlmap to find SQL injections. */
export const injections = async (target: Target): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const place of places(target)) {
    const told = await said('sqlmap', argumentsOf(target, place), { mostMs })
    const isTried = /all tested parameters do not appear to be injectable/.test(told)
    const isOut = place.isStaff === true && !(await target.isStaffIn())
    findings.push(
      finding(`sqlmap: ${place.name}`, {
        goal: 'nothing to inject',
        found: `${isTried ? `nothing, ${countOf(told)}` : lastWords(told)}${isOut ? ', logged out meanwhile' : ''}`,
        isMet: isTried && !isOut,
      }),
    )
  }
  return findings
}

function argumentsOf({ url, folder, staff }: Target, { path, body, isStaff }: Place): string[] {
  return [
    ...[
      '-u',
      `${url}${path}`,
      '--batch',
      '--ignore-stdin',
      '--disable-coloring',
      '--flush-session',
      '--output-dir',
      folder,
    ],
    ...[
      '--level',
      '2',
      '--risk',
      '2',
      '--time-sec',
      '3',
      '--threads',
      '4',
      '--timeout',
      '20',
      '--ignore-code',
      '400,401,429',
    ],
    ...(body ? ['--data', JSON.stringify(body), '--headers', 'Content-Type: application/json'] : []),
    ...(isStaff ? ['--cookie', staff] : []),
  ]
}

/** Returns the refused requests that sqlmap counted. */
const countOf = (told: string) => `${/\(.*?\) - (\d+) times/.exec(told)?.[0] ?? 'no request'} refused`

const lastWords = (told: string) =>
  told
    .split('\n')
    .filter((line) => /CRITICAL|ERROR|injectable|Parameter:/.test(line))
    .slice(-3)
    .join(' ') || 'not ended in time'
