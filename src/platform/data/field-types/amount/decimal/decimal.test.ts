import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { decimalBetween } from './decimal.ts'

testKind(decimalBetween(-100, 1_000_000)('คะแนน', 'Points'), {
  stores: [
    [0, 0],
    [66.66667, 66.66667],
    [-1.5, -1.5],
    [1200, 1200],
  ],
  refuses: [null, '5', -100.5, 1.000001, 1_000_000.5, Number.NaN],
  reads: [[1200.25, {}, '1,200.25']],
  finds: [[6.25, '6.25']],
  parses: [
    ['1,200.25', 1200.25],
    ['๖.๒๕', 6.25],
    ['6', 6],
  ],
  faults: ['1,5', 'สิบ', '1e3'],
})
