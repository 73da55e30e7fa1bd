import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { citizen, citizenKind } from './citizen.ts'

const field = citizen('เลขประจำตัวประชาชน', 'Citizen id')

testKind(field, {
  stores: [
    '1101700207030',
    '1-1017-00207-03-0',
    '๑-๑๐๑๗-๐๐๒๐๗-๐๓-๐',
    ' 1 1017 00207 03 0\u200b',
    '1\u20131017\u201300207\u201303\u20130',
  ].map((wire) => [wire, '1101700207030']),
  refuses: [
    null,
    1101700207030,
    '1.1017E+12',
    'abc',
    'x1101700207030',
    '110170020703',
    '11017002070301',
    '1'.repeat(70),
  ],
  reads: [['1101700207030', {}, '1101700207030']],
  finds: [['1101700207030', '1101700207030']],
  parses: [['1-1017-00207-03-0', '1101700207030']],
})

it.each(['1.1017E+12', '1,1017e12'])('%s is told to be what Excel made of it, and mended by nobody', (text) => {
  expect(citizenKind.parse(text, field)).toMatchObject({
    damage: { code: 'scientific', th: expect.stringContaining(text) },
  })
  expect(citizenKind.parse(text, field)).not.toHaveProperty('damage.mended')
})
