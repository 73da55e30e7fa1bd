import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { code, digits, handle } from './code.ts'

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

it.each([
  ['081-234-5678', '0812345678'],
  [' 081 234 5678 ', '0812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
  ['0-8123-4567-8', '0812345678'],
])('an account that people write as %s is kept in digits', (written, kept) => {
  expect(digits(/^\d{10}$/)('เลขที่บัญชี', 'Account number').decode.parse(written)).toBe(kept)
})

it.each(['08123', '081234567x', '8.12346E+08', '', '1'.repeat(200)])('an account %s is refused', (written) => {
  expect(digits(/^\d{10}$/)('เลขที่บัญชี', 'Account number').decode.safeParse(written).success).toBe(false)
})
