import { expect, test } from 'vitest'
import { classAt, saleKind } from './document-kinds.ts'

const nobody = { name: '', address: '', taxId: null }
const person = { name: 'สมชาย ใจดี', address: '', taxId: null }
const company = { name: 'บริษัท ตัวอย่าง จำกัด', address: '1 ถนนสีลม', taxId: '0105536000013' }

test.each([
  ['exempt lines only', ['exempt'], true, company, 'receipt'],
  ['lines outside VAT', ['outside', 'exempt'], false, company, 'receipt'],
  ['VAT lines for a company', ['vat'], false, company, 'tax_invoice'],
  ['VAT and exempt lines', ['exempt', 'vat'], false, company, 'tax_invoice'],
  ['rate zero', ['zero'], false, company, 'tax_invoice'],
  ['a retailer and a company', ['vat'], true, company, 'tax_invoice'],
  ['a retailer and a buyer without tax data', ['vat'], true, person, 'abbreviated'],
  ['a retailer and nobody', ['vat'], true, nobody, 'abbreviated'],
  ['no retailer and a buyer without tax data', ['vat'], false, person, 'tax_invoice'],
] as const)('%s', (_what, taxClasses, isRetail, buyer, kind) => {
  expect(saleKind({ taxClasses, isRetail, buyer })).toBe(kind)
})

test('a branch that is not registered has no VAT', () => {
  const classes = ['vat', 'zero', 'exempt', 'outside'] as const
  expect(classes.map((one) => classAt({ vatRegistered: false }, one))).toEqual([
    ...['outside', 'outside', 'exempt', 'outside'],
  ])
  expect(classes.map((one) => classAt({ vatRegistered: true }, one))).toEqual(classes)
})
