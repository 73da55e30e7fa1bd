import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { code, handle } from './code.ts'

testKind(code('รหัส', 'Code'), {
  stores: [[' T-01 ', 'T-01']],
  refuses: [null, 1, 'x'.repeat(101)],
  reads: [['T-01', {}, 'T-01']],
  finds: [['T-01', 'T-01']],
  parses: [['0012', '0012']],
})

it('a name to sign in with is kept in lower case', () => {
  expect(handle('ชื่อผู้ใช้', 'Username').decode.parse(' Somchai@Wicha.test ')).toBe('somchai@wicha.test')
})
