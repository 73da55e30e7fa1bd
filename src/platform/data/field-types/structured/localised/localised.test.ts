import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { localised, localisedKind } from './localised.ts'

testKind(localised('ชื่อ', 'Name'), {
  stores: [
    [
      { th: ' ช่างไฟ ', en: 'Electrician' },
      { th: 'ช่างไฟ', en: 'Electrician' },
    ],
    [
      { th: 'ช่างไฟ', en: '' },
      { th: 'ช่างไฟ', en: '' },
    ],
  ],
  refuses: ['x', null, { th: 'x' }, { th: 'x', en: 1 }, { th: 'x', en: 'y', lo: 'z' }],
  reads: [
    [{ th: 'ช่างไฟ', en: 'Electrician' }, {}, 'ช่างไฟ'],
    [{ th: 'ช่างไฟ', en: 'Electrician' }, { locale: 'en' }, 'Electrician'],
    [{ th: 'ช่างไฟ', en: '' }, { locale: 'en' }, 'ช่างไฟ'],
  ],
  finds: [[{ th: 'ช่างไฟ', en: 'Electrician' }, 'ช่างไฟ Electrician']],
  parses: [['{"th":"ก","en":"a"}', { th: 'ก', en: 'a' }]],
  faults: ['ช่างไฟ'],
})

it('lacks its Thai text when it is required', () => {
  expect(localisedKind.lacks!({ th: '', en: 'Electrician' })).toEqual(['th'])
})
