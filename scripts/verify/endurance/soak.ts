import { readdirSync, readlinkSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentiles } from '../../bench/load.ts'
import { residentBytes, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding } from '../scorecard.ts'
import { type Day, dayOf } from './day.ts'

/** Duration in minutes: half an hour, or VERIFY_MINUTES for a trial. */
const minutes = Number(process.env['VERIFY_MINUTES'] ?? 30)
/** Share of the duration for warm-up: caches fill and code is compiled. The rest is compared. */
const warmUp = 1 / 3
const people = 8
const pauseMs = 60
const sampleMs = 5000
/** Maximum ratio of memory between the last and the first third of the compared time. */
const mostGrowth = 1.05

/** The resources of the process at an instant. */
interface Sample {
  bytes: number
  files: number
}

/** Half an hour of concurrent visitors, learners and staff. Checks that memory and open files stay constant. */
export const verifySoak = async (traces: CleanupStack): Promise<Finding[]> => {
  const { kind, port, process: child } = await startBestDemo(traces)
  const over = new AbortController()
  const asking = askAllDay({ day: await dayOf(port), over: over.signal })
  const samples = await sampled(port, child.pid!)
  over.abort()
  return judged(kind, { samples, ...(await asking) })
}

interface Asking {
  times: number[]
  failed: string[]
}

/** Sends a request, waits a little and sends the next. Records responses other than 200. */
async function askAllDay({ day, over }: { day: Day; over: AbortSignal }): Promise<Asking> {
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const [times, failed]: [number[], string[]] = [[], []]
  let n = 0
  const person = async () => {
    while (!over.aborted) {
      const begun = performance.now()
      await day(n++, agent).catch((error: Error) => failed.push(error.message))
      times.push(performance.now() - begun)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: people }, person))
  agent.destroy()
  return { times, failed }
}

async function sampled(port: number, pid: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    await sleep(sampleMs)
    samples.push({ bytes: await residentBytes(port), files: openFiles(pid) })
    if (samples.length % 12 === 0) console.log(`  ${samples.length / 12} min: ${inWords(samples.at(-1)!)}`)
  }
  return samples
}

/**
 * Counts the open files of a process except those of the embedded database, in which PostgreSQL caches up to a
 * thousand.
 */
const openFiles = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((one) => !/\/database\/(base|global|pg_\w+)\//.test(fileAt(pid, one))).length

function fileAt(pid: number, descriptor: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${descriptor}`)
  } catch {
    return '' // closed meanwhile
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const inWords = ({ bytes, files }: Sample) => `${mb(bytes)}, ${files} files`

function judged(kind: string, { samples, times, failed }: { samples: Sample[] } & Asking): Finding[] {
  const compared = samples.slice(Math.floor(samples.length * warmUp))
  const third = Math.floor(compared.length / 3)
  const [early, late] = [compared.slice(0, third), compared.slice(-third)]
  const middle = (of: Sample[], what: keyof Sample) => percentiles(of.map((sample) => sample[what])).p50
  const growth = middle(late, 'bytes') / middle(early, 'bytes')
  const files = middle(late, 'files') - middle(early, 'files')
  const claim = `${minutes} min of ${people} people on ${kind}:`
  return [
    finding(`${claim} answers`, {
      goal: '0 failed',
      found:
        `${failed.length} of ${times.length} failed, p99 ${Math.round(percentiles(times).p99)} ms ${failed[0] ?? ''}`.trim(),
      isMet: failed.length === 0,
    }),
    finding(`${claim} memory, late ÷ early`, {
      goal: `≤ ${mostGrowth}`,
      found: `${growth.toFixed(3)} (${mb(middle(early, 'bytes'))}, ${mb(middle(late, 'bytes'))})`,
      isMet: growth <= mostGrowth,
    }),
    finding(`${claim} open files, late − early`, { goal: '≤ 2', found: String(files), isMet: files <= 2 }),
  ]
}
