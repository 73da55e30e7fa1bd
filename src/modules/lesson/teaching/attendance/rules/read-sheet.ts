import { readMark } from '#domain/learning/attendance/read-mark.ts'
import type { AttendanceStatus } from '#domain/learning/attendance/statuses.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import {
  type HeadFault,
  type PersonField,
  plain,
  readHeads,
  type SheetColumn,
  type SheetSession,
} from './read-heads.ts'

/** A learner of the course, by all that a sheet may name them by; null what the reader may not know. */
export interface SheetPerson {
  enrollID: string
  roundID: string | null
  citizen: string | null
  email: string | null
  username: string | null
  name: string
}

/** What is wrong with a cell; row and column as spreadsheets count them, from 1. */
export interface SheetProblem {
  row: number
  column: number
  value: string
  fault: HeadFault | RowFault
}
type RowFault =
  | 'person-missing'
  | 'person-unknown'
  | 'person-twice'
  | 'person-ambiguous'
  | 'status-unknown'
  | 'other-round'
  | 'no-people'
  | 'no-sessions'

export interface SheetCell {
  enrollID: string
  sessionID: string
  status: AttendanceStatus
}

interface SheetOptions {
  people: readonly SheetPerson[]
  sessions: readonly SheetSession[]
  /** What the site calls statuses. */
  names: ReadonlyMap<AttendanceStatus, string>
  now: number
}

/** The statuses that a sheet says, and all that is wrong with it, cell by cell; what is wrong is left out. */
export function readSheet(rows: readonly (readonly string[])[], of: SheetOptions) {
  const heads = rows[0] ?? []
  const columns = readHeads(heads, of)
  const problems: SheetProblem[] = columns.flatMap((column, at) =>
    column.is === 'fault' ? [{ row: 1, column: at + 1, value: heads[at]!, fault: column.fault }] : [],
  )
  const whole = (fault: RowFault): SheetProblem => ({ row: 1, column: 1, value: '', fault })
  if (!columns.some(({ is }) => is === 'person')) problems.push(whole('no-people'))
  else if (!columns.some(({ is }) => is === 'sessions')) problems.push(whole('no-sessions'))
  const cells: SheetCell[] = []
  const seen = new Set<string>()
  const isReadable = columns.some(({ is }) => is === 'person')
  for (const [at, row] of isReadable ? rows.entries() : []) {
    if (at === 0 || row.every((text) => text.trim() === '')) continue
    const read = readRow(row, { ...of, columns, seen })
    cells.push(...read.cells)
    problems.push(...read.problems.map((problem) => ({ ...problem, row: at + 1 })))
  }
  return { cells, problems }
}

type RowProblem = Omit<SheetProblem, 'row'>
type RowOptions = SheetOptions & { columns: readonly SheetColumn[]; seen: Set<string> }

function readRow(row: readonly string[], of: RowOptions): { cells: SheetCell[]; problems: RowProblem[] } {
  const person = personOf(row, of)
  if ('fault' in person) return { cells: [], problems: [person] }
  const cells: SheetCell[] = []
  const problems: RowProblem[] = []
  for (const [at, column] of of.columns.entries()) {
    const value = row[at] ?? ''
    if (column.is !== 'sessions') continue
    const status = readMark(value, of.names)
    if (status === null) problems.push({ column: at + 1, value, fault: 'status-unknown' })
    else if (status) {
      const own = column.ids.filter((sessionID) => isOwn(person, sessionID, of))
      if (own.length === 0) problems.push({ column: at + 1, value, fault: 'other-round' })
      cells.push(...own.map((sessionID) => ({ enrollID: person.enrollID, sessionID, status })))
    }
  }
  return { cells, problems }
}

/** Sessions of other rounds are not theirs. A column of a day marks those of their own round alone. */
const isOwn = ({ roundID }: SheetPerson, sessionID: string, { sessions }: RowOptions) =>
  sessions.some((one) => one._id === sessionID && (one.roundID === null || one.roundID === roundID))

const strongest: readonly PersonField[] = ['citizen', 'email', 'username', 'name']

/** By the strongest that the row gives: a name is asked only where nothing else is written. */
function personOf(row: readonly string[], { columns, people, seen }: RowOptions): SheetPerson | RowProblem {
  const given = strongest.flatMap((field) => {
    const at = columns.findIndex((column) => column.is === 'person' && column.field === field)
    const value = at === -1 ? '' : (row[at] ?? '').trim()
    return value === '' ? [] : [{ field, at, value }]
  })[0]
  if (!given) return { column: 1, value: '', fault: 'person-missing' }
  const { field, at, value } = given
  const key = keyOf(field, value)
  const found = people.filter((one) => one[field] !== null && keyOf(field, one[field]) === key)
  const problem = (fault: RowFault): RowProblem => ({ column: at + 1, value, fault })
  if (found.length !== 1) return problem(found.length === 0 ? 'person-unknown' : 'person-ambiguous')
  if (seen.has(found[0]!.enrollID)) return problem('person-twice')
  seen.add(found[0]!.enrollID)
  return found[0]!
}

const keyOf = (field: PersonField, value: string) =>
  field === 'citizen' ? arabicDigits(value).replaceAll(/\D/g, '') : plain(value)
