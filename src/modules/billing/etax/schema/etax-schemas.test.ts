import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ownSchemas } from '../../../../../tests/site/own-schemas.ts'
import { sampleDocument } from '../format/samples/documents.ts'
import { writeEtax } from '../format/write-etax.ts'
import { EtaxSchemas } from './etax-schemas.server.ts'
import { schemaAddress, schemaPath } from './schema-files.server.ts'

const removals: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove()
})

async function opened(of: Parameters<typeof ownSchemas>[0] = {}) {
  const { folder, remove } = await ownSchemas(of)
  removals.push(remove)
  const lines: string[] = []
  return { folder, lines, schemas: new EtaxSchemas({ etaxSchemas: folder, log: (line) => lines.push(line) }) }
}

const xml = writeEtax(sampleDocument('T03'))
const codesOf = async (schemas: EtaxSchemas, text: string) =>
  (await schemas.problemsOf(text, 'T03')).map(({ code }) => code)

test('a document that its schema accepts has no problem, and without schemas there is no check', async () => {
  const { schemas } = await opened()
  expect([schemas.isUsed, await schemas.problemsOf(xml, 'T03')]).toEqual([true, []])
  const none = new EtaxSchemas({ log: () => {} })
  expect([none.isUsed, await none.problemsOf('<x', 'T03')]).toEqual([false, []])
})

test('what the schema refuses is a sentence in both languages with its line', async () => {
  const { schemas } = await opened({ number: 'RS.*' })
  const [problem, ...others] = await schemas.problemsOf(xml.replaceAll('><rsm:', '>\n<rsm:'), 'T03')
  expect(others).toEqual([])
  expect(problem!.th).toMatch(/^XML ไม่ตรงตามสคีมาของ สพธอ\. บรรทัดที่ 4: Element 'ID': .*RC6911-00001/)
  expect(problem!.en).toMatch(/^The XML does not match the schema of ETDA, line 4: Element 'ID': /)
})

test('a document of another type, broken XML and no XML at all are refused', async () => {
  const { schemas } = await opened()
  for (const text of [writeEtax(sampleDocument('T01')), xml.slice(0, -20), xml + xml, 'x', ''])
    expect([...new Set(await codesOf(schemas, text))], text.slice(0, 60)).toEqual(['schema'])
})

const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'

test.each([
  ['entities', entities, '&b;'],
  ['an external entity', outside, '&a;'],
  ['an external DTD', '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">', ''],
])('%s are refused without their value', async (_what, doctype, use) => {
  const { schemas } = await opened()
  const text = xml.replace('\n', `\n${doctype}\n`).replace('</ram:ID>', `${use}</ram:ID>`)
  const problems = await schemas.problemsOf(text, 'T03')
  expect(problems.map(({ en }) => en)).toEqual(['The XML does not match the schema of ETDA, line 1: DOCTYPE'])
})

test('an encoding that hides a DOCTYPE does not count', async () => {
  const { schemas } = await opened()
  const hidden = xml.replace('UTF-8', 'UTF-7').replace('\n', '\n+ADwAIQ-DOCTYPE x+AD4-')
  expect([...new Set(await codesOf(schemas, hidden))]).toEqual(['schema'])
  expect(await codesOf(schemas, xml.replace('UTF-8', 'UTF-7'))).toEqual([])
})

test('an inclusion and the address of another schema are not followed', async () => {
  const { schemas } = await opened()
  const include = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'
  const hint = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x file:///etc/passwd"'
  const text = xml.replace('<ram:TypeCode>', `${include}<ram:TypeCode>`).replace(' xmlns:ram', `${hint} xmlns:ram`)
  expect(await schemas.problemsOf(text, 'T03')).toEqual([])
})

test('what is too large, too deep or wrong in many places costs little and says little', async () => {
  const { schemas } = await opened()
  expect(await codesOf(schemas, xml + ' '.repeat(20_000_000))).toEqual(['size'])
  const inside = (text: string) => xml.replace('</rsm:ExchangedDocument>', `${text}</rsm:ExchangedDocument>`)
  expect(await codesOf(schemas, inside('<ram:X>'.repeat(200_000)))).toEqual(['schema'])
  expect(await codesOf(schemas, inside('<ram:X/>'.repeat(200_000)))).toEqual(['schema'])
  const attributes = Array.from({ length: 10_000 }, (_, n) => ` a${n}="1"`).join('')
  const many = await codesOf(schemas, xml.replace('<rsm:ExchangedDocument>', `<rsm:ExchangedDocument${attributes}>`))
  expect(many).toHaveLength(5)
  const long = await schemas.problemsOf(xml.replace('RC6911-00001', 'ก'.repeat(500_000)), 'T03')
  expect(long[0]!.en.length).toBeLessThan(300)
})

test.each([
  ['outside of the folder', { parts: '../../../../parts.xsd', at: '../parts.xsd' }],
  ['at an address of a file', { parts: 'file:///etc/passwd' }],
  ['of another ending', { parts: 'parts.txt', at: 'ETDA/data/standard/parts.txt' }],
  ['that is missing', { parts: 'nothing.xsd' }],
])('a schema with a part %s is not read, and the log says so', async (_what, of) => {
  const { schemas, lines } = await opened(of)
  expect(await codesOf(schemas, xml)).toEqual(['schemaUnread'])
  expect(lines).toEqual([expect.stringMatching(/^e-Tax schema TaxInvoice: /)])
  expect((await schemas.problemsOf(xml, 'T03'))[0]!.th).toContain('แจ้งผู้ดูแลเซิร์ฟเวอร์')
})

test('a type whose schema is missing is refused, and the schema is read when it is there', async () => {
  const { schemas, folder } = await opened({ at: 'ETDA/data/standard/elsewhere.xsd' })
  expect(await codesOf(schemas, xml)).toEqual(['schemaUnread'])
  const receipt = await schemas.problemsOf(writeEtax(sampleDocument('T01')), 'T01')
  expect(receipt.map(({ code }) => code)).toEqual(['schemaUnread'])
  await mkdir(join(folder, 'uncefact'))
  await rename(join(folder, 'ETDA/data/standard/elsewhere.xsd'), join(folder, 'uncefact/parts.xsd'))
  expect(await codesOf(schemas, xml)).toEqual([])
})

test('a schema is read once, and its memory does not grow with the documents', async () => {
  const { schemas } = await opened()
  await Promise.all([codesOf(schemas, xml), codesOf(schemas, xml)])
  await removals.pop()!()
  const before = process.memoryUsage().external
  for (let n = 0; n < 2000; n++) expect(await schemas.problemsOf(xml, 'T03')).toEqual([])
  expect(process.memoryUsage().external - before).toBeLessThan(5_000_000)
})

test.each([
  [schemaAddress('Receipt'), '/s/ETDA/data/standard/Receipt_CrossIndustryInvoice_2p0.xsd'],
  ['etax-schema:///../../etc/x.xsd', '/s/etc/x.xsd'],
  ['etax-schema:///%2e%2e/%2e%2e/x.xsd', '/s/x.xsd'],
  ['etax-schema:///a%2f..%2f..%2fx.xsd', null],
  ['etax-schema://host/x.xsd', null],
  ['etax-schema:///etc/passwd', null],
  ['file:///s/x.xsd', null],
  ['http://127.0.0.1/x.xsd', null],
  ['/s/x.xsd', null],
  ['', null],
])('the address %s is the file %s', (address, path) => {
  expect(schemaPath('/s', address)).toBe(path)
})
