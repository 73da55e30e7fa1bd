import { hasPostgres } from '../../../../tests/support/scratch-postgres.ts'
import { type Finding, finding, skipped } from '../../../verify/scorecard.ts'
import { whyNoBrowser } from '../../../verify/people/stage.ts'
import type { Academies } from '../../academies.ts'
import type { CleanupStack } from '../../cleanup-stack.ts'
import { percentiles } from '../../load.ts'
import type { Measured } from '../../parts.ts'
import type { Subject } from '../../servers.ts'
import { figure, table } from '../../table.ts'
import { type FillingTimes, slowdown, timeFilling } from './filling.ts'
import { openFormsPlace } from './forms-place.ts'
import { conditions, copies, fieldCount } from './large-form.ts'
import { counted, type OfficeTimes, timeOffice, warmUps } from './office-screens.ts'
import { comparePdf, type PrintedAnswers } from './printed.ts'
import { submissions } from './size.ts'
import { compareWorkbook, readSubmissions, type WorkbookResult } from './workbook.ts'

/** A measured figure: its row in the table and, with a goal, its finding. */
interface Figure {
  name: string
  value: number
  unit: 'ms' | 's' | 'kB' | 'MB' | ''
  most?: number
}

/** Measures a large form in a slow browser, and many submissions of a form on each available database. */
export const measureForms = async ({ traces }: Academies): Promise<Measured> => {
  const filling = await measureFilling(traces)
  const columns: { kind: string; figures: Figure[] }[] = []
  for (const kind of (await hasPostgres()) ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const))
    columns.push({ kind, figures: await measureSubmissions(kind, traces) })
  const rows = columns[0]!.figures.map((one, at) => [
    nameWithUnit(one),
    ...columns.map(({ figures }) => valueText(figures[at]!)),
  ])
  const head = [`${submissions} submissions of a form`, ...columns.map(({ kind }) => kind)]
  return {
    tables: [...filling.tables, table(head, rows)],
    findings: [...filling.findings, ...columns.flatMap(({ kind, figures }) => findingsOf(figures, ` on ${kind}`))],
  }
}

async function measureFilling(traces: CleanupStack): Promise<Measured> {
  const why = whyNoBrowser()
  if (why) return { tables: [], findings: [skipped('a large form in a browser', why)] }
  const figures = fillingFigures(await timeFilling(traces))
  const head = `${fieldCount} fields, ${conditions} conditions, ${copies} copies, processor ÷ ${slowdown}`
  const rows = figures.map((one) => [nameWithUnit(one), valueText(one)])
  return { tables: [table([head, 'browser'], rows)], findings: findingsOf(figures) }
}

function fillingFigures({ ready, letters, copyLetters, reveals, script }: FillingTimes): Figure[] {
  return [
    { name: 'form ready, p50', value: percentiles(ready).p50, unit: 'ms', most: 3500 },
    { name: 'letter in a field, p95', value: percentiles(letters).p95, unit: 'ms', most: 100 },
    { name: 'letter in a copy, p95', value: percentiles(copyLetters).p95, unit: 'ms', most: 100 },
    { name: 'field revealed by a choice, p95', value: percentiles(reveals).p95, unit: 'ms', most: 150 },
    { name: 'script beyond the public frame, gzip', value: script.wholeKB - script.frameKB, unit: 'kB', most: 90 },
    { name: 'script that the page names, gzip', value: script.routeKB, unit: 'kB' },
    { name: 'script with its lazy parts, gzip', value: script.wholeKB, unit: 'kB' },
  ]
}

async function measureSubmissions(kind: Subject['kind'], traces: CleanupStack): Promise<Figure[]> {
  const { first, cloned } = await openFormsPlace(kind, traces)
  const [sent] = await readSubmissions(first)
  const pdf = await comparePdf(first, sent!.formData)
  for (const text of pdf.missing) console.log(`Missing in the PDF on ${kind}: ${text}`)
  const place = await cloned()
  const times = await timeOffice(place)
  const workbook = await compareWorkbook(times.file.buffer, await readSubmissions(place))
  for (const text of workbook.wrong.slice(0, 10)) console.log(`Wrong in the spreadsheet on ${kind}: ${text}`)
  return officeFigures({ times, workbook, pdf })
}

function officeFigures(of: { times: OfficeTimes; workbook: WorkbookResult; pdf: PrintedAnswers }): Figure[] {
  const { times, workbook, pdf } = of
  return [
    { name: 'list, first page, p50', value: times.listMs, unit: 'ms', most: 300 },
    { name: 'list of a fifth by a choice, p50', value: times.choiceMs, unit: 'ms', most: 300 },
    { name: 'list of a few by a text, p50', value: times.textMs, unit: 'ms', most: 300 },
    { name: 'summary, p50', value: times.summaryMs, unit: 'ms', most: 1000 },
    { name: 'XLSX with two data sets', value: times.fileMs / 1000, unit: 's', most: 20 },
    { name: 'memory grown by one summary and XLSX', value: times.grownMB, unit: 'MB', most: 150 },
    { name: `memory grown further by ${warmUps + counted} summaries`, value: times.summariesGrownMB, unit: 'MB' },
    { name: 'cells compared', value: workbook.compared, unit: '' },
    { name: 'wrong cells of the XLSX', value: workbook.wrong.length, unit: '', most: 0 },
    { name: 'answers in the PDF of every kind', value: pdf.count, unit: '' },
    { name: 'answers missing in the PDF', value: pdf.missing.length, unit: '', most: 0 },
  ]
}

const nameWithUnit = ({ name, unit }: Figure) => (unit ? `${name}, ${unit}` : name)

const valueText = ({ value, unit }: Figure) => (unit ? figure(value) : String(value))

const findingsOf = (figures: readonly Figure[], where = ''): Finding[] =>
  figures.flatMap(({ name, value, unit, most }) => {
    if (most === undefined) return []
    const text = (n: string) => `${n} ${unit}`.trim()
    const goal = most === 0 ? '0' : text(`≤ ${most}`)
    return [finding(`${name}${where}`, { goal, found: text(valueText({ name, value, unit })), isMet: value <= most })]
  })
