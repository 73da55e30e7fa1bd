import { describe, expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { personalPhone, phone, phoneKind } from './phone.ts'

const field = phone('โทรศัพท์', 'Phone')
const own = personalPhone('โทรศัพท์', 'Phone')
const spellings = [
  '0812345678',
  '081-234-5678',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '+66 81 234 5678',
  '(081)2345678',
  '\u200e0812345678\u200b',
]

testKind(field, {
  stores: [
    ...spellings.map((wire): [string, string] => [wire, '0812345678']),
    ['02-123-4567 ต่อ 12', '021234567#12'],
    ['1669', '1669'],
    ['+1 202 555 0100', '+12025550100'],
    ['', ''],
  ],
  refuses: [null, 812345678, '812345678', '8.12E+08', 'abc', '1', '0'.repeat(21)],
  reads: [
    ['0812345678', {}, '081-234-5678'],
    ['021234567', {}, '02-123-4567'],
    ['021234567#12', {}, '02-123-4567 ต่อ 12'],
  ],
  parses: [
    ['081-234-5678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
  ],
})

describe('a phone of a person', () => {
  it.each(spellings)('%s is one number', (wire) => expect(own.decode.parse(wire)).toBe('0812345678'))

  it.each(['02-123-4567', '1669', '812345678', '8.12E+08', 'abc', '08123456789', '0812345678 ต่อ 1'])(
    '%s is none',
    (wire) => expect(own.decode.safeParse(wire).success).toBe(false),
  )
})

describe('what a spreadsheet did to a phone', () => {
  it.each([
    ['812345678', 'lost-zero', '0812345678'],
    ['81-234-5678', 'lost-zero', '0812345678'],
    ['612345678', 'lost-zero', '0612345678'],
    ['8.12345678E+08', 'scientific', undefined],
  ])('to %s is told as %s, and mended to %s', (text, code, mended) => {
    const read = phoneKind.parse(text, field)
    expect(read).toMatchObject({ damage: { code } })
    expect((read as { damage: { mended?: string } }).damage.mended).toBe(mended)
  })

  it.each(['12345678', '21234567', '123', '7123456789', '0812345678'])('to %s is not known', (text) =>
    expect(phoneKind.parse(text, field)).not.toHaveProperty('damage'),
  )
})
