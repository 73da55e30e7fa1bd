import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { entries } from './entries.ts'

testKind(entries('ป้าย', 'Tags'), {
  stores: [
    [
      ['ด่วน', ' ประชุม ', 'ด่วน', ''],
      ['ด่วน', 'ประชุม'],
    ],
    [[], []],
  ],
  refuses: ['ด่วน', null, [1], ['ก'.repeat(201)], ['\0'], Array.from({ length: 101 }, (_, n) => `ป้าย ${n}`)],
  reads: [
    [['ด่วน', 'ประชุม'], {}, 'ด่วน, ประชุม'],
    [[], {}, ''],
  ],
  finds: [[['ด่วน', 'ประชุม'], 'ด่วน ประชุม']],
  parses: [
    ['ด่วน; ประชุม', ['ด่วน', 'ประชุม']],
    ['"ก, ข"', ['ก, ข']],
  ],
})
