import type { Academies } from './academies.ts'
import { load, type Rate } from './load.ts'
import { measures, purgeLatency } from './measures.ts'
import type { Measured } from './parts.ts'
import type { Subject } from './servers.ts'
import { figure, ratio, table } from './table.ts'

/** Measures requests per second of each kind, and how soon a change is visible. */
export const measureRates = async (academies: Academies): Promise<Measured> => {
  const subjects = await academies.subjects()
  return { tables: [await loadTable(subjects), await purgeTable(subjects)], findings: [] }
}

/** Takes each measure on both databases in direct succession, so that the machine is in the same state. */
async function loadTable(subjects: readonly Subject[]) {
  const rows: string[][] = []
  const kept: Rate[] = []
  for (const { name, asked } of measures) {
    const rates: Rate[] = []
    for (const subject of subjects) rates.push(await load(subject.port, asked(subject)))
    if (kept.length === 0) kept.push(...rates)
    const cells = rates.flatMap(({ perSecond, p50, p99 }, at) =>
      [perSecond, p50, p99, kept[at]!.perSecond / perSecond].map(figure),
    )
    rows.push([name, ...cells, ratio(rates.map(({ perSecond }) => perSecond))])
  }
  const head = subjects.flatMap(({ kind }) => [`${kind} /s`, 'p50 ms', 'p99 ms', 'kept ÷ it'])
  return table(['ten connections, five seconds', ...head, 'PG ÷ PGlite'], rows)
}

async function purgeTable(subjects: readonly Subject[]) {
  const found: Omit<Rate, 'perSecond'>[] = []
  for (const subject of subjects) found.push(await purgeLatency(subject))
  const cells = found.flatMap(({ p50, p99 }) => [figure(p50), figure(p99)])
  const head = subjects.flatMap(({ kind }) => [`${kind} p50 ms`, 'p99 ms'])
  const row = ['change answered to new catalogue', ...cells, ratio(found.map(({ p50 }) => p50))]
  return table(['purge', ...head, 'PG ÷ PGlite'], [row])
}
