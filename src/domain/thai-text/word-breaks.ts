import { COMPOUNDS } from './compounds.ts'

const NBSP = '\u00a0'
const UNITS = [
  'บาท|สตางค์|ชม\\.|ชั่วโมง|นาที|วินาที|วัน|สัปดาห์|เดือน|ปี|คน|ที่นั่ง|ท่าน|บทเรียน|บท|ข้อ|หน้า|หลักสูตร|รุ่น|ครั้ง|แห่ง|ชิ้น|น\\.',
  'มม\\.|ซม\\.|ม\\.|กม\\.|ตร\\.ม\\.|กก\\.|kW|kVA|kg|cm|mm|m|V|A|GB|MB|kB|%|baht|hrs?|hours?|min|minutes?|days?',
].join('|')
const NUMBER_AND_UNIT = new RegExp(`([0-9๐-๙]) +(?=(?:${UNITS})(?![A-Za-z]))`, 'g')
const LABEL_AND_NUMBER = /(ระดับ|รุ่นที่|รุ่น|หมวด|บทที่|ครั้งที่|ห้อง|ชั้น|Level|level|No\.) +(?=[0-9๐-๙A-Z])/g

// Longest first, so that ช่างไฟฟ้า is not cut at ไฟฟ้า. Never break before a mark of the last letter.
const WORDS = [...COMPOUNDS].sort((one, other) => other.length - one.length)
const COMPOUND = new RegExp(`((?:${WORDS.join('|')})(?![\\u0e30-\\u0e3a\\u0e45\\u0e47-\\u0e4e]))`)

/**
 * Prepares a title or blurb for display: U+00A0 between a number and its unit and after ระดับ, รุ่น, หมวด. Words that
 * must not break are returned as `{nb}`, with a break allowed after them. Joined pieces read like the text.
 */
export function wordBreaks(text: string): (string | { nb: string })[] {
  const bound = text.replace(NUMBER_AND_UNIT, `$1${NBSP}`).replace(LABEL_AND_NUMBER, `$1${NBSP}`)
  return bound
    .split(COMPOUND)
    .map((piece, at) => (at % 2 === 1 ? { nb: piece } : piece))
    .filter((piece) => piece !== '')
}
