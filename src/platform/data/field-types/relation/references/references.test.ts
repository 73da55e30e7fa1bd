import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { references } from './references.ts'

const [one, two] = ['a'.repeat(24), 'b'.repeat(24)] as const

testKind(references('course')('หลักสูตร', 'Courses'), {
  stores: [
    [
      [one, two, one],
      [one, two],
    ],
    [[one], [one]],
    [[], []],
  ],
  refuses: [one, null, ['x'], [one.toUpperCase()], [1]],
  names: { [one]: 'ช่างไฟฟ้า' },
  reads: [[[one, two], {}, `ช่างไฟฟ้า, ${two}`]],
  finds: [[[one], '']],
  parses: [
    [`${one}, ${two}`, [one, two]],
    [one, [one]],
  ],
})
