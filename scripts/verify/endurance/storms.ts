import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { residentBytes, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding } from '../scorecard.ts'
import { stormMs, storms } from './storm.ts'
import { served, visit } from './visitor.ts'

/** What may be held more once a storm is over, in bytes. */
const mostHeld = 150e6

/** Whether visitors are served in spite of many hostile connections, and whether memory is let go afterwards. */
export const verifyStorms = async (traces: CleanupStack): Promise<Finding[]> => {
  const { port, url } = await startBestDemo(traces)
  // What the first visitors make the process hold is no storm's doing.
  await visit(url, { until: sleep(stormMs) })
  const before = await residentBytes(port)
  const findings: Finding[] = []
  for (const [at, { name, connections }] of storms.entries()) {
    const claim = `${connections} connections ${name}`
    findings.push(await served(claim, { url, until: raged(port, at) }))
    console.log(`  ${claim}: ${findings.at(-1)!.found}`)
  }
  await sleep(5000)
  const held = (await residentBytes(port)) - before
  const found = `${Math.round(held / 1e6)} MB of ${Math.round(before / 1e6)} MB`
  return [...findings, finding('memory that all storms left', { goal: '≤ 150 MB', found, isMet: held <= mostHeld })]
}

/** A storm rages in a thread of its own, so that the visitor's time is the server's; it tells what became of its connections. */
async function raged(port: number, at: number): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'storm.ts'), { workerData: { port, at } })
  const [told] = (await once(worker, 'message')) as [string]
  return told
}
