import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { choices, choicesKind } from './choices.ts'

const days = choices([
  { value: 'mon', label: { th: 'จันทร์', en: 'Monday' } },
  { value: 'tue', label: { th: 'อังคาร', en: 'Tuesday' } },
])

testKind(days('วัน', 'Days'), {
  stores: [
    [
      ['tue', 'mon', 'tue'],
      ['tue', 'mon'],
    ],
    [['mon'], ['mon']],
    [[], []],
  ],
  refuses: ['mon', null, ['wed'], [1], { mon: true }],
  reads: [
    [['mon', 'tue'], {}, 'จันทร์, อังคาร'],
    [['mon'], { locale: 'en' }, 'Monday'],
    [[], {}, ''],
  ],
  finds: [[['mon'], 'mon จันทร์ Monday']],
  parses: [
    ['จันทร์, Tuesday', ['mon', 'tue']],
    ['tue;', ['tue']],
    ['mon', ['mon']],
  ],
  faults: ['จันทร์, พุธ'],
})

it('lacks a choice when one is required', () => {
  expect(choicesKind.lacks!([])).toEqual([''])
  expect(choicesKind.lacks!(['online'])).toEqual([])
})
