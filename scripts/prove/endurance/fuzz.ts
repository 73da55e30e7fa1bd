import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../building/built.ts'
import { type Finding, finding } from '../scorecard.ts'

/** How many hostile bodies are sent: a million, or as PROVE_BODIES says, to try it. */
const bodies = Number(process.env['PROVE_BODIES'] ?? 1_000_000)

/** The fuzz of the API that every run of the tests makes with some thousand bodies, with a million and a seed of its own. */
export const proveFuzz = async (): Promise<Finding[]> => {
  const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000)
  const { code, said } = await tested({ FUZZ_BODIES: String(bodies), FUZZ_SEED: String(seed) })
  const told = [...said.matchAll(/fuzz \((\w+)\): (\d+) tried, (\d+) refused, (\d+) answered, slowest (\d+) ms/g)]
  const tried = told.reduce((sum, [, , count]) => sum + Number(count), 0)
  const each = told.map(([, kind, count, refused, answered, slowest]) => {
    return `${kind} ${count}: ${refused} refused, ${answered} answered, slowest ${slowest} ms`
  })
  return [
    finding(`${bodies} hostile bodies at every call, by every role`, {
      goal: 'no error, no wait over 1 s, no leak, no change by what was refused',
      found: `${code === 0 ? 'none' : 'faults'}; ${each.join('; ')}; seed ${seed}`,
      isMet: code === 0 && tried >= bodies,
    }),
  ]
}

/** Runs the test of it and shows what it says as it comes. */
function tested(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', 'tests/fuzz/fuzz.test.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    process.stdout.write(chunk)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}
