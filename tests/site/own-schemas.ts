import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const standard = 'urn:etda:uncefact:data:standard'
const main = 'ETDA/data/standard/TaxInvoice_CrossIndustryInvoice_2p0.xsd'

/** A small schema of tests in the place of that of ETDA. It knows the frame of a tax invoice and the pattern of its number. */
const frame = (parts: string) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  xmlns:ram="${standard}:TaxInvoice_ReusableAggregateBusinessInformationEntity:2"
  targetNamespace="${standard}:TaxInvoice_CrossIndustryInvoice:2">
  <xs:import namespace="${standard}:TaxInvoice_ReusableAggregateBusinessInformationEntity:2" schemaLocation="${parts}"/>
  <xs:element name="TaxInvoice_CrossIndustryInvoice"><xs:complexType><xs:sequence>
    <xs:element name="ExchangedDocumentContext"/>
    <xs:element name="ExchangedDocument" type="ram:Head"/>
    <xs:element name="SupplyChainTradeTransaction"/>
    <xs:any namespace="http://www.w3.org/2000/09/xmldsig#" processContents="skip" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`

const head = (number: string) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="${standard}:TaxInvoice_ReusableAggregateBusinessInformationEntity:2">
  <xs:complexType name="Head"><xs:sequence>
    <xs:element name="ID"><xs:simpleType><xs:restriction base="xs:token">
      <xs:pattern value="${number}"/></xs:restriction></xs:simpleType></xs:element>
    <xs:any processContents="skip" minOccurs="0" maxOccurs="99"/>
  </xs:sequence></xs:complexType>
</xs:schema>`

/**
 * Writes schemas of tests into a new folder, `schemas` of it. `number` is the pattern of a document's number. `parts` is the
 * address of the second file, and `at` the place where it really is.
 */
export async function ownSchemas({
  number = 'RC.*',
  parts = '../../../uncefact/parts.xsd',
  at = 'uncefact/parts.xsd',
} = {}): Promise<{ folder: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'schemas-'))
  const folder = join(root, 'schemas')
  for (const [path, text] of [
    [main, frame(parts)],
    [at, head(number)],
  ] as const) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, remove: () => rm(root, { recursive: true }) }
}
