import { normalize } from '../../thai-text/normalize.ts'
import type { AttendanceStatus } from './statuses.ts'

const marks: Record<AttendanceStatus, readonly string[]> = {
  present: [
    'มา',
    'มาเรียน',
    'เข้าเรียน',
    'ม',
    'ม.',
    'present',
    'attended',
    'p',
    'yes',
    'y',
    'ใช่',
    'true',
    '1',
    '/',
    '✓',
    '✔',
    '☑',
    '✅',
    '√',
  ],
  late: ['สาย', 'มาสาย', 'ส', 'ส.', 'late', 'l'],
  half: ['ครึ่ง', 'ครึ่งวัน', 'half', 'half day', 'half-day', 'h', '½', '1/2', '0.5', '.5'],
  excused: ['ลา', 'ลากิจ', 'ลาป่วย', 'ล', 'ล.', 'excused', 'leave', 'e'],
  absent: ['ขาด', 'ขาดเรียน', 'ไม่มา', 'ข', 'ข.', 'absent', 'a', 'no', 'n', 'false', '0', 'x', '×', '✗', '✘', '❌'],
}

const plain = (text: string) => normalize(text).replaceAll('\u{fe0f}', '').trim()

const known = new Map(
  Object.entries(marks).flatMap(([status, texts]) => texts.map((text) => [plain(text), status as AttendanceStatus])),
)

/**
 * The status that a cell of an attendance sheet says, in Thai or English, by a letter, a tick or a name that the site uses; null for
 * anything else, undefined for an empty cell.
 */
export function readMark(
  text: string,
  own: ReadonlyMap<AttendanceStatus, string> = new Map(),
): AttendanceStatus | null | undefined {
  const read = plain(text)
  if (read === '') return undefined
  const named = [...own].find(([, name]) => plain(name) === read)
  return named?.[0] ?? known.get(read) ?? null
}
