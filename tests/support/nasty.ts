import fc from 'fast-check'
import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'

/** Texts that are known to break in spreadsheets, CSV, XML or Thai handling. */
export const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('=1+1', '+66812345678', '-', '@SUM(A1)', "'=x", "''", '＝1', '\t=1', "=cmd|' /C calc'!A0"),
  fc.constantFrom('0812345678', '1101700207030', '007', '1e5', '1,200', 'TRUE', 'ใช่', '#N/A', 'null', '2026-11-20'),
  fc.constantFrom('a"b', '"ก"', 'a,b;c\td', 'บรรทัด\nสอง', 'บรรทัด\r\nสอง', 'a\rb', '_x0041_x0042_', '__proto__'),
  fc.constantFrom('constructor', 'น้ำ', 'เเก้ว', '๐๑๒', 'ก\u200bข', 'a\u0001b', 'a\uffffb', '<b>ก</b>', '😀', 'ก; ข'),
)

const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })

/** Returns values that a client may write into a field of this kind, or undefined for a reference by `_id`. */
export const nastyWire = (field: AnyField): fc.Arbitrary<unknown> | undefined => {
  const parts = fieldTypeOf(field).parts?.(field)
  if (parts) return nastyParts(parts)
  const values = field.choices?.map(({ value }) => value) ?? ['none']
  const byKind: Partial<Record<AnyField['kind'], fc.Arbitrary<unknown>>> = {
    ...{ text: nasty, longtext: nasty, richtext: nasty, code: nasty },
    phone: fc.stringMatching(/^0\d{9}$/),
    citizen: fc.stringMatching(/^[0-9]{13}$/),
    email: fc.nat().map((n) => `a+${n}@wicha.test`),
    number: fc.nat(1_000_000),
    halfHours: fc.nat(1_000_000).map((halves) => halves / 2),
    decimal: fc.nat(1_000_000).map((n) => n / 8),
    baht: fc.nat(999_999_999).map((satang) => satang / 100),
    boolean: fc.boolean(),
    date: moment.map((date) => date.toISOString().slice(0, 10)),
    instant: moment.map((date) => date.toISOString()),
    choice: fc.constantFrom(...values),
    choices: fc.subarray(values),
    codes: fc.oneof(nasty, fc.array(nasty, { maxLength: 4 })),
    people: fc.oneof(nasty, fc.array(fc.record({ id: fc.constant(null), name: nasty }), { maxLength: 3 })),
    json: fc.jsonValue({ maxDepth: 3 }),
  }
  return byKind[field.kind]
}

const nastyParts = (parts: Fields): fc.Arbitrary<unknown> => {
  const each = Object.entries(parts).map(([name, field]) => [name, nastyWire(field) ?? fc.constant(null)] as const)
  return fc.record(Object.fromEntries(each))
}
