import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selfSigned } from '../../../../../tests/site/self-signed.ts'
import { etaxProblems } from '../format/check-etax.ts'
import type { EtaxType } from '../format/etax-document.ts'
import { sampleDocument } from '../format/samples/documents.ts'
import { anyDocument } from '../format/samples/random-documents.ts'
import { writeEtax } from '../format/write-etax.ts'
import { readIdentity, type SigningIdentity } from '../signing/certificate.ts'
import { signXml } from '../signing/sign-xml.server.ts'
import { EtaxSchemas } from './etax-schemas.server.ts'

/** The schemas of ETDA are not part of the project. Where `ETAX_SCHEMAS` names them, these tests validate with them. */
const folder = process.env['ETAX_SCHEMAS']
const types: EtaxType[] = ['388', 'T01', 'T03', 'T05', 'T06', 'T07', '80', '81']
const documents = fc.sample(anyDocument, { numRuns: 200, seed: 2569 })

test('200 random documents of all types pass our rules', () => {
  for (const document of documents) expect(etaxProblems(document), document.type).toEqual([])
  expect(new Set(documents.map(({ type }) => type)).size).toBe(types.length)
})

describe.skipIf(!folder)('by the schemas of ETDA', () => {
  const schemas = new EtaxSchemas({ etaxSchemas: folder!, log: (line) => expect.fail(line) })
  const detail = async (xml: string, type: EtaxType = '388') =>
    (await schemas.problemsOf(xml, type)).map(({ en }) => en.replace(/^.*?line \d+: /, '')).join('\n')
  const sample = writeEtax(sampleDocument('388'))

  test.each(types)('the sample of type %s is valid', async (type) => {
    const text = await readFile(join(import.meta.dirname, `../format/samples/${type}.xml`), 'utf8')
    expect(await detail(text, type)).toBe('')
  })

  test('200 random documents are valid', async () => {
    for (const document of documents) expect(await detail(writeEtax(document), document.type)).toBe('')
  })

  test('signed XML is still valid', async () => {
    const pem = await selfSigned()
    const identity = readIdentity(pem.certificate, pem.key) as SigningIdentity
    for (const type of types) {
      const signed = await signXml(writeEtax(sampleDocument(type)), identity, Date.parse('2026-11-28T03:00:00Z'))
      expect(signed).toContain('<ds:SignatureValue')
      expect(await detail(signed, type)).toBe('')
    }
  })

  test.each<[string, string | RegExp, string, RegExp]>([
    ['an unknown subdistrict', '>100402<', '>999999<', /'CitySubDivisionName': \[facet 'enumeration'\]/],
    ['an unknown district', '>1004<', '>9999<', /'CityName': \[facet 'enumeration'\]/],
    ['an unknown type', '>388<', '>389<', /'TypeCode': \[facet 'enumeration'\]/],
    ['an unknown country', '>TH<', '>XX<', /'CountryID': \[facet 'enumeration'\]/],
    ['an unknown currency', '>THB<', '>THX<', /'InvoiceCurrencyCode': \[facet 'enumeration'\]/],
    ['an unknown tax', '>VAT<', '>VATX<', /'TypeCode': \[facet 'enumeration'\]/],
    [
      'a purpose that is none',
      '<ram:CreationD',
      '<ram:PurposeCode>X1</ram:PurposeCode><ram:CreationD',
      /'PurposeCode'/,
    ],
    ['no number', /<ram:ID>RC[^<]*<\/ram:ID>/, '', /'Name': This element is not expected. Expected is \( ID \)/],
    ['the name before the number', /(<ram:ID>RC.*?ID>)(<ram:Name>.*?Name>)/, '$2$1', /'Name': .*not expected/],
    ['an unknown element', '</rsm:ExchangedDocument>', '<ram:X/></rsm:ExchangedDocument>', /'X': .*not expected/],
    ['another version', 'CrossIndustryInvoice:2', 'CrossIndustryInvoice:3', /No matching global declaration/],
    ['a number of 36 letters', 'RC6911-00001', 'R'.repeat(36), /'ID': \[facet 'maxLength'\]/],
    ['month 13', '2026-11-28T00', '2026-13-28T00', /'IssueDateTime': .*not a valid value/],
    ['letters in an amount', '2700.00', '27OO.00', /'GrandTotalAmount': .*not a valid value/],
  ])('%s is refused', async (_what, from, to, problem) => {
    const changed = sample.replace(from, to)
    expect(changed).not.toBe(sample)
    expect(await detail(changed)).toMatch(problem)
  })

  // What the schemas accept and our rules refuse.
  test.each<[string, string, string]>([
    ['a wrong sum', '2700.00', '2700.01'],
    ['three decimals', '2700.00', '2700.001'],
    ['a postal code of four digits', '>10500<', '>1050<'],
    ['a province that does not exist', 'SubDivisionID>10<', 'SubDivisionID>09<'],
    ['a subdistrict of another district', '>100402<', '>830101<'],
    ['an unknown scheme of a tax number', 'schemeID="TXID"', 'schemeID="ABCD"'],
    ['the type of a receipt in a tax invoice', '>388<', '>T01<'],
  ])('%s is accepted: the schemas do not replace our rules', async (_what, from, to) => {
    const changed = sample.replace(from, to)
    expect(changed).not.toBe(sample)
    expect(await detail(changed)).toBe('')
  })
})
