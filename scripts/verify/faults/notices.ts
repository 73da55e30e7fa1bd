import { setTimeout as sleep } from 'node:timers/promises'
import { Line } from '../../../tests/processes/line.ts'
import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { demoPassword } from '../../../tests/support/server.ts'
import { newFolder, newPlace, startAt } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { answered, call } from './call.ts'
import { roundsOf, seconds, spread } from './measures.ts'
import { signedIn } from './writers.ts'

/** Two processes on one database. The second receives notifications over a failing connection. */
interface Scene {
  line: Line
  url: string
  otherUrl: string
  staff: string
  course: string
  changes: number
}

/** How notifications are lost around a change, and the time limit to see the change then (docs/scaling.md). */
interface Loss {
  claim: string
  mostMs: number
  times: number
  around: (line: Line, change: () => Promise<void>) => Promise<void>
}

const losses: readonly Loss[] = [
  { claim: 'nothing lost', mostMs: 1000, times: 20, around: (_line, change) => change() },
  {
    claim: 'the hearing connection breaks',
    mostMs: 3000,
    times: 20,
    async around(line, change) {
      line.breakAll('hearing')
      await change()
    },
  },
  {
    claim: 'the line is cut for a second',
    mostMs: 3000,
    times: 10,
    async around(line, change) {
      await line.cut()
      await change()
      await sleep(1000)
      await line.mend()
    },
  },
  {
    claim: 'the hearing connection falls silent',
    mostMs: 9000,
    times: 6,
    async around(line, change) {
      line.silenceHearing()
      await change()
    },
  },
  {
    claim: 'no notification ever comes',
    mostMs: 65_000,
    times: 1,
    async around(line, change) {
      line.isSwallowing = true
      await change()
    },
  },
]

/** Checks that the writes of one process reach the other, however notifications are lost. */
export const verifyNotices = async (traces: CleanupStack): Promise<Finding[]> => {
  if (!(await hasPostgres())) return [skipped('two processes with lost notifications', noServer)]
  const scene = await openScene(traces)
  const findings: Finding[] = []
  for (const { claim, mostMs, times, around } of losses) {
    const took: number[] = []
    for (let n = 0; n < Math.min(roundsOf(times), times); n++) took.push(await seenAfter(scene, around))
    console.log(`  ${claim}: seen at the other process after ${spread(took)}`)
    findings.push(
      finding(`a change is seen at the other process: ${claim}, ${took.length} times; median, longest`, {
        goal: `longest ≤ ${mostMs / 1000} s`,
        found: spread(took),
        isMet: Math.max(...took) <= mostMs,
      }),
    )
  }
  return findings
}

const noServer = 'no server at DATABASE_URL or 127.0.0.1:5432'
const longestWaitMs = 120_000

async function openScene(traces: CleanupStack): Promise<Scene> {
  const place = await newPlace('PostgreSQL', traces)
  const line = await traces.make(
    () => Line.to(place.url),
    (made) => made.close(),
  )
  const start = async (url: string) => (await startAt({ dataDir: await newFolder(traces), url }, traces)).url
  const url = await start(place.url)
  const otherUrl = await start(line.url)
  const staff = await signedIn(url, { username: 'admin', password: demoPassword, interface: 'backend' })
  const body = { data: { name: 'ชื่อที่ 0 จบ', status: true } }
  const made = await answered(call(url, { path: '/course', body, cookie: staff }))
  return { line, url, otherUrl, staff, course: String(made.body['_id']), changes: 0 }
}

/**
 * Returns the milliseconds until the change is seen. They count from the moment when notifications work again, or from
 * the change if they never do.
 */
async function seenAfter(scene: Scene, around: Loss['around']): Promise<number> {
  const { line, url, otherUrl, course, staff } = scene
  const page = async () => (await fetch(`${otherUrl}/lesson/detail/${course}`)).text()
  await page()
  const name = `ชื่อที่ ${++scene.changes} จบ`
  await around(line, async () => {
    await answered(call(url, { path: `/course/${course}`, method: 'PUT', body: { data: { name } }, cookie: staff }))
  })
  const begun = performance.now()
  while (!(await page()).includes(name)) {
    const waited = performance.now() - begun
    if (waited > longestWaitMs) throw new Error(`'${name}' is not seen after ${seconds(waited)}`)
    await sleep(20)
  }
  return performance.now() - begun
}
