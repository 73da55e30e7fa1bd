import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { reference } from './reference.ts'

const id = 'a1'.repeat(12)

testKind(reference('course')('หลักสูตร', 'Course'), {
  stores: [[id, id]],
  refuses: [null, '', 'x', id.toUpperCase(), [id]],
  names: { [id]: 'ช่างไฟฟ้า' },
  reads: [[id, {}, 'ช่างไฟฟ้า']],
  finds: [[id, '']],
  parses: [[` ${id}\n`, id]],
})
