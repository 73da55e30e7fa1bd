import { served } from '../endurance/visitor.ts'
import type { Finding } from '../scorecard.ts'
import type { Target } from './target.ts'
import { said } from './tool.ts'

const ways = { H: 'slow heads', B: 'slow bodies', X: 'slow reading', R: 'ranges' } as const
const connections = 300
const seconds = 25

/** Checks that visitors are served while slowhttptest keeps hundreds of very slow connections. */
export const slowly = async ({ url }: Target): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [way, name] of Object.entries(ways)) {
    const tried = said('slowhttptest', [`-${way}`, ...argumentsOf(url, way)], { mostMs: seconds * 3000 })
    findings.push(await served(`slowhttptest: ${connections} connections, ${name}`, { url, until: tried }))
  }
  return findings
}

const argumentsOf = (url: string, way: string) => [
  ...['-c', String(connections), '-r', '100', '-i', '5', '-l', String(seconds), '-p', '3'],
  ...['-u', way === 'B' ? `${url}/api/course/query` : `${url}/lesson/home`],
  ...(way === 'B' ? ['-f', 'application/json'] : []),
  ...(way === 'X' ? ['-w', '1', '-y', '1', '-n', '5', '-z', '1', '-k', '3'] : []),
]
