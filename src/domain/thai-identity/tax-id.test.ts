import { expect, test } from 'vitest'
import { branchDigits, taxIssue } from './tax-id.ts'

test.each([
  ['0-9940-00158-20-3', null],
  ['๐๙๙๔๐๐๐๑๕๘๒๐๓', null],
  ['0994000158201', 'tax'],
  ['099400015820', 'tax'],
  ['', 'tax'],
])('the tax identification number %s has the issue %s', (text, code) => {
  expect(taxIssue('taxID', text)?.code ?? null).toBe(code)
})

test.each([
  ['0', '00000'],
  ['00000', '00000'],
  [' 12 ', '00012'],
  ['123456', null],
  ['ก', null],
  ['', null],
])('the branch %s is %s', (text, branch) => {
  expect(branchDigits(text)).toBe(branch)
})
