import { generateKeyPairSync, type X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { SignedXml } from 'xml-crypto'
import { beforeAll, expect, test } from 'vitest'
import { selfSigned } from '../../../../../tests/site/self-signed.ts'
import { sampleDocument } from '../format/samples/documents.ts'
import { writeEtax } from '../format/write-etax.ts'
import { expiryOf, nameIn, readIdentity, type SigningIdentity } from './certificate.ts'
import { signXml } from './sign-xml.server.ts'

const now = Date.parse('2026-11-28T03:00:00Z')
let pem: { certificate: string; key: string }
let identity: SigningIdentity
let signed: string

beforeAll(async () => {
  pem = await selfSigned()
  identity = readIdentity(pem.certificate, pem.key) as SigningIdentity
  const document = sampleDocument('T03', { buyer: { ...sampleDocument('T03').buyer, name: `A & <B> "ค"` } })
  signed = await signXml(writeEtax(document), identity, now)
})

/** Verifies with another library than the one that signed. */
function isValid(xml: string): boolean {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const signature = document.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'Signature')[0]!
  const verifier = new SignedXml({ publicCert: pem.certificate, idMode: undefined as never })
  verifier.loadSignature(signature as never)
  try {
    return verifier.checkSignature(xml)
  } catch {
    return false
  }
}

test('another library accepts the signature, its algorithms are those of the standard', () => {
  expect(isValid(signed)).toBe(true)
  expect(signed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
  expect(signed).toContain('xmldsig-more#rsa-sha512')
  expect(signed.match(/xmlenc#sha512/g)).toHaveLength(3)
  expect(signed).not.toMatch(/sha256|sha1"/)
  expect(signed).toContain('<ds:Reference URI="">')
  expect(signed).toContain('<xades:SigningTime>2026-11-28T03:00:00')
  expect(signed).toMatch(/<\/ds:Signature><\/rsm:TaxInvoice_CrossIndustryInvoice>\s*$/)
})

test.each<[string, (xml: string) => string]>([
  ['a letter of the buyer', (xml) => xml.replace('&lt;B&gt;', '&lt;C&gt;')],
  ['a satang of the total', (xml) => xml.replace(/(GrandTotalAmount>\d+\.\d)\d/, '$19')],
  ['the day', (xml) => xml.replace('2026-11-28T00:00:00.0', '2026-11-27T00:00:00.0')],
  ['the signing time', (xml) => xml.replace('SigningTime>2026-11-28T03', 'SigningTime>2026-11-28T04')],
  ['a further element', (xml) => xml.replace('</rsm:ExchangedDocument>', '<ram:X/></rsm:ExchangedDocument>')],
  ['a letter of the signature', (xml) => xml.replace(/(SignatureValue>.{9})./, (_all, head: string) => `${head}*`)],
])('a change of %s is refused', (_what, change) => {
  const changed = change(signed)
  expect(changed).not.toBe(signed)
  expect(isValid(changed)).toBe(false)
})

test('a certificate and its key are read with and without line ends', () => {
  const flat = (text: string) => text.replaceAll(/\s*\n\s*/g, '')
  expect(readIdentity(flat(pem.certificate), flat(pem.key))).toHaveProperty('key')
  expect(nameIn(identity.certificate)).toBe('บริษัท วิชา จำกัด')
  expect(expiryOf(identity.certificate)).toBe('2027-01-01T00:00:00.000Z')
  expect(nameIn({ subject: 'O=Only' } as X509Certificate)).toBe('O=Only')
})

test('what is no certificate, no strong RSA key, or the key of another certificate is named', () => {
  const pemOf = (bits: number) =>
    generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' })
  expect(readIdentity('', pem.key)).toBe('certificate')
  expect(readIdentity(pem.key, pem.key)).toBe('certificate')
  expect(readIdentity(pem.certificate.replace(/[^]{80}-----END/, '-----END'), pem.key)).toBe('certificate')
  expect(readIdentity(pem.certificate, pem.certificate)).toBe('key')
  expect(readIdentity(pem.certificate, String(curve))).toBe('key')
  expect(readIdentity(pem.certificate, pemOf(1024))).toBe('key')
  expect(readIdentity(pem.certificate, pemOf(2048))).toBe('pair')
})
