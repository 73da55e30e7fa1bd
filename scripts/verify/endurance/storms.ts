import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { residentBytes, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding } from '../scorecard.ts'
import { stormMs, storms } from './storm.ts'
import { served, visit } from './visitor.ts'

/** Maximum growth of memory after a storm, in bytes. */
const mostHeld = 150e6

/** Checks that visitors are served despite many hostile connections, and that memory is released afterwards. */
export const verifyStorms = async (traces: CleanupStack): Promise<Finding[]> => {
  const { port, url } = await startBestDemo(traces)
  // Memory growth of the first visitors does not count for a storm.
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

/**
 * A storm runs in its own thread, so that it does not slow the measured visitor. Returns what happened to its
 * connections.
 */
async function raged(port: number, at: number): Promise<string> {
  const worker = new Worker(join(import.meta.dirname, 'storm.ts'), { workerData: { port, at } })
  const [told] = (await once(worker, 'message')) as [string]
  return told
}
