import { withUnit } from '#platform/data/collection/field-builders.ts'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { halfHours } from './half-hours.ts'

testKind(withUnit({ th: 'ชั่วโมง', en: 'hours' }, halfHours('เวลา', 'Time')), {
  stores: [
    [0, 0],
    [6.5, 6.5],
    [1200, 1200],
  ],
  refuses: [null, '5', -0.5, 1.25, 1_000_000.5, Number.NaN],
  reads: [
    [1200.5, {}, '1,200.5'],
    [6, { isRecord: true }, '6 ชั่วโมง'],
    [6.5, { isRecord: true, locale: 'en' }, '6.5 hours'],
  ],
  finds: [[6.5, '6.5']],
  parses: [
    ['1,200.5', 1200.5],
    ['๖.๕', 6.5],
    ['6', 6],
  ],
  faults: ['1,5', 'สิบ', '1e3'],
})
