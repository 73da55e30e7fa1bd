import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { people } from './people.ts'

const malee = { id: 'a'.repeat(24), name: 'อ.มาลี' }
const visitor = { id: null, name: 'วิทยากรรับเชิญ' }

testKind(people('lecturer')('วิทยากร', 'Lecturers'), {
  stores: [
    ['อ.มาลี และคณะ', [{ id: null, name: 'อ.มาลี และคณะ' }]],
    ['อ.มาลี, ปวส.', [{ id: null, name: 'อ.มาลี, ปวส.' }]],
    ['', []],
    [[malee], [malee]],
    [[visitor], [visitor]],
    [
      [malee, visitor],
      [malee, visitor],
    ],
    [[{ id: null, name: '' }, visitor], [visitor]],
  ],
  refuses: [null, 1, [{ name: 'ก' }], [{ ...malee, role: 'x' }], ['ก']],
  names: { [malee.id]: malee.name },
  reads: [
    [[malee, visitor], {}, 'อ.มาลี, วิทยากรรับเชิญ'],
    [[], {}, ''],
  ],
  finds: [[[malee, visitor], 'อ.มาลี วิทยากรรับเชิญ']],
  parses: [
    ['อ.มาลี', 'อ.มาลี'],
    [`อ.มาลี <${malee.id}>`, [malee]],
    ['อ.มาลี; อ.เดชา', ['อ.มาลี', 'อ.เดชา'].map((name) => ({ id: null, name }))],
    ['วิทยากรรับเชิญ;', [visitor]],
  ],
})
