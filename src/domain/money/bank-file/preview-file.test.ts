import { expect, test } from 'vitest'

import { CROSS_BANK_LAYOUT } from './layout.ts'
import { previewFile } from './preview-file.ts'
import { writeBankFile } from './write-bank-file.ts'

const account = { bank: '004', account: '1234567890' }
const row = (ref1: string, amount: number) => ({
  ...{ day: '2026-11-20', time: '09:30:15', payer: 'สมชาย', ref1, ref2: '', ref3: '', branch: '0001', teller: '0000' },
  ...{ kind: 'credit' as const, transaction: 'CSH', cheque: '0000000', amount, billerId: '0', sendingBank: '014' },
})
const bytes = writeBankFile({
  ...account,
  ...{ companyName: 'WICHA', serviceCode: 'WICHA', day: '2026-11-20', rows: [row('A1', 700), row('B2', 50.25)] },
})
const preview = (layout = CROSS_BANK_LAYOUT, at = 1) => previewFile(bytes, { account, layout, at })

test('the fields of the chosen row are shown, with the sum of the file', () => {
  expect(preview()).toMatchObject({
    values: { 'detail.ref1': 'A1', 'detail.payer': 'สมชาย', 'header.companyName': 'WICHA', 'everyLine.type': 'D' },
    result: { count: 2, total: 750.25 },
  })
  expect(preview(CROSS_BANK_LAYOUT, 2).values['detail.ref1']).toBe('B2')
  expect(preview(CROSS_BANK_LAYOUT, 99).values['detail.ref1']).toBe('')
})

test('a wrong place shows what is there, and the first fault of the file', () => {
  const layout = { ...CROSS_BANK_LAYOUT, detail: { ...CROSS_BANK_LAYOUT.detail, day: [21, 29, 'zeros'] as const } }
  expect(preview(layout)).toMatchObject({
    values: { 'detail.day': '01120260' },
    result: { fault: { code: 'value', line: 2 } },
  })
})

test('what is no file of a bank gives a fault and empty fields', () => {
  expect(previewFile(new Uint8Array(), { account, layout: CROSS_BANK_LAYOUT, at: 1 })).toMatchObject({
    values: { 'detail.ref1': '' },
    result: { fault: { code: 'empty', line: 1 } },
  })
})
