import { finding } from '../verify/scorecard.ts'
import type { Academies } from './academies.ts'
import type { Measured } from './parts.ts'
import { idleBytes, idleSeconds } from './servers.ts'
import { figure, ratio, table } from './table.ts'

/** Maximum time of a second start in seconds, and maximum memory of an idle process in megabytes (null: no goal). */
const goals = { PGlite: { secondStart: 3, idle: null }, PostgreSQL: { secondStart: 1.5, idle: 200 } } as const

/** Measures the first and second start, and the memory of an idle process. */
export const measureStart = async (academies: Academies): Promise<Measured> => {
  const subjects = await academies.subjects()
  const idle = (await idleBytes(subjects)).map((bytes) => bytes / 1e6)
  const row = (name: string, values: readonly number[]) => [name, ...values.map(figure), ratio(values)]
  const seconds = (name: 'demoMs' | 'benchMs' | 'secondMs') => subjects.map((subject) => subject[name] / 1000)
  const rows = [
    row('first start, demo planted, s', seconds('demoMs')),
    row('first start, bench planted, s', seconds('benchMs')),
    row('second start, s', seconds('secondMs')),
    row(`memory after ${idleSeconds} s idle, MB`, idle),
  ]
  const findings = subjects.flatMap(({ kind, secondMs }, at) => {
    const { secondStart, idle: most } = goals[kind]
    const start = finding(`second start on ${kind}`, {
      goal: `≤ ${secondStart} s`,
      found: `${figure(secondMs / 1000)} s`,
      isMet: secondMs / 1000 <= secondStart,
    })
    if (most === null) return [start]
    const memory = { goal: `≤ ${most} MB`, found: `${figure(idle[at])} MB`, isMet: idle[at]! <= most }
    return [start, finding(`memory of an idle process on ${kind}`, memory)]
  })
  return { tables: [table(['start and memory', ...subjects.map(({ kind }) => kind), 'PG ÷ PGlite'], rows)], findings }
}
