import { documentVat } from '#domain/money/tax/vat.ts'
import { linesWithVat, type SaleLine, saleLine } from '../../../rules/lines.ts'
import type { EtaxDocument, EtaxType } from '../etax-document.ts'

const seller = {
  ...{ name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', branchNo: '00000' },
  address: { no: '88/1', building: 'อาคาร <วิชา> & "เพื่อน"', moo: '', lane: '', road: 'สีลม', postcode: '10500' },
  codes: { province: '10', district: '1004', subdistrict: '100402' },
}
const company = {
  ...{ name: 'บริษัท ปิ่นเกล้าเครื่องเย็น จำกัด', taxId: '0105536000011', branchNo: '00000' },
  address: '9 ถนนสมเด็จพระปิ่นเกล้า แขวงอรุณอมรินทร์ เขตบางกอกน้อย กรุงเทพมหานคร 10700',
}

const line = (change: Partial<SaleLine> = {}): SaleLine =>
  saleLine.parse({
    ...{ name: 'อบรมช่างไฟฟ้า', quantity: 2, unitPrice: 1050, amount: 2000, discount: 100, taxClass: 'vat' },
    ...change,
  })

const names: Record<EtaxType, string> = {
  ...{ 388: 'ใบกำกับภาษี', T01: 'ใบเสร็จรับเงิน', T03: 'ใบเสร็จรับเงิน/ใบกำกับภาษี', T05: 'ใบกำกับภาษีอย่างย่อ' },
  ...{ T06: 'ใบเสร็จรับเงิน/ใบกำกับภาษีอย่างย่อ', T07: 'ใบแจ้งยกเลิก', 80: 'ใบเพิ่มหนี้', 81: 'ใบลดหนี้' },
}

/** A document of a type with sums that agree, for tests; `change` overrides parts of it. */
export function sampleDocument(type: EtaxType, change: Partial<EtaxDocument> = {}): EtaxDocument {
  const isReceipt = type === 'T01'
  const sold = isReceipt
    ? [line({ taxClass: 'exempt' })]
    : [line(), line({ name: 'หนังสือ', taxClass: 'exempt', quantity: 1, unitPrice: 700, discount: 0, amount: 700 })]
  const isRelated = ['80', '81', 'T07'].includes(type)
  const taxed = documentVat(
    sold.map(({ amount, taxClass }) => ({ amount, taxClass, rate: 7 })),
    true,
  )
  const { groups, base, vat, total } = taxed
  return {
    ...{ type, version: 'v2.0', number: 'RC6911-00001', name: names[type], issuedOn: '2026-11-28' },
    ...{ createdAt: '2026-11-28T03:00:00.000Z', seller, buyer: company, groups, base, vat, total },
    purpose: isRelated ? { code: type === '80' ? 'DBNS99' : 'CDNS99', text: 'ผู้เรียน 1 คนยกเลิก' } : null,
    references: isRelated ? [{ number: 'RC6910-00009', issuedOn: '2026-10-30', type: 'T03' }] : [],
    lines: linesWithVat(sold, taxed, 7),
    originalBase: type === '80' || type === '81' ? 5000 : null,
    ...change,
  }
}
