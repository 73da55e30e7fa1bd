import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { codes } from './codes.ts'

testKind(codes('category')('หมวดหมู่', 'Category'), {
  stores: [
    ['electric', ['electric']],
    ['a, b', ['a, b']],
    ['', []],
    [[], []],
    [['electric'], ['electric']],
    [
      ['electric', ' safety', 'electric', ''],
      ['electric', 'safety'],
    ],
  ],
  refuses: [null, 1, [1], ['x'.repeat(101)], Array.from({ length: 51 }, (_, n) => `c${n}`)],
  names: { electric: 'ช่างไฟฟ้า' },
  reads: [
    [['electric', 'gone'], {}, 'ช่างไฟฟ้า, gone'],
    [[], {}, ''],
  ],
  finds: [[['electric', 'safety'], 'electric safety']],
  parses: [
    ['electric', 'electric'],
    ['electric;', ['electric']],
    ['electric, safety', ['electric', 'safety']],
    ['"a, b"', 'a, b'],
  ],
})
