import { testKind } from '../../../../../tests/support/kind-cases.ts'
import { date } from './date.ts'

testKind(date('วัน', 'Day'), {
  stores: [['2026-11-20', '2026-11-20']],
  refuses: [null, '20/11/2569', '2026-02-30', 20261120],
  reads: [
    ['2026-11-20', {}, '20 พ.ย. 69'],
    ['2026-11-20', { isRecord: true }, '20 พฤศจิกายน 2569'],
    ['2026-11-20', { isRecord: true, locale: 'en' }, '20 November 2026'],
  ],
  finds: [['2026-11-20', '2026-11-20']],
  parses: ['20/11/2569', '20 พ.ย. 2569', '๒๐ พฤศจิกายน ๒๕๖๙', '20/11/69', '2026-11-20', '20 Nov 2026'].map((text) => [
    text,
    '2026-11-20',
  ]),
  faults: ['พรุ่งนี้', '31/02/2569', '11/20/2026'],
})
