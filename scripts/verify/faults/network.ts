import { setTimeout as sleep } from 'node:timers/promises'
import { Line } from '../../../tests/processes/line.ts'
import type { Running } from '../../../tests/support/server.ts'
import { newFolder, startAt } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { type Cluster, newCluster, whyNoCluster } from '../../building/cluster.ts'
import { KeptPages } from './kept-pages.ts'
import { keptInWords } from './ledger.ts'
import { longestRecoveryMs, roundsOf, seconds, spread, steadyChance } from './measures.ts'
import { Writers } from './writers.ts'

interface Scene {
  cluster: Cluster
  line: Line
  server: Running
  writers: Writers
  pages: KeptPages
}

type Fault = (scene: Scene, ms: number) => Promise<void>

/** Each lasts for the given milliseconds, except a restart, which takes its own time. */
const faults: Readonly<Record<string, Fault>> = {
  'restarted in order': ({ cluster }) => cluster.restart('fast'),
  'restarted at once': ({ cluster }) => cluster.restart('immediate'),
  async cut({ line }, ms) {
    await line.cut()
    await sleep(ms)
    await line.mend()
  },
  async slowed({ line }, ms) {
    line.slowMs = 200
    await sleep(ms)
    line.slowMs = 0
  },
  async frozen({ line }, ms) {
    line.freeze()
    await sleep(ms)
    line.thaw()
  },
}

/** Checks PostgreSQL behind a connection that fails sixty times in five ways, under eight writers. */
export const verifyNetwork = async (traces: CleanupStack): Promise<Finding[]> => {
  const rounds = roundsOf(60)
  const claim = `PostgreSQL restarted, cut, slowed, frozen ${rounds} times`
  const why = whyNoCluster()
  if (why) return [skipped(claim, why)]
  const scene = await openScene(traces)
  const stop = new AbortController()
  const writing = scene.writers.write(stop.signal)
  await scene.writers.answeredAgain()
  const recoveries = await failOften(scene, rounds)
  const outage = await goWithout(scene)
  stop.abort()
  await writing
  const first = recoveries.map((recovery) => recovery.first)
  const all = recoveries.map((recovery) => recovery.all)
  return [
    await keptOf(scene, claim),
    finding('a write is acknowledged again after the fault, median, longest', {
      goal: 'longest ≤ 3 s',
      found: `${spread(first)}; each of 8 writers ${spread(all)}`,
      isMet: Math.max(...first) <= longestRecoveryMs,
    }),
    finding('kept pages during these faults', {
      goal: '0 failed',
      found: scene.pages.inWords,
      isMet: scene.pages.failed === 0 && scene.pages.asked > 0,
    }),
    finding(
      `kept pages while PostgreSQL is cut off for ${outageMs / 1000} s and then frozen for ${frozenMs / 1000} s`,
      {
        goal: '0 failed',
        found: `${outage.pages.inWords}; writes again after ${seconds(outage.first)}`,
        isMet: outage.pages.failed === 0 && outage.first <= longestRecoveryMs,
      },
    ),
  ]
}

/** Longer than any cache entry of a page or a site is used without a check (60 s), in milliseconds. */
const outageMs = 70_000
const frozenMs = 15_000

async function goWithout({ line, server, writers }: Scene) {
  const pages = new KeptPages()
  await pages.warm(server.url)
  const over = new AbortController()
  const watching = pages.watch(server.url, over.signal)
  await line.cut()
  await sleep(outageMs)
  line.freeze()
  await line.mend()
  await sleep(frozenMs)
  over.abort()
  await watching
  line.thaw()
  const { first } = await writers.answeredAgain()
  console.log(`  without PostgreSQL: pages ${pages.inWords}, writes again after ${seconds(first)}`)
  return { pages, first }
}

async function keptOf(scene: Scene, claim: string): Promise<Finding> {
  const kept = await scene.writers.ledger.compare({ url: scene.server.url, cookie: scene.writers.staff })
  const { wrong } = scene.writers.ledger
  const isAlive = scene.server.process.exitCode === null
  return finding(`${claim}: writes of 8`, {
    goal: '0 lost, 0 doubled, process alive',
    found: `${keptInWords(kept)}, ${isAlive ? 'alive' : 'dead'}${wrong.map((one) => `, ${one}`).join('')}`,
    isMet: kept.lost === 0 && kept.doubled === 0 && isAlive && wrong.length === 0,
  })
}

async function openScene(traces: CleanupStack): Promise<Scene> {
  const cluster = await traces.make(
    () => newCluster(),
    ({ remove }) => remove(),
  )
  const line = await traces.make(
    () => Line.to(cluster.url),
    (made) => made.close(),
  )
  const server = await startAt({ dataDir: await newFolder(traces), url: line.url }, traces)
  return { cluster, line, server, writers: await Writers.of(server.url), pages: new KeptPages() }
}

/**
 * Returns the milliseconds from the end of each failure to the first acknowledged write, and to one of every writer.
 */
async function failOften(scene: Scene, rounds: number) {
  const chance = steadyChance(2569)
  const names = Object.keys(faults)
  const recoveries: { first: number; all: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const name = names[Math.floor(chance() * names.length)]!
    const ms = 500 + chance() * 3000
    await scene.pages.warm(scene.server.url)
    const over = new AbortController()
    const watching = scene.pages.watch(scene.server.url, over.signal)
    const begun = performance.now()
    await faults[name]!(scene, ms)
    const lasted = performance.now() - begun
    over.abort()
    const recovery = await scene.writers.answeredAgain()
    await watching
    recoveries.push(recovery)
    console.log(
      `  fault ${round + 1} of ${rounds}: ${name} for ${seconds(lasted)}, writes again after ${seconds(recovery.first)}, all after ${seconds(recovery.all)}; pages ${scene.pages.inWords}`,
    )
    await sleep(300 + chance() * 700)
  }
  return recoveries
}
