import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { addBaht, fromSatang, toSatang } from './baht.ts'
import { type PaidLine, refundAmount, refundPieces } from './refund.ts'
import { shareSatang } from './share.ts'
import { documentVat, sumOf, type VatParts } from './tax/vat.ts'

const line = (quantity: number, net: number, vat: number): PaidLine => ({ quantity, net, vat })

test.each([
  [line(1, 700, 45.79), 0, 1, { base: 654.21, vat: 45.79, total: 700 }],
  [line(3, 100, 6.54), 0, 1, { base: 31.15, vat: 2.18, total: 33.33 }],
  [line(3, 100, 6.54), 1, 1, { base: 31.16, vat: 2.18, total: 33.34 }],
  [line(3, 100, 6.54), 2, 1, { base: 31.15, vat: 2.18, total: 33.33 }],
  [line(3, 100, 6.54), 0, 3, { base: 93.46, vat: 6.54, total: 100 }],
  [line(2, 0, 0), 1, 1, { base: 0, vat: 0, total: 0 }],
])('of %j, after %i, %i pieces return %j', (paid, refunded, pieces, parts) => {
  expect(refundPieces(paid, refunded, pieces)).toEqual(parts)
})

test.each([
  [line(3, 100, 6.54), 0, 4],
  [line(3, 100, 6.54), 3, 1],
  [line(3, 100, 6.54), 0, 0],
  [line(3, 100, 6.54), 2, -1],
  [line(3, 100, 6.54), -1, 1],
  [line(3, 100, 6.54), 0, 0.5],
  [line(3, 100, 6.54), 0, Number.NaN],
  [line(0, 100, 6.54), 0, 1],
  [line(3, 100, 100.01), 0, 1],
  [line(3, -100, 0), 0, 1],
  [line(3, 100, -1), 0, 1],
])('of %j, after %i, %f pieces are refused', (paid, refunded, pieces) => {
  expect(() => refundPieces(paid, refunded, pieces)).toThrow(RangeError)
})

test.each([
  [line(1, 700, 45.79), 0, 350, { base: 327.1, vat: 22.9, total: 350 }],
  [line(1, 700, 45.79), 350, 350, { base: 327.11, vat: 22.89, total: 350 }],
  [line(1, 700, 45.79), 699.99, 0.01, { base: 0.01, vat: 0, total: 0.01 }],
])('of %j, after %f baht, %f baht are %j', (paid, refunded, amount, parts) => {
  expect(refundAmount(paid, refunded, amount)).toEqual(parts)
})

test.each([
  [line(1, 700, 45.79), 0, 700.01],
  [line(1, 700, 45.79), 400, 300.01],
  [line(1, 700, 45.79), 0, 0],
  [line(1, 700, 45.79), 0, -1],
  [line(1, 700, 45.79), -1, 1],
  [line(1, 700, 45.79), 0, 1.005],
])('of %j, after %f baht, %f baht are refused', (paid, refunded, amount) => {
  expect(() => refundAmount(paid, refunded, amount)).toThrow(RangeError)
})

const cart = fc.array(
  fc.record({ unitPrice: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 7 }) }),
  { minLength: 1, maxLength: 6 },
)

test('any order of partial refunds gives back the total and the VAT exactly, and never a negative part', () => {
  fc.assert(
    fc.property(
      cart,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.infiniteStream(fc.nat()),
      (items, off, choices) => {
        const lines = paidLines(items, off)
        const given: VatParts[] = []
        const refunded = lines.map(() => 0)
        for (let open = places(lines, refunded); open.length > 0; open = places(lines, refunded)) {
          const at = open[choices.next().value % open.length]!
          const pieces = 1 + (choices.next().value % (lines[at]!.quantity - refunded[at]!))
          given.push(refundPieces(lines[at]!, refunded[at]!, pieces))
          refunded[at]! += pieces
        }
        const [total, vat] = [addBaht(...lines.map(({ net }) => net)), addBaht(...lines.map((each) => each.vat))]
        expect(sumOf(given)).toEqual({ base: addBaht(total, -vat), vat, total })
        expect(given.flatMap(Object.values).every((amount) => amount >= 0)).toBe(true)
      },
    ),
    { numRuns: ofSweep({ part: 2000, whole: 20_000 }) },
  )
})

test('refunds of amounts give back the total and the VAT exactly', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (parts, rate) => {
      const net = fromSatang(parts.reduce((sum, each) => sum + each, 0))
      const paid = line(1, net, fromSatang(Math.floor((toSatang(net) * rate) / 100)))
      let refunded = 0
      const given = parts.map((part) => {
        const refund = refundAmount(paid, refunded, fromSatang(part))
        refunded = addBaht(refunded, refund.total)
        return refund
      })
      expect(sumOf(given)).toEqual({ base: addBaht(net, -paid.vat), vat: paid.vat, total: net })
      expect(given.every(({ base, vat }) => base >= 0 && vat >= 0)).toBe(true)
    }),
  )
})

/** Lines of a cart with one discount spread over them, and their VAT. */
function paidLines(items: readonly { unitPrice: number; quantity: number }[], off: number): PaidLine[] {
  const gross = items.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const discount = Math.floor(gross.reduce((sum, each) => sum + each, 0) * off)
  const shares = shareSatang(discount, gross)
  const nets = gross.map((each, at) => fromSatang(each - shares[at]!))
  const { lines } = documentVat(
    nets.map((amount) => ({ amount, taxClass: 'vat', rate: 7 })),
    true,
  )
  return items.map(({ quantity }, at) => ({ quantity, net: nets[at]!, vat: lines[at]!.vat }))
}

const places = (lines: readonly PaidLine[], refunded: readonly number[]) =>
  [...lines.keys()].filter((at) => refunded[at]! < lines[at]!.quantity)
