import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { boolean, booleanKind } from './boolean.ts'

testKind(boolean('ใช้', 'On'), {
  stores: [
    [true, true],
    [false, false],
  ],
  refuses: [null, 'true', 1, ''],
  reads: [
    [true, {}, 'ใช่'],
    [false, { locale: 'en' }, 'No'],
    [true, { isState: true }, 'เผยแพร่'],
    [false, { isState: true }, 'ฉบับร่าง'],
  ],
  finds: [[true, '']],
  parses: [
    ...['ใช่', 'Yes', 'TRUE', '1', 'จริง', 'on'].map((text): [string, boolean] => [text, true]),
    ...['ไม่', 'ไม่ใช่', 'No', 'false', '0', 'เท็จ'].map((text): [string, boolean] => [text, false]),
  ],
  faults: ['อาจจะ', '2'],
})

it('shows its state by tone', () => {
  const field = boolean('ใช้', 'On')
  expect([true, false].map((value) => booleanKind.tone!(value, field))).toEqual(['live', 'off'])
})
