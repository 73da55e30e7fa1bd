import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromSatang } from './baht.ts'
import {
  type MatchSuggestion,
  matchRows,
  type OpenOrder,
  type ReceivedRow,
  type RowMatch,
  type SlipTransfer,
} from './bank-match.ts'
import { nameLikeness } from './payer-name.ts'
import { writeReference } from './reference.ts'

const BILLER = '099400016550101'
const REF = writeReference(69_000_000_001)

const order = (id: string, more: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ id, billerId: BILLER, ref1: writeReference(69_000_000_100 + id.charCodeAt(0)), due: 700 },
  ...{ day: '2026-11-26', buyerID: `u${id}`, names: ['สมชาย ใจดี'] },
  ...more,
})

const row = (more: Partial<ReceivedRow> = {}): ReceivedRow => ({
  ...{ billerId: BILLER, ref1: REF, amount: 700, day: '2026-11-27', time: '09:30:15' },
  ...{ payer: 'MALEE', sendingBank: '014' },
  ...more,
})

const slip = (more: Partial<SlipTransfer> = {}): SlipTransfer => ({
  ...{ orderID: 'a', bank: '014', amount: 700, day: '2026-11-27', time: '09:35' },
  ...more,
})

const own = order('a', { ref1: REF })

const found = (bankRow: ReceivedRow, orders: readonly OpenOrder[], slips: readonly SlipTransfer[] = []) => {
  const [{ automatic, suggestions }] = matchRows([bankRow], orders, slips) as [RowMatch]
  return [automatic, suggestions.map(inWords)]
}

const inWords = ({ rule, score, orderIDs, reasons }: MatchSuggestion) =>
  [rule, score, orderIDs.join('+'), reasons.join(' ')].join(' ')

test.each<[string, ReceivedRow, OpenOrder[], SlipTransfer[], string | null, string[]]>([
  ['A', row(), [own, order('b')], [], 'a', ['A 7 a reference sameAmount']],
  ['B less', row({ amount: 699.99 }), [own], [], null, ['B 6 a reference lessMoney']],
  ['B more', row({ amount: 7000 }), [own], [], null, ['B 6 a reference moreMoney']],
  ['B biller', row({ billerId: '' }), [own], [], null, ['B 6 a reference sameAmount otherBiller']],
  [
    'B one of two',
    row(),
    [own, { ...own, id: 'z' }],
    [],
    null,
    ['A 7 a reference sameAmount', 'A 7 z reference sameAmount'],
  ],
  ['C zero', row({ ref1: '69000000018' }), [own], [], null, ['C 6 a damagedReference sameAmount']],
  ['C letter', row({ ref1: '69OOOO OOOO18' }), [own], [], null, ['C 6 a damagedReference sameAmount']],
  ['C digit', row({ ref1: '690000000019', amount: 1 }), [own], [], null, ['C 5 a damagedReference lessMoney']],
  ['D', row({ ref1: '' }), [own, order('b')], [slip()], null, ['D 4 a slip sameAmount']],
  [
    'D name',
    row({ ref1: '', payer: 'นายสมชาย ใจดี' }),
    [own, order('b')],
    [slip()],
    null,
    ['D 5 a slip sameAmount payerName'],
  ],
  ['D late', row({ ref1: '' }), [own], [slip({ time: '09:41' })], null, ['E 3 a sameAmount onlyOrder']],
  ['D bank', row({ ref1: '' }), [own], [slip({ bank: '004' })], null, ['E 3 a sameAmount onlyOrder']],
  ['D unknown order', row({ ref1: '', amount: 5 }), [own], [slip({ orderID: 'x', amount: 5 })], null, []],
  ['E name', row({ ref1: '', payer: 'คุณสมชาย  ใจดี' }), [own], [], null, ['E 4 a sameAmount onlyOrder payerName']],
  [
    'E list',
    row({ ref1: 'X' }),
    [own, order('b', { names: ['Malee'] })],
    [],
    null,
    ['E 3 b sameAmount severalOrders payerName', 'E 2 a sameAmount severalOrders'],
  ],
  ['E days', row({ ref1: '', day: '2026-11-30' }), [own], [], null, []],
  [
    'G',
    row({ ref1: '', amount: 1000 }),
    [own, order('b', { due: 300, buyerID: 'ua' })],
    [],
    null,
    ['G 1 a+b sumOfOrders'],
  ],
  ['G strangers', row({ ref1: '', amount: 1000 }), [own, order('b', { due: 300 })], [], null, []],
  ['none', row({ ref1: '=1+1', amount: 12 }), [own], [], null, []],
])('rule %s', (_, bankRow, orders, slips, automatic, suggestions) => {
  expect(found(bankRow, orders, slips)).toEqual([automatic, suggestions])
})

test('a second payment of one order is not automatic', () => {
  const [first, second] = matchRows([row(), row()], [own])
  expect([first?.automatic, second?.automatic]).toEqual(['a', null])
  expect(second?.suggestions).toMatchObject([{ rule: 'B', reasons: ['reference', 'sameAmount', 'appliedBefore'] }])
})

test.each([
  ['นายสมชาย ใจดี', 'สมชาย ใจดี', true],
  ['บจก. วิชาการช่าง', 'บริษัท วิชาการช่าง จำกัด', true],
  ['Wicha Co., Ltd.', 'WICHA COMPANY LIMITED', true],
  ['นางสาวสมหญิง รักเรียน', 'สมชาย ใจดี', false],
  ['', '', false],
  ['บริษัท จำกัด', 'บจก.', false],
])('%j and %j are alike: %s', (one, other, isAlike) => {
  expect(nameLikeness(one, other) >= 0.6).toBe(isAlike)
})

type Damage = (reference: string, at: number, step: number) => string

const DAMAGES: Damage[] = [
  (text, at, step) => text.slice(0, at) + ((Number(text[at]) + step) % 10) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
  (text) => text.replace('0', ''),
  (text) => text.replaceAll('0', 'O'),
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
]

test('of rows with 3 % damaged references no automatic match is wrong, and 95 % are applied or first suggested', () => {
  const cases = fc.record({
    start: fc.integer({ min: 10_000_000_000, max: 99_000_000_000 }),
    dues: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 200, maxLength: 300 }),
    picks: fc.infiniteStream(fc.nat(999)),
  })
  fc.assert(
    fc.property(cases, ({ start, dues, picks }) => {
      const pick = () => picks.next().value
      const orders = dues.map((due, at) =>
        order(String(at), { ref1: writeReference(start + at), due: fromSatang(due * 35_000), buyerID: `u${at % 90}` }),
      )
      const rows = orders.map(({ ref1, due }) => {
        const isDamaged = pick() < 30
        const damage = DAMAGES[pick() % DAMAGES.length]!
        return row({ ref1: isDamaged ? damage(ref1, pick() % 12, 1 + (pick() % 9)) : ref1, amount: due })
      })
      const matches = matchRows(rows, orders)
      const right = matches.filter(({ suggestions }, at) => suggestions[0]?.orderIDs.join() === orders[at]!.id)
      for (const [at, { automatic }] of matches.entries())
        expect(automatic === null || automatic === orders[at]!.id).toBe(true)
      expect(right.length).toBeGreaterThanOrEqual(orders.length * 0.95)
    }),
    { numRuns: 20 },
  )
})

test('10,000 rows are matched in little time', () => {
  const orders = Array.from({ length: 10_000 }, (_, at) =>
    order(String(at), { ref1: writeReference(69_000_000_000 + at), buyerID: `u${at % 2000}`, due: 100 + (at % 50) }),
  )
  const rows = orders.map(({ ref1, due }, at) => row({ ref1: at % 30 === 0 ? ref1.slice(1) : ref1, amount: due }))
  const matches = matchRows(rows, orders)
  expect(matches.filter(({ automatic }) => automatic !== null).length).toBeGreaterThan(9600)
})
