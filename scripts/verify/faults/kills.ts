import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../../../tests/support/server.ts'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { newPlace, startAt } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { keptInWords } from './ledger.ts'
import { longestRecoveryMs, roundsOf, seconds, spread, steadyChance } from './measures.ts'
import { Writers } from './writers.ts'

export const kinds = ['PostgreSQL', 'PGlite'] as const
export type Kind = (typeof kinds)[number]

/** Kills the whole process group two hundred times under eight writers, half of them on each database. */
export const verifyKills = async (traces: CleanupStack): Promise<Finding[]> => {
  const rounds = Math.ceil(roundsOf(200) / kinds.length)
  const findings: Finding[] = []
  for (const kind of kinds) {
    if (kind === 'PGlite' || (await hasPostgres())) findings.push(...(await killOften({ kind, rounds, traces })))
    else findings.push(skipped(`${rounds} × kill -9 on ${kind}`, 'no server at DATABASE_URL or 127.0.0.1:5432'))
  }
  return findings
}

interface KillRun {
  kind: Kind
  rounds: number
  traces: CleanupStack
}

async function killOften({ kind, rounds, traces }: KillRun): Promise<Finding[]> {
  const start = await placed(kind, traces)
  const chance = steadyChance(rounds)
  let server = await start()
  const writers = await Writers.of(server.url)
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = writers.ledger.size
    await killUnder(writers, { server, ms: 100 + chance() * 700 })
    const begun = performance.now()
    server = await start()
    await answers(server)
    recoveries.push(performance.now() - begun)
    writers.moveTo(server.url)
    const told = `${writers.ledger.size - before} acknowledged, answers again after ${seconds(recoveries.at(-1)!)}`
    console.log(`  kill ${round + 1} of ${rounds} on ${kind}: ${told}`)
  }
  const kept = await writers.ledger.compare({ url: server.url, cookie: writers.staff })
  await server.stop()
  const { wrong } = writers.ledger
  return [
    finding(`${rounds} × kill -9 on ${kind}: writes of 8`, {
      goal: '0 lost, 0 doubled',
      found: [keptInWords(kept), ...wrong].join(', '),
      isMet: kept.lost === 0 && kept.doubled === 0 && kept.acknowledged > rounds && wrong.length === 0,
    }),
    finding(`${kind}: from the start after a kill to the first answer, median, longest`, {
      goal: 'longest ≤ 3 s',
      found: `${spread(recoveries)}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
      isMet: Math.max(...recoveries) <= longestRecoveryMs,
    }),
  ]
}

/** Returns how to start the product repeatedly at the same place. */
export const placed = async (kind: Kind, traces: CleanupStack, env: Record<string, string> = {}) => {
  const place = await newPlace(kind, traces)
  return () => startAt(place, traces, env)
}

/** Kills the process while they write: a number of milliseconds after the first response. */
async function killUnder(writers: Writers, { server, ms }: { server: Running; ms: number }) {
  const stop = new AbortController()
  const writing = writers.write(stop.signal)
  await writers.answeredAgain()
  await sleep(ms)
  stop.abort()
  await server.kill()
  await writing
}

async function answers({ url }: Running) {
  const { status } = await fetch(`${url}/user/login`)
  if (status !== 200) throw new Error(`the page of the log-in was answered ${status} after a start`)
}
