import { availableParallelism, loadavg } from 'node:os'
import { Academies } from './bench/academies.ts'
import { parts } from './bench/parts.ts'
import { CleanupStack } from './bench/cleanup-stack.ts'
import { buildIfStale } from './building/build.ts'
import { chosenParts } from './verify/chosen.ts'
import { type Line, scorecard } from './verify/scorecard.ts'

const usage = `Usage: npm run bench [-- PART …]
Starts the product, as it is built, on PGlite and, where a server answers at DATABASE_URL or 127.0.0.1:5432, on PostgreSQL, in
places of its own, measures how fast it is, prints a table for each part and at the end one scorecard: each goal with what
was found. Leaves nothing behind. Without a part all are measured, in an hour or less. How to read it: docs/bench.md.`

const chosen = chosenParts(parts, usage)
if (chosen) await bench(chosen)

/** Measures the parts. A missed goal is reported but is not a failure, because it depends on the machine. */
async function bench(measured: readonly string[]) {
  const begun = performance.now()
  const traces = new CleanupStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void traces.remove().then(() => process.exit(130)))
  buildIfStale()
  tellOfMachine()
  const academies = new Academies(traces)
  const lines: Line[] = []
  try {
    for (const name of measured) {
      const { tables, findings } = await parts[name]!.measure(academies)
      for (const one of tables) console.log(`\n${one}`)
      lines.push(...findings.map((line) => ({ ...line, part: name })))
    }
  } catch (error) {
    if (!traces.isOver) throw error
  } finally {
    await traces.remove()
    if (lines.length > 0) console.log(`\n${scorecard(lines)}`)
  }
  console.log(`\nMeasured in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}

function tellOfMachine() {
  const cores = availableParallelism()
  console.log(`Node ${process.version}, ${cores} cores; the load comes from the same machine.`)
  if (loadavg()[0]! > cores / 2) console.log('The machine is busy with other things: trust the ratios even less.')
}
