import { withUnit } from '#platform/data/collection/field-builders.ts'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { number } from './number.ts'

testKind(withUnit({ th: 'ชั่วโมง', en: 'hours' }, number('เวลา', 'Time')), {
  stores: [
    [0, 0],
    [1200, 1200],
  ],
  refuses: [null, '5', -1, 1.5, 1_000_001, Number.NaN],
  reads: [
    [1200, {}, '1,200'],
    [1200, { isRecord: true }, '1,200 ชั่วโมง'],
    [1200, { isRecord: true, locale: 'en' }, '1,200 hours'],
    [1, { isRecord: true, locale: 'en' }, '1 hour'],
  ],
  finds: [[1200, '1200']],
  parses: [
    ['1,200', 1200],
    ['๑๒๐๐', 1200],
    ['1.5', 1.5],
  ],
  faults: ['1,5', 'สิบ', '1e3'],
})
