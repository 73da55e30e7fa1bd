import { expect, test } from 'vitest'
import { addBaht } from '#domain/money/baht.ts'
import { commissionBack, commissionOn } from './commission.ts'
import { canStatementBecome, canVendorBecome } from './transitions.ts'

test.each([
  [1000, 10, 100],
  [99.99, 12.5, 12.5],
  [0.05, 10, 0.01],
  [0.04, 10, 0],
  [700, 0, 0],
  [700, 100, 700],
  [333.33, 7.25, 24.17],
])('the commission on %s baht at %s %% is %s', (amount, percent, commission) => {
  expect(commissionOn(amount, percent)).toBe(commission)
})

test.each([
  [{ net: 1000, percent: 10 }, [1000]],
  [{ net: 100, percent: 3.33 }, [33.33, 33.33, 33.34]],
  [{ net: 0.05, percent: 10 }, [0.01, 0.01, 0.01, 0.01, 0.01]],
  [{ net: 799.99, percent: 12.75 }, [0.01, 400, 399.98]],
])('refunds of the whole sale %o in parts %o give back exactly its commission', (sale, parts) => {
  let refunded = 0
  const back = parts.map((amount) => {
    const part = commissionBack(sale, { refunded, amount })
    refunded = addBaht(refunded, amount)
    return part
  })
  expect(back.every((part) => part >= 0)).toBe(true)
  expect(addBaht(...back)).toBe(commissionOn(sale.net, sale.percent))
})

test.each([
  ['applied', 'approved', true],
  ['applied', 'suspended', false],
  ['approved', 'suspended', true],
  ['suspended', 'approved', true],
  ['suspended', 'applied', false],
  ['removed', 'approved', false],
])('a vendor that is %s may become %s: %s', (before, after, can) => {
  expect(canVendorBecome(before, after)).toBe(can)
})

test.each([
  ['due', 'approved', true],
  ['due', 'paid', false],
  ['approved', 'paid', true],
  ['approved', 'due', false],
  ['paid', 'approved', false],
  ['carried', 'approved', false],
])('a statement that is %s may become %s: %s', (before, after, can) => {
  expect(canStatementBecome(before, after)).toBe(can)
})
