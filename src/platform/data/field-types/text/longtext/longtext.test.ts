import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { longtext } from './longtext.ts'

testKind(longtext('คำอธิบาย', 'Description'), {
  stores: [['บรรทัดแรก\nบรรทัดที่สอง', 'บรรทัดแรก\nบรรทัดที่สอง']],
  refuses: [null, 1, 'ก'.repeat(5001)],
  reads: [['ก\nข', {}, 'ก\nข']],
  parses: [['ก\nข', 'ก\nข']],
})
