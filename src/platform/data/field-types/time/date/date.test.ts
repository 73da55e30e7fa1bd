import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { expected } from '../../words.ts'
import { date, dateKind } from './date.ts'

testKind(date('วัน', 'Day'), {
  stores: [['2026-11-20', '2026-11-20']],
  refuses: [null, '20/11/2569', '2026-02-30', 20261120, '2569-11-20', '0000-01-01'],
  reads: [
    ['2026-11-20', {}, '20 พ.ย. 69'],
    ['2026-11-20', { isRecord: true }, '20 พฤศจิกายน 2569'],
    ['2026-11-20', { isRecord: true, locale: 'en' }, '20 November 2026'],
  ],
  finds: [['2026-11-20', '2026-11-20']],
  parses: [
    '20/11/2569',
    '20 พ.ย. 2569',
    '๒๐ พฤศจิกายน ๒๕๖๙',
    '20/11/69',
    '2026-11-20',
    '20 Nov 2026',
    '20-พ.ย.-69',
    '20/11/2569 0:00',
    '20-Nov-26',
    '2026/11/20',
  ].map((text) => [text, '2026-11-20']),
  faults: ['พรุ่งนี้', '31/02/2569', '11/20/2026'],
})

const field = date('วัน', 'Day')

it.each(['20/11/26', '20-พ.ย.-26', '20-Nov-69'])('asks for the whole year of %j', (text) => {
  expect(dateKind.parse(text, field)).toEqual({ fault: expected.fullYear })
})

it('remarks in which era a year of two digits was read, and nothing where all four are written', () => {
  expect(dateKind.remark!('20-พ.ย.-69')).toEqual({
    code: 'buddhist-year',
    th: 'อ่านปีสองหลักเป็น พ.ศ. เช่น “20-พ.ย.-69” คือ 20 พฤศจิกายน 2569',
    en: 'Years of two digits were read as Buddhist: “20-พ.ย.-69” is 20 November 2026',
  })
  expect(dateKind.remark!('20-Nov-26')?.code).toBe('gregorian-year')
  expect(dateKind.remark!('20/11/2569')).toBeNull()
})
