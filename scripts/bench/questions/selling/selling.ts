import { hasPostgres } from '../../../../tests/support/scratch-postgres.ts'
import { type Finding, finding } from '../../../verify/scorecard.ts'
import type { Academies } from '../../academies.ts'
import type { Measured } from '../../parts.ts'
import { figure, table } from '../../table.ts'
import { type FileResult, type FileTimes, readFileResult, timeBankFile } from './bank-file.ts'
import { timeSales } from './checkouts.ts'
import { timeOfficeList } from './office-list.ts'
import { openSalesPlace, size } from './sales-place.ts'

type Row = [name: string, value: string]

/** Measures a bank file, checkouts with the intake of payments, and the list of orders, on each available database. */
export const measureSelling = async ({ traces }: Academies): Promise<Measured> => {
  const columns: { kind: string; rows: Row[] }[] = []
  const findings: Finding[] = []
  for (const kind of (await hasPostgres()) ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)) {
    const place = await openSalesPlace(kind, traces)
    const list = await timeOfficeList(place)
    const { checkouts, intake } = await timeSales(place)
    const times = await timeBankFile(place)
    const bare = await place.openBare()
    const result = await readFileResult(bare).finally(() => void bare.close())
    columns.push({ kind, rows: [...fileRows(times, result), ...salesRows(checkouts, intake), ...listRows(list)] })
    findings.push(...fileFindings(kind, { times, result }))
    findings.push(atMost(`first page of the orders on ${kind}`, { ms: list.pageMs, most: 300 }))
    findings.push(
      atMost(`p99 of payment messages on ${kind} while documents are numbered`, { ms: intake.p99, most: 150 }),
    )
  }
  const names = columns[0]!.rows.map(([name]) => name)
  const rows = names.map((name, at) => [name, ...columns.map((one) => one.rows[at]![1])])
  return { tables: [table([sizeText(), ...columns.map(({ kind }) => kind)], rows)], findings }
}

const sizeText = () =>
  `${size.fileRows} bank rows, ${size.orders} orders, ${size.documents} documents, ${size.buyers} buyers`

const fileRows = (times: FileTimes, result: FileResult): Row[] => [
  ['bank file staged, s', figure(times.stageMs / 1000)],
  ['bank file applied, s', figure(times.applyMs / 1000)],
  ['wrong automatic matches', String(result.wrong)],
  ['applied or rightly first suggested, %', figure(result.share * 100)],
]

type Sales = Awaited<ReturnType<typeof timeSales>>

const salesRows = (checkouts: Sales['checkouts'], intake: Sales['intake']): Row[] => [
  ['checkouts /s', figure(checkouts.perSecond)],
  ['checkout p50 ms', figure(checkouts.p50)],
  ['checkout p99 ms', figure(checkouts.p99)],
  ['payment message p50 ms', figure(intake.p50)],
  ['payment message p99 ms', figure(intake.p99)],
  ['documents numbered, s', figure(intake.numberingMs / 1000)],
]

const listRows = ({ pageMs, export: file }: Awaited<ReturnType<typeof timeOfficeList>>): Row[] => [
  ['list of orders, first page p50 ms', figure(pageMs)],
  ['export, first byte ms', figure(file.firstMs)],
  ['export, all of it s', figure(file.allMs / 1000)],
  ['export, MB', figure(file.megabytes)],
  ['memory grown by the export, MB', figure(Math.max(0, file.grownMegabytes))],
]

function fileFindings(kind: string, { times, result }: { times: FileTimes; result: FileResult }): Finding[] {
  const seconds = (times.stageMs + times.applyMs) / 1000
  const isOnce = times.isSame && result.files === 1 && result.payments === result.matches
  return [
    finding(`bank file on ${kind}`, { goal: '< 20 s', found: `${figure(seconds)} s`, isMet: seconds < 20 }),
    finding(`wrong automatic matches on ${kind}`, {
      goal: '0',
      found: String(result.wrong),
      isMet: result.wrong === 0,
    }),
    finding(`applied or rightly suggested on ${kind}`, {
      ...{ goal: '≥ 95 %', found: `${figure(result.share * 100)} %`, isMet: result.share >= 0.95 },
    }),
    finding(`the same file again on ${kind}`, {
      goal: 'nothing',
      found: isOnce ? 'nothing' : 'changes',
      isMet: isOnce,
    }),
  ]
}

const atMost = (claim: string, { ms, most }: { ms: number; most: number }): Finding =>
  finding(claim, { goal: `≤ ${most} ms`, found: `${figure(ms)} ms`, isMet: ms <= most })
