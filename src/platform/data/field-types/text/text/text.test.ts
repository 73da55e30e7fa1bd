import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { text } from './text.ts'

testKind(text('ชื่อ', 'Name'), {
  stores: [
    [' ช่างไฟฟ้า ', 'ช่างไฟฟ้า'],
    ['=1+1', '=1+1'],
    ['cafe\u0301', 'café'],
  ],
  refuses: [null, 5, 'ก'.repeat(501), 'ก\0', '\ud800'],
  reads: [['ช่างไฟฟ้า', {}, 'ช่างไฟฟ้า']],
  finds: [['ช่างไฟฟ้า', 'ช่างไฟฟ้า']],
  parses: [['๑๒๓', '๑๒๓']],
})
