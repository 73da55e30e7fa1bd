import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../../../tests/support/server.ts'
import { newFolder, startAt } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { call } from './call.ts'
import { newCluster, whyNoCluster } from '../../building/cluster.ts'
import { KeptPages } from './kept-pages.ts'
import { type Kind, kinds } from './kills.ts'
import { keptInWords } from './ledger.ts'
import { longestRecoveryMs, roundsOf, spread } from './measures.ts'
import { SmallDisk, whyNoDisk } from './small-disk.ts'
import { Writers } from './writers.ts'

/** How long the disk stays full, in milliseconds. */
const fullMs = 5000

interface Scene {
  disk: SmallDisk
  server: Running
  /** Restarts the database as an operator would, if the full disk has stopped it. Returns whether it had. */
  mend: () => Promise<boolean>
}

/** Fills the disk of the database five times under eight writers, and frees it again. */
export const verifyFullDisk = async (traces: CleanupStack): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const kind of kinds) {
    const claim = `the disk of ${kind} is full ${roundsOf(5)} times`
    const why = (await whyNoDisk()) ?? (kind === 'PostgreSQL' ? whyNoCluster() : null)
    findings.push(...(why ? [skipped(claim, why)] : await fillOften(claim, await openScene(kind, traces))))
  }
  return findings
}

async function openScene(kind: Kind, traces: CleanupStack): Promise<Scene> {
  const disk = await traces.make(
    () => SmallDisk.of(400),
    (made) => made.remove(),
  )
  if (kind === 'PGlite')
    return { disk, server: await startAt({ dataDir: disk.folder, url: '' }, traces), mend: async () => false }
  const cluster = await traces.make(
    () => newCluster({ place: disk.folder }),
    ({ remove }) => remove(),
  )
  const server = await startAt({ dataDir: await newFolder(traces), url: cluster.url }, traces)
  return { disk, server, mend: cluster.revive }
}

async function fillOften(claim: string, scene: Scene): Promise<Finding[]> {
  const { url } = scene.server
  const writers = await Writers.of(url)
  const pages = new KeptPages()
  await pages.warm(url)
  const stop = new AbortController()
  const [writing, watching] = [writers.write(stop.signal), pages.watch(url, stop.signal)]
  const { recoveries, refusals, ended } = await fillRounds(claim, scene, writers)
  stop.abort()
  await Promise.all([writing, watching])
  const kept = await writers.ledger.compare({ url, cookie: writers.staff })
  return [
    finding(`${claim}: writes of 8`, {
      goal: '0 lost, 0 doubled',
      found: [keptInWords(kept), `the database had ended ${ended} times`, ...writers.ledger.wrong].join(', '),
      isMet: kept.lost === 0 && kept.doubled === 0 && kept.acknowledged > 0 && writers.ledger.wrong.length === 0,
    }),
    finding(`${claim}: whoever writes then is told`, {
      goal: '503 in words',
      found: [...refusals].join('; '),
      isMet: [...refusals].every((told) => told.startsWith('503 ')),
    }),
    finding(`${claim}: writes of each again after there is room, median, longest`, {
      goal: 'longest ≤ 3 s',
      found: spread(recoveries),
      isMet: Math.max(...recoveries) <= longestRecoveryMs,
    }),
    finding(`${claim}: kept pages meanwhile`, {
      goal: '0 failed',
      found: pages.inWords,
      isMet: pages.failed === 0 && pages.asked > 0,
    }),
  ]
}

/**
 * Fills the disk, waits, and frees it. Returns the milliseconds until each writer continues, the refusals meanwhile,
 * and how often the database stopped.
 */
async function fillRounds(claim: string, { disk, server, mend }: Scene, writers: Writers) {
  const recoveries: number[] = []
  const refusals = new Set<string>()
  let ended = 0
  for (let round = 0; round < roundsOf(5); round++) {
    await writers.answeredAgain()
    await sleep(1000)
    disk.fill()
    await sleep(fullMs)
    refusals.add(await refusal(server.url, writers.staff))
    disk.clear()
    if (await mend()) ended++
    recoveries.push((await writers.answeredAgain()).all)
    console.log(`  ${claim}: writes again after ${spread(recoveries.slice(-1))}`)
  }
  return { recoveries, refusals, ended }
}

/** Returns the message to a person who stores more than any page can contain. */
async function refusal(url: string, cookie: string): Promise<string> {
  const body = { data: { name: 'ที่ไม่มีที่', description: `<p>${'ยาว '.repeat(20_000)}</p>`, status: true } }
  const { status, body: told } = await call(url, { path: '/course', body, cookie })
  return `${status} ${String(told['message'] ?? 'stored').replace(/ ?\(.*/, '')}`
}
