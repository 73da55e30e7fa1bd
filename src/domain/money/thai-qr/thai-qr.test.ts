import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type PaymentFault, paymentFault, type ThaiQr } from './payment.ts'
import { type QrFault, readThaiQr } from './read-thai-qr.ts'
import { crc16, readTags, writeTags } from './tags.ts'
import { writeBillBarcode, writeThaiQr } from './write-thai-qr.ts'

const phone = (number: string, amount?: number): ThaiQr => ({
  payee: { kind: 'phone', phone: number },
  ...(amount === undefined ? {} : { amount }),
})

const bill = (billerId: string, ref1: string, ref2?: string) => ({
  kind: 'bill' as const,
  ...{ billerId, ref1, ...(ref2 === undefined ? {} : { ref2 }) },
})

const WICHA = bill('099400016550101', '2569000001', 'INV001')

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

test.each<[ThaiQr, string]>([
  [phone('0812223333'), '00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF'],
  [phone('0812223333', 30), '00020101021229370016A000000677010111011300668122233335303764540530.005802TH6304F9BA'],
  [phone('0914185401', 50), '00020101021229370016A000000677010111011300669141854015303764540550.005802TH630401F8'],
  [
    { payee: { kind: 'tax', id: '0994000165501' }, amount: 123.45 },
    '00020101021229370016A0000006770101110213099400016550153037645406123.455802TH63046F0A',
  ],
  [
    { payee: bill('099400016550100', '123456789012', '670429'), amount: 3649.22 },
    '00020101021230650016A000000677010112011509940001655010002121234567890120306670429530376454073649.225802TH6304165E',
  ],
  [
    { payee: WICHA, amount: 700 },
    '00020101021230630016A0000006770101120115099400016550101021025690000010306INV00153037645406700.005802TH6304BADB',
  ],
  [
    { payee: WICHA, amount: 700, ref3: 'SCB' },
    '00020101021230630016A0000006770101120115099400016550101021025690000010306INV00153037645406700.005802TH62070703SCB6304E056',
  ],
  [
    { payee: bill('099999999999990', '111222333444') },
    '00020101021130550016A0000006770101120115099999999999990021211122233344453037645802TH63043EE7',
  ],
])('%j is written as %s and read again', (payment, text) => {
  expect(writeThaiQr(payment)).toBe(text)
  expect(readThaiQr(text)).toEqual({ payment })
})

test.each<[ThaiQr, string]>([
  [phone('0812223333', 30), '00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD'],
  [phone('0801234567'), '00020101021129370016A000000677010111011300668012345675802TH530376463046197'],
  [phone('0000000000', 4.22), '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'],
  [
    { payee: { kind: 'tax', id: '1111111111111' } },
    '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
  ],
  [
    { payee: { kind: 'tax', id: '0123456789012' } },
    '00020101021129370016A000000677010111021301234567890125802TH530376463040CBD',
  ],
  [
    { payee: { kind: 'wallet', id: '012345678901234' } },
    '00020101021129390016A00000067701011103150123456789012345802TH53037646304' + '9781',
  ],
  [
    { payee: bill('099400016550100', '123456789012', '670429'), amount: 3649.22 },
    '00020101021230650016A00000067701011201150994000165501000212123456789012030667042953037645802TH54073649.2263044534',
  ],
  [
    { payee: bill('0112233445566', 'CUSTOMER001', 'INV001'), ref3: 'SCB' },
    '00020101021130620016A000000677010112011301122334455660211CUSTOMER0010306INV00153037645802TH62070703SCB6304780E',
  ],
])('%j is read from the published %s, whose tags have another order', (payment, text) => {
  expect(readThaiQr(text)).toEqual({ payment })
  const body = writeTags(readTags(text)!.filter(({ id }) => id !== '63'))
  expect(`${body}6304${crc16(`${body}6304`)}`).toBe(text)
})

test('a tax QR has the VAT in tag 80, before the checksum', () => {
  const payment = { payee: WICHA, amount: 107, vat: { branch: '0001', rate: 7, amount: 7 } }
  const text = writeThaiQr(payment)
  expect(text).toContain('5802TH8021000400010101702047.006304')
  expect(readThaiQr(text)).toEqual({ payment })
})

test('a bank account has its bank before its number', () => {
  const payment = { payee: { kind: 'account' as const, bank: '014', number: '1234567890' } }
  expect(writeThaiQr(payment)).toContain('0016A00000067701011104130141234567890')
  expect(readThaiQr(writeThaiQr(payment))).toEqual({ payment })
})

test.each([
  [bill('099400016550100', '123456789012', '670429'), 3649.22, '|099400016550100\r123456789012\r670429\r364922'],
  [bill('099999999999990', '111222333444'), undefined, '|099999999999990\r111222333444\r\r0'],
  [WICHA, 700, '|099400016550101\r2569000001\rINV001\r70000'],
  [bill('099400016550100', '1', '2'), 1.15, '|099400016550100\r1\r2\r115'],
  [bill('099400016550100', '1', '2'), 19.99, '|099400016550100\r1\r2\r1999'],
])('the barcode of %j over %f is %j', (payee, amount, text) => {
  expect(writeBillBarcode(payee, amount)).toBe(text)
})

test.each<[PaymentFault, ThaiQr]>([
  ['payee', phone('812223333')],
  ['payee', phone('+66812223333')],
  ['payee', phone('')],
  ['payee', { payee: { kind: 'tax', id: '123456789012' } }],
  ['payee', { payee: { kind: 'wallet', id: '0123456789012345' } }],
  ['payee', { payee: { kind: 'account', bank: '14', number: '1234567890' } }],
  ['payee', { payee: { kind: 'account', bank: '014', number: '1'.repeat(41) } }],
  ['payee', { payee: bill('0112233445566', 'A') }],
  ['reference', { payee: bill('099400016550100', '') }],
  ['reference', { payee: bill('099400016550100', 'inv1') }],
  ['reference', { payee: bill('099400016550100', 'ก') }],
  ['reference', { payee: bill('099400016550100', 'A'.repeat(21)) }],
  ['reference', { payee: bill('099400016550100', 'A', 'B-1') }],
  ['reference', { payee: WICHA, ref3: '' }],
  ['amount', phone('0812223333', 0)],
  ['amount', phone('0812223333', -1)],
  ['amount', phone('0812223333', 1.005)],
  ['amount', phone('0812223333', Number.NaN)],
  ['amount', phone('0812223333', 1e10)],
  ['vat', { payee: WICHA, amount: 7, vat: { branch: '00001', rate: 7, amount: 0.46 } }],
  ['vat', { payee: WICHA, amount: 7, vat: { branch: '0001', rate: 7, amount: 7.01 } }],
  ['vat', { payee: WICHA, amount: 7, vat: { branch: '0001', rate: -7, amount: 0.46 } }],
])('an invalid %s is refused: %j', (fault, payment) => {
  expect(paymentFault(payment)).toBe(fault)
  expect(() => writeThaiQr(payment)).toThrow(fault)
})

test('a barcode is refused like a QR', () => {
  expect(() => writeBillBarcode(WICHA, 0)).toThrow('amount')
  expect(() => writeBillBarcode(bill('1', 'A'))).toThrow('payee')
})

const sealed = (body: string) => `${body}6304${crc16(`${body}6304`)}`
const AID = '0016A000000677010111'

test.each<[QrFault, string]>([
  ['tags', 'https://example.com'],
  ['tags', '0002AB9999xx'],
  ['tags', sealed('00020100020153037645802TH')],
  ['tags', sealed('0002015303764580ก2TH')],
  ['length', '0'.repeat(513)],
  ['checksum', ''],
  ['checksum', '00020101021129370016A0000006770101110113006681222333353037645802TH63041DCE'],
  ['checksum', '00020101021129370016A0000006770101110113006681222333453037645802TH63041DCF'],
  ['version', sealed('000202')],
  ['currency', sealed(`00020129370016A0000006770101110113006681222333353038405802TH`)],
  ['country', sealed(`00020129370016A0000006770101110113006681222333353037645802US`)],
  ['payee', sealed('00020153037645802TH')],
  ['payee', sealed('00020129370016A0000006770101190113006681222333353037645802TH')],
  ['payee', sealed('00020129370016A0000006770101110113001281222333353037645802TH')],
  ['payee', sealed(`00020129${AID.length}${AID}53037645802TH`)],
  ['payee', sealed('0002012904123453037645802TH')],
  ['reference', sealed('00020130440016A000000677010112011509940001655010002' + '01a' + '53037645802TH')],
  ['amount', sealed('00020129370016A0000006770101110113006681222333353037645404-1.05802TH')],
  ['amount', sealed('00020129370016A00000067701011101130066812223333530376454040.005802TH')],
  ['vat', sealed('00020129370016A0000006770101110113006681222333353037645802TH800800040001')],
])('a QR with an invalid %s is refused: %s', (fault, text) => {
  expect(readThaiQr(text)).toEqual({ fault })
})

test('what is written is read, and one changed letter is noticed', () => {
  const references = fc.stringMatching(/^[A-Z0-9]{1,20}$/)
  const payments = fc.record({
    payee: fc.record({
      kind: fc.constant('bill' as const),
      billerId: fc.stringMatching(/^\d{15}$/),
      ref1: references,
      ref2: references,
    }),
    amount: fc.integer({ min: 1, max: 999_999_999_999 }).map((satang) => satang / 100),
  })
  fc.assert(
    fc.property(payments, fc.nat(), fc.integer({ min: 1, max: 9 }), (payment, place, step) => {
      const text = writeThaiQr(payment)
      expect(readThaiQr(text)).toEqual({ payment })
      const at = place % text.length
      const other = '0123456789'[(Number(/\d/.exec(text[at]!)?.[0] ?? 0) + step) % 10]!
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      expect(changed === text || 'fault' in readThaiQr(changed)).toBe(true)
    }),
  )
})

test('any text is read without an error', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789AT'), maxLength: 120 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits, digits.map(sealed)), (text) => {
      expect(['payment', 'fault']).toContain(Object.keys(readThaiQr(text))[0])
    }),
  )
})
