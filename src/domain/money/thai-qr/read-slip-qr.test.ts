import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSlipQr, type SlipFault, type SlipQr } from './read-slip-qr.ts'
import { crc16 } from './tags.ts'

const sealed = (body: string) => `${body}9104${crc16(`${body}9104`)}`
const bankSlip = (bank: string, transRef: string) => {
  const parts = `0006000001010${bank.length}${bank}02${String(transRef.length).padStart(2, '0')}${transRef}`
  return sealed(`00${parts.length}${parts}5102TH`)
}

test.each<[string, SlipQr]>([
  [
    '004000060000010103002021900021231231212000115102TH91049C30',
    { provider: 'bank', bank: '002', transRef: '0002123123121200011' },
  ],
  [
    '004100060000010103014022000111222233344ABCD125102TH910417DF',
    { provider: 'bank', bank: '014', transRef: '00111222233344ABCD12' },
  ],
  [
    '004100060000010103014022000111222233344ABCD125102TH910417df',
    { provider: 'bank', bank: '014', transRef: '00111222233344ABCD12' },
  ],
  [
    '00480002010102010203P2P0313TXN00012345670408250120249104b425',
    { provider: 'truemoney', eventType: 'P2P', transRef: 'TXN0001234567', day: '2024-01-25' },
  ],
])('%s names %j', (text, slip) => {
  expect(readSlipQr(text)).toEqual({ slip })
})

test.each([1, 2, 3])('a checksum without its %i leading zeros is accepted, whatever its length says', (lost) => {
  const zeros = new RegExp(`9104${'0'.repeat(lost)}[1-9A-F]`)
  const text = Array.from({ length: 70_000 }, (_, at) => bankSlip('004', String(at))).find((each) => zeros.test(each))!
  const [body, sum] = [text.slice(0, -8), text.slice(-4).slice(lost)]
  const slip = { provider: 'bank', bank: '004', transRef: expect.any(String) as string }
  expect(readSlipQr(`${body}9104${sum}`)).toEqual({ slip })
  expect(readSlipQr(`${body}910${sum.length}${sum}`)).toEqual({ slip })
})

test.each<[SlipFault, string]>([
  ['checksum', ''],
  ['checksum', '004100060000010103014022000111222233344abcd125102TH910417DF'],
  ['checksum', '00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF'],
  ['checksum', 'https://example.com/slip'],
  ['length', bankSlip('004', '1').padEnd(201, '0')],
  ['tags', sealed('hello')],
  ['tags', sealed('5102TH')],
  ['tags', sealed('00021x5102TH')],
  ['kind', sealed('00100006000002' + '5102TH')],
  ['kind', sealed('001000060000015102US')],
  ['value', sealed('001000060000015102TH')],
  ['value', bankSlip('4', '1')],
  ['value', bankSlip('004', "1' or 1=1")],
  ['value', sealed('00480002010102010203P2P0313TXN0001234567040831022024')],
])('a slip is refused for its %s: %s', (fault, text) => {
  expect(readSlipQr(text)).toEqual({ fault })
})

test('one changed digit is noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10,25}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (transRef, place, step) => {
      const text = bankSlip('014', transRef)
      const at = 21 + (place % transRef.length)
      const changed = text.slice(0, at) + ((Number(text[at]) + step) % 10) + text.slice(at + 1)
      expect(readSlipQr(text)).toHaveProperty('slip.transRef', transRef)
      expect(readSlipQr(changed)).toEqual({ fault: 'checksum' })
    }),
  )
})
