import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../building/built.ts'
import { type Finding, finding } from '../scorecard.ts'

/** Number of hostile bodies: a million, or VERIFY_BODIES for a trial. */
const bodies = Number(process.env['VERIFY_BODIES'] ?? 1_000_000)

/** Bodies per academy. Then another academy is opened. An interrupted run continues with VERIFY_FROM. */
const stretch = 25_000
/** Concurrent batches. */
const atOnce = 2

/** The result of one batch. */
interface FuzzMessage {
  from: number
  isClean: boolean
  /** For each database. */
  figures: { kind: string; tried: number; refused: number; answered: number; slowest: number }[]
}

/**
 * The same fuzz test of the API as in every test run, but with a million bodies instead of some thousand, and a new
 * seed.
 */
export const verifyFuzz = async (): Promise<Finding[]> => {
  const seed = Number(process.env['VERIFY_SEED'] ?? Date.now() % 1_000_000)
  const first = Number(process.env['VERIFY_FROM'] ?? 0)
  console.log(`fuzz: ${bodies} bodies from ${first} on with VERIFY_SEED=${seed}, ${stretch} to an academy`)
  const told = await inStretches(first, (from, count) => sendStretch(seed, from, count))
  const each = ['pglite', 'postgres'].map((kind) => summed(kind, told)).filter(({ tried }) => tried > 0)
  const faulty = told.filter(({ isClean }) => !isClean).map(({ from }) => from)
  return [
    finding(`${bodies} hostile bodies at every call, by every role`, {
      goal: 'no error, no wait over 1 s, no leak, no change by what was refused',
      found: `${faulty.length === 0 ? 'none' : `faults from ${faulty.join(', ')} on`}; ${each.map(inWords).join('; ')}; seed ${seed}`,
      isMet: faulty.length === 0 && each.reduce((sum, { tried }) => sum + tried, 0) >= bodies,
    }),
  ]
}

/** Sends the bodies from `first` to the last in batches, several at once. */
async function inStretches(
  first: number,
  send: (from: number, count: number) => Promise<FuzzMessage>,
): Promise<FuzzMessage[]> {
  const told: FuzzMessage[] = []
  const end = first + bodies
  let next = first
  const work = async () => {
    while (next < end) {
      const from = next
      next += stretch
      told.push(await send(from, Math.min(stretch, end - from)))
      const sent = told.reduce((sum, { figures }) => sum + figures.reduce((all, { tried }) => all + tried, 0), 0)
      console.log(
        `fuzz: ${sent} of ${bodies} sent, ${told.filter(({ isClean }) => !isClean).length} stretches with faults`,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return told
}

/** Runs the test for one batch and shows the output of a failed one. */
async function sendStretch(seed: number, from: number, count: number): Promise<FuzzMessage> {
  const env = { ...process.env, FUZZ_BODIES: `${count}`, FUZZ_SEED: `${seed}`, FUZZ_FROM: `${from}` }
  const file = 'tests/fuzz/fuzz.test.ts'
  const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', file], { cwd: root, env, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) console.log(said)
  const counts = said.matchAll(/fuzz \((\w+)\): (\d+) tried, (\d+) refused, (\d+) answered, slowest (\d+) ms/g)
  const figures = [...counts].map(([, kind, ...rest]) => {
    const [tried, refused, answered, slowest] = rest.map(Number) as [number, number, number, number]
    return { kind: kind!, tried, refused, answered, slowest }
  })
  return { from, isClean: code === 0, figures }
}

function summed(kind: string, told: readonly FuzzMessage[]) {
  const own = told.flatMap(({ figures }) => figures.filter((one) => one.kind === kind))
  const sum = (of: 'tried' | 'refused' | 'answered') => own.reduce((all, one) => all + one[of], 0)
  const slowest = Math.max(0, ...own.map((one) => one.slowest))
  return { kind, tried: sum('tried'), refused: sum('refused'), answered: sum('answered'), slowest }
}

const inWords = ({ kind, tried, refused, answered, slowest }: FuzzMessage['figures'][number]) =>
  `${kind} ${tried}: ${refused} refused, ${answered} answered, slowest ${slowest} ms`
