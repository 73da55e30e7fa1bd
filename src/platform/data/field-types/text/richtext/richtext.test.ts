import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { richtext } from './richtext.ts'

testKind(richtext('รายละเอียด', 'Description'), {
  stores: [
    ['<p>ช่าง<b>ไฟฟ้า</b></p>', '<p>ช่าง<b>ไฟฟ้า</b></p>'],
    ['<p onclick="x()">ก</p><script>alert(1)</script>', '<p>ก</p>'],
  ],
  refuses: [null, 1, 'ก'.repeat(200_001)],
  reads: [['<p>ช่าง<b>ไฟฟ้า</b></p><p>อาคาร</p>', {}, 'ช่างไฟฟ้า อาคาร']],
  finds: [['<h2>ช่างไฟฟ้า</h2>', 'ช่างไฟฟ้า']],
  parses: [['<p>ก</p>', '<p>ก</p>']],
})
