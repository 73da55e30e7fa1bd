import { z } from 'zod'
import type { AnyField } from '#platform/data/collection/field.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { expected, words } from '../../words.ts'

export const boolean = kind('boolean', 'boolean', z.boolean())

export const booleanKind: FieldType = {
  comparedAs: 'boolean',
  isSortable: true,
  jsonSchema: codecSchema,
  example: () => true,
  blank: false,
  expects: () => expected.yesOrNo,
  text: (stored: boolean, { locale, isState, field }) =>
    (isState ? stateOf(stored, field?.states) : answerOf(stored))[locale],
  tone: (stored: boolean) => (stored ? 'live' : 'off'),
  columnKind: 'boolean',
  searchText: () => '',
  form: { control: 'boolean', span: 3 },
  print: (wire: boolean) => answerOf(wire).th,
  parse: (text) => orFault(meant(text), expected.yesOrNo),
}

const published = { on: words.published, off: words.draft }
const stateOf = (isOn: boolean, { on, off }: NonNullable<AnyField['states']> = published) => (isOn ? on : off)
const answerOf = (isYes: boolean) => (isYes ? words.yes : words.no)

const yes = new Set(['ใช่', 'จริง', 'มี', 'เปิด', 'เผยแพร่', 'yes', 'y', 'true', 't', 'on', '1', '๑', '✓', '✔', 'live'])
const no = new Set([
  ...['ไม่', 'ไม่ใช่', 'เท็จ', 'ไม่มี', 'ปิด', 'ฉบับร่าง'],
  ...['no', 'n', 'false', 'f', 'off', '0', '๐', '✗', 'draft'],
])

/** Returns the boolean that a Thai or English word means, or null. */
function meant(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}
