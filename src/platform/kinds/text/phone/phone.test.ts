import { testKind } from '../../../../../tests/support/kind-cases.ts'
import { phone } from './phone.ts'

testKind(phone('โทรศัพท์', 'Phone'), {
  stores: [['0812345678', '0812345678']],
  refuses: [null, 812345678, '0'.repeat(21)],
  reads: [
    ['0812345678', {}, '081-234-5678'],
    ['021234567', {}, '02-123-4567'],
  ],
  parses: [
    ['081-234-5678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
  ],
})
