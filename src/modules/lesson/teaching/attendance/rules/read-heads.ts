import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { normalize } from '#domain/thai-text/normalize.ts'

/** A session that a column of an attendance sheet may mean. */
export interface SheetSession {
  _id: string
  name: string
  /** What the head of its column says in a template. */
  label: string
  startsAt: string
  cancelled: boolean
  /** The round whose learners it is for; null for everyone in the course. */
  roundID: string | null
}

export type PersonField = 'citizen' | 'email' | 'username' | 'name'

export type HeadFault = 'column-unknown' | 'column-twice' | 'column-ambiguous' | 'session-cancelled' | 'session-future'

/** What a column holds: who, how they were at sessions, nothing that counts, or a fault. */
export type SheetColumn =
  | { is: 'person'; field: PersonField }
  | { is: 'sessions'; ids: string[] }
  | { is: 'nothing' }
  | { is: 'fault'; fault: HeadFault }

const people: Record<PersonField, readonly string[]> = {
  citizen: ['เลขประจำตัวประชาชน', 'เลขบัตรประชาชน', 'เลขประชาชน', 'citizen id', 'citizen', 'id card'],
  email: ['อีเมล', 'email', 'e-mail'],
  username: ['ชื่อผู้ใช้', 'username', 'user name', 'user'],
  name: ['ชื่อ', 'ชื่อ-นามสกุล', 'ชื่อ นามสกุล', 'ชื่อ-สกุล', 'ชื่อผู้เรียน', 'ผู้เรียน', 'name', 'full name', 'learner'],
}
const ignored = ['', 'ที่', 'ลำดับ', 'ลำดับที่', 'no', 'no.', '#', 'หมายเหตุ', 'remark', 'remarks']

export const plain = (text: string) => normalize(text).replaceAll(/\s+/g, ' ').trim()

const personHeads = new Map(
  Object.entries(people).flatMap(([field, heads]) => heads.map((head) => [plain(head), field as PersonField])),
)
const ignoredHeads = new Set(ignored.map(plain))

/** What each head of a sheet means; a day means all its sessions. `now` in milliseconds since 1970. */
export function readHeads(
  heads: readonly string[],
  of: { sessions: readonly SheetSession[]; now: number },
): SheetColumn[] {
  const taken = new Set<string>()
  return heads.map((head) => {
    const column = readHead(head, of)
    const keys = column.is === 'person' ? [column.field] : column.is === 'sessions' ? column.ids : []
    if (keys.some((key) => taken.has(key))) return { is: 'fault', fault: 'column-twice' }
    for (const key of keys) taken.add(key)
    return column
  })
}

function readHead(head: string, of: { sessions: readonly SheetSession[]; now: number }): SheetColumn {
  const text = plain(head)
  if (ignoredHeads.has(text)) return { is: 'nothing' }
  const field = personHeads.get(text)
  if (field) return { is: 'person', field }
  const meant = sessionsOf(head, of.sessions)
  if (meant === 'ambiguous') return { is: 'fault', fault: 'column-ambiguous' }
  if (meant.length === 0) return { is: 'fault', fault: 'column-unknown' }
  const held = meant.filter(({ cancelled }) => !cancelled)
  if (held.length === 0) return { is: 'fault', fault: 'session-cancelled' }
  if (held.some(({ startsAt }) => Date.parse(startsAt) > of.now)) return { is: 'fault', fault: 'session-future' }
  return { is: 'sessions', ids: held.map(({ _id }) => _id) }
}

function sessionsOf(head: string, sessions: readonly SheetSession[]): SheetSession[] | 'ambiguous' {
  const text = plain(head)
  const labelled = sessions.filter(({ label }) => plain(label) === text)
  const named = labelled.length > 0 ? labelled : sessions.filter(({ name }) => plain(name) === text)
  if (named.length > 1) return 'ambiguous'
  if (named.length === 1) return named
  const day = parseThaiDay(head)
  return day ? sessions.filter(({ startsAt }) => bangkokDay(Date.parse(startsAt)) === day) : []
}
