import { expect, test } from 'vitest'
import { readStockForm } from './stock-form.ts'

type Sent = Record<'kind' | 'quantity' | 'reason', string>

const cases: [Sent, object][] = [
  [
    { kind: 'in', quantity: '12', reason: '' },
    { kind: 'in', quantity: 12, reason: null },
  ],
  [
    { kind: 'in', quantity: '1,200', reason: ' ล็อตใหม่ ' },
    { kind: 'in', quantity: 1200, reason: 'ล็อตใหม่' },
  ],
  [
    { kind: 'out', quantity: '3', reason: 'ชำรุด' },
    { kind: 'out', quantity: -3, reason: 'ชำรุด' },
  ],
  [
    { kind: 'adjust', quantity: '7', reason: 'นับ' },
    { kind: 'adjust', quantity: -3, reason: 'นับ' },
  ],
  [
    { kind: 'adjust', quantity: '0', reason: 'นับ' },
    { kind: 'adjust', quantity: -10, reason: 'นับ' },
  ],
  [
    { kind: 'return', quantity: '1', reason: '' },
    { kind: 'return', quantity: 1, reason: null },
  ],
  [{ kind: 'adjust', quantity: '10', reason: 'นับ' }, { problem: 'nothing' }],
  [{ kind: 'in', quantity: '0', reason: '' }, { problem: 'nothing' }],
  [{ kind: 'out', quantity: '3', reason: ' ' }, { problem: 'reason' }],
  [{ kind: 'sale', quantity: '3', reason: 'x' }, { problem: 'kind' }],
  [{ kind: '', quantity: '3', reason: 'x' }, { problem: 'kind' }],
  ...['', '-1', '1.5', '1e3', 'สอง', '1000001', '99999999'].map((quantity): [Sent, object] => [
    { kind: 'in', quantity, reason: '' },
    { problem: 'quantity' },
  ]),
]

test.each(cases)('%o with 10 in stock is %o', (sent, read) => {
  expect(readStockForm(sent, 10)).toEqual(read)
})
