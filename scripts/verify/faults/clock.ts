import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { newFolder } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { root } from '../../building/built.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { answered, call } from './call.ts'
import { type Kind, kinds, placed } from './kills.ts'
import { keptInWords } from './ledger.ts'
import { longestRecoveryMs, roundsOf, seconds, spread } from './measures.ts'
import { Writers } from './writers.ts'

const minute = 60_000

/** Offsets of the process's clock in milliseconds. Each is kept for a while. */
const jumps = [10 * minute, -10 * minute, -24 * 60 * minute, 0]
const stayMs = 3000

/**
 * Moves the product's clock back and forth under eight writers. Sessions that a fast clock expires are correctly lost.
 */
export const verifyClock = async (traces: CleanupStack): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const kind of kinds) {
    const claim = `the clock of the product is moved ${roundsOf(5) * jumps.length} times on ${kind}`
    if (kind === 'PGlite' || (await hasPostgres())) findings.push(...(await moveOften({ claim, kind, traces })))
    else findings.push(skipped(claim, 'no server at DATABASE_URL or 127.0.0.1:5432'))
  }
  return findings
}

interface ClockRun {
  claim: string
  kind: Kind
  traces: CleanupStack
}

async function moveOften({ claim, kind, traces }: ClockRun): Promise<Finding[]> {
  const clock = join(await newFolder(traces), 'clock')
  writeFileSync(clock, '0')
  const moved = join(root, 'tests/processes/moved-clock.ts')
  const start = await placed(kind, traces, { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${moved}` })
  const { url } = await start()
  const writers = await Writers.of(url)
  const course = await seenCourse(url, writers.staff)
  const stop = new AbortController()
  const writing = writers.write(stop.signal)
  const [answers, sights]: [number[], number[]] = [[], []]
  for (let round = 0; round < roundsOf(5); round++)
    for (const jump of jumps) {
      writeFileSync(clock, String(jump))
      answers.push((await writers.answeredAgain()).all)
      sights.push(await course.seenAfterMs())
      await sleep(stayMs)
      console.log(`  clock ${jump / minute} min: written ${seconds(answers.at(-1)!)}, seen ${seconds(sights.at(-1)!)}`)
    }
  stop.abort()
  await writing
  const kept = await writers.ledger.compare({ url, cookie: writers.staff })
  return [
    finding(`${claim}: writes of 8`, {
      goal: '0 lost, 0 doubled, each again ≤ 3 s',
      found: [`${keptInWords(kept)}; ${spread(answers)}`, ...writers.ledger.wrong].join(', '),
      isMet:
        kept.lost === 0 &&
        kept.doubled === 0 &&
        kept.acknowledged > 0 &&
        writers.ledger.wrong.length === 0 &&
        Math.max(...answers) <= longestRecoveryMs,
    }),
    finding(`${claim}: a change is seen on its page, median, longest`, {
      goal: 'longest ≤ 3 s',
      found: spread(sights),
      isMet: Math.max(...sights) <= longestRecoveryMs,
    }),
  ]
}

/** Changes the name of a course and waits until a visitor sees it on its page. */
async function seenCourse(url: string, cookie: string) {
  const body = { data: { name: 'ชื่อที่ 0 จบ', status: true } }
  const { body: made } = await answered(call(url, { path: '/course', body, cookie }))
  const id = String(made['_id'])
  const page = async () => (await fetch(`${url}/lesson/detail/${id}`)).text()
  let changes = 0
  const seenAfterMs = async () => {
    await page()
    const name = `ชื่อที่ ${++changes} จบ`
    const change = { path: `/course/${id}`, method: 'PUT', body: { data: { name } }, cookie } as const
    await answered(call(url, change))
    const begun = performance.now()
    while (!(await page()).includes(name)) {
      if (performance.now() - begun > 30_000) return Number.POSITIVE_INFINITY
      await sleep(20)
    }
    return performance.now() - begun
  }
  return { seenAfterMs }
}
