import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../building/built.ts'
import { type Finding, finding } from '../scorecard.ts'

/** How many hostile bodies are sent: a million, or as VERIFY_BODIES says, to try it. */
const bodies = Number(process.env['VERIFY_BODIES'] ?? 1_000_000)

/** So many are sent to one academy; then another is opened, and a run that was broken off goes on there with VERIFY_FROM. */
const stretch = 25_000
/** Stretches that are under way at once. */
const atOnce = 2

/** What came of one stretch. */
interface FuzzMessage {
  from: number
  isClean: boolean
  /** Of each database. */
  figures: { kind: string; tried: number; refused: number; answered: number; slowest: number }[]
}

/** The fuzz of the API that every run of the tests makes with some thousand bodies, with a million and a seed of its own. */
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

/** The bodies from `first` to the last, stretch after stretch by so many hands as work at once. */
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

/** A run of the test for one stretch; what a faulty one said is shown. */
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
