import { availableParallelism } from 'node:os'
import { CleanupStack } from './bench/cleanup-stack.ts'
import { buildIfStale } from './building/build.ts'
import { parts } from './verify/parts.ts'
import { chosenParts } from './verify/chosen.ts'
import { type Line, scorecard } from './verify/scorecard.ts'

const usage = `Usage: npm run verify [-- PART …]
Puts the product to the proof and prints one scorecard: each line with its goal, what was found and whether it holds. Ends
with 1 where a line falls short. Without a part all are walked one after the other. What each line says and what it does not:
docs/quality.md.`

const chosen = chosenParts(parts, usage)
if (chosen) process.exitCode = await verify(chosen)

/** Runs the parts and prints the scorecard. Returns 0 if every line holds. */
async function verify(walked: readonly string[]): Promise<0 | 1> {
  const traces = new CleanupStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void traces.remove().then(() => process.exit(130)))
  buildIfStale()
  console.log(`Node ${process.version}, ${availableParallelism()} cores`)
  const lines: Line[] = []
  try {
    for (const name of walked) {
      const from = performance.now()
      lines.push(...(await parts[name]!.verify(traces)).map((line) => ({ ...line, part: name })))
      console.log(`${name} walked in ${((performance.now() - from) / 1000).toFixed(0)} s`)
    }
  } finally {
    await traces.remove()
    if (lines.length > 0) console.log(`\n${scorecard(lines)}`)
  }
  return lines.some(({ verdict }) => verdict === 'falls short') ? 1 : 0
}
