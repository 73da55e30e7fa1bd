import { join } from 'node:path'
import { expect, test } from 'vitest'
import { etaxProblems } from './check-etax.ts'
import { buyerId, type EtaxDocument, type EtaxType, postcodeIn } from './etax-document.ts'
import { money } from './money.ts'
import { textLines } from './party-elements.ts'
import { sampleDocument } from './samples/documents.ts'
import { writeEtax } from './write-etax.ts'

const types: EtaxType[] = ['388', 'T01', 'T03', 'T05', 'T06', 'T07', '80', '81']

test.each(types)(
  'a document of type %s is right, and written as its sample, which the schema accepts',
  async (type) => {
    const document = sampleDocument(type)
    expect(etaxProblems(document)).toEqual([])
    await expect(writeEtax(document)).toMatchFileSnapshot(join(import.meta.dirname, `samples/${type}.xml`))
  },
)

const sums = { base: 1, vat: 0, total: 1 }
const seller = sampleDocument('T03').seller
const buyer = sampleDocument('T03').buyer
const [first, second] = sampleDocument('T03').lines
const changedLine = (change: object) => ({ lines: [{ ...first!, ...change }, second!] })

test.each<[string, EtaxType, Partial<EtaxDocument>, string[]]>([
  ['a total that is no sum', 'T03', sums, ['sums', 'groups']],
  ['a line whose VAT is one satang less', 'T03', changedLine({ vat: first!.vat - 0.01 }), ['line', 'sums', 'groups']],
  ['a price that is not the amount', 'T03', changedLine({ unitPrice: 1051 }), ['line']],
  ['no lines', 'T03', { lines: [] }, ['lines', 'sums', 'groups']],
  ['a number of 36 letters', 'T03', { number: 'R'.repeat(36) }, ['long']],
  ['NUL in a name', 'T03', { buyer: { ...buyer, name: 'a\u0000b' } }, ['text']],
  ['a direction mark', 'T03', { buyer: { ...buyer, name: 'a\u202eb' } }, ['text']],
  ['a lone surrogate', 'T03', { purpose: { code: 'TIVC99', text: '\ud800' } }, ['text']],
  ['a name of 500 letters', 'T03', { buyer: { ...buyer, name: 'ก'.repeat(500) } }, ['long']],
  ['no name of the buyer', 'T03', { buyer: { ...buyer, name: '' } }, ['missing']],
  ['a tax id of 12 digits', 'T03', { buyer: { ...buyer, taxId: '010553600001' } }, ['buyerId']],
  ['zeros as tax id', 'T03', { buyer: { ...buyer, taxId: '0'.repeat(13) } }, ['buyerId']],
  ['an address without postal code', 'T03', { buyer: { ...buyer, address: '9 ถนนสีลม' } }, ['buyerPostcode']],
  [
    'a seller without district code',
    'T03',
    { seller: { ...seller, codes: { ...seller.codes, district: null } } },
    ['missing'],
  ],
  [
    'a seller without house number',
    'T03',
    { seller: { ...seller, address: { ...seller.address, no: '' } } },
    ['missing'],
  ],
  [
    'a house number of 17 letters',
    'T03',
    { seller: { ...seller, address: { ...seller.address, no: '1'.repeat(17) } } },
    ['long'],
  ],
  ['a branch number of 4 digits', 'T03', { seller: { ...seller, branchNo: '0000' } }, ['sellerId']],
  [
    'a postal code of the seller of 4 digits',
    'T03',
    { seller: { ...seller, address: { ...seller.address, postcode: '1050' } } },
    ['sellerPostcode'],
  ],
  ['a note without reference', '81', { references: [] }, ['reference']],
  [
    'a note to an abbreviated invoice',
    '81',
    { references: [{ number: 'A', issuedOn: '2026-10-30', type: 'T06' }] },
    ['reference'],
  ],
  ['a note with the purpose of another', '81', { purpose: { code: 'DBNS01', text: '' } }, ['purpose']],
  ['a purpose 99 without text', '81', { purpose: { code: 'CDNS99', text: '' } }, ['purposeText']],
  ['a note of more than the original', '81', { originalBase: 1 }, ['difference']],
  ['a replacement without purpose', 'T03', { references: sampleDocument('81').references }, ['purpose']],
  ['a cancellation of nothing', 'T07', { references: [] }, ['referenceCancelled']],
  ['a cancellation without reason', 'T07', { purpose: null }, ['purposeText']],
])('%s is refused', (_what, type, change, codes) => {
  const problems = etaxProblems(sampleDocument(type, change))
  expect(problems.map(({ code }) => code)).toEqual(codes)
  for (const { th, en } of problems) expect(`${th} ${en}`).not.toContain('{')
})

test('VAT that is not of its rate is refused, and notes may differ by a satang for each line', () => {
  const at = (vat: number, type: EtaxType) => {
    const one = { ...first!, quantity: 1, unitPrice: 107, discount: 0, amount: 107, base: 107 - vat, vat, total: 107 }
    const group = { taxClass: 'vat' as const, rate: 7, base: 107 - vat, vat, total: 107 }
    const { base, total } = group
    return etaxProblems(sampleDocument(type, { lines: [one], groups: [group], base, vat, total }))
  }
  expect(at(7, 'T03')).toEqual([])
  expect(at(7.01, 'T03').map(({ code }) => code)).toEqual(['rate'])
  expect(at(7.01, '81')).toEqual([])
  expect(at(7.02, '81').map(({ code }) => code)).toEqual(['rate'])
})

test('the letters of XML are text, and a text that XML cannot hold is never written', () => {
  const name = `<b>"ก&ข"</b> ]]> '`
  const xml = writeEtax(sampleDocument('T03', { buyer: { ...buyer, name } }))
  expect(xml).toContain(`<ram:Name>&lt;b&gt;&quot;ก&amp;ข&quot;&lt;/b&gt; ]]&gt; '</ram:Name>`)
  expect(() => writeEtax(sampleDocument('T03', { buyer: { ...buyer, name: '\u0000' } }))).toThrow(RangeError)
})

test.each([
  [{ taxId: null, branchNo: null }, 'OTHR', 'N/A'],
  [{ taxId: '1101700203450', branchNo: null }, 'NIDN', '1101700203450'],
  [{ taxId: '0105536000011', branchNo: null }, 'TXID', '010553600001100000'],
  [{ taxId: '1101700203450', branchNo: '00002' }, 'TXID', '110170020345000002'],
])('the buyer %j has the scheme %s', (buyer, scheme, id) => {
  expect(buyerId(buyer)).toEqual({ scheme, id })
})

test.each([
  ['60 ซอยอารีย์ 1 กรุงเทพมหานคร 10400', '10400'],
  ['12345/9 หมู่ 4 เชียงใหม่ 50200', '50200'],
  ['กรุงเทพมหานคร10400', '10400'],
  ['โทร 0812345678', null],
  ['00123', null],
  ['', null],
])('the postal code in %s is %s', (address, code) => {
  expect(postcodeIn(address)).toBe(code)
})

test.each([
  [0, '0.00'],
  [0.07, '0.07'],
  [-1.5, '-1.50'],
  [9_999_999.99, '9999999.99'],
])('%d baht is %s', (baht, text) => {
  expect(money(baht)).toBe(text)
})

test('a long text is divided at a space, and never inside of a letter', () => {
  expect(textLines('หนึ่ง สอง', 6)).toEqual(['หนึ่ง', 'สอง'])
  expect(textLines('ab😀c', 3)).toEqual(['ab', '😀c'])
  expect(textLines('a'.repeat(600), 256).map(({ length }) => length)).toEqual([256, 256, 88])
})
