import type { Text } from '#platform/site/i18n/words.ts'

/** Why a document cannot be written as e-Tax XML. */
export const problemWords = {
  text: {
    th: '{what}มีอักขระที่ใช้ใน XML ไม่ได้',
    en: '{what}: a character cannot be written as XML',
  },
  long: { th: '{what}ยาวเกิน {n} ตัวอักษร', en: '{what} is too long. The limit is {n}' },
  missing: { th: 'ยังไม่มี{what}', en: '{what} is missing' },
  sellerId: {
    th: 'เลขประจำตัวผู้เสียภาษีของผู้ขายต้องมี 13 หลัก และเลขที่สาขา 5 หลัก',
    en: 'The tax ID of the seller needs 13 digits and its branch number 5',
  },
  buyerId: {
    th: 'เลขประจำตัวผู้เสียภาษีของผู้ซื้อต้องมี 13 หลัก และเลขที่สาขา 5 หลัก',
    en: 'The tax ID of the buyer needs 13 digits and its branch number 5',
  },
  buyerPostcode: {
    th: 'ที่อยู่ของผู้ซื้อไม่มีรหัสไปรษณีย์ 5 หลัก',
    en: 'The address of the buyer has no postal code of 5 digits',
  },
  sellerPostcode: {
    th: 'รหัสไปรษณีย์ของสาขาต้องมี 5 หลัก',
    en: 'The postal code of the branch needs 5 digits',
  },
  reference: {
    th: 'เอกสารนี้ต้องอ้างถึงเอกสารเดิมที่เป็นใบกำกับภาษีแบบเต็มรูป ใบลดหนี้ หรือใบเพิ่มหนี้',
    en: 'The document must refer to a full tax invoice, credit note or debit note',
  },
  referenceCancelled: { th: 'ไม่พบเอกสารที่ยกเลิก', en: 'The document that is cancelled is missing' },
  purpose: { th: 'รหัสสาเหตุของเอกสารไม่ถูกต้อง', en: 'The purpose code of the document is not valid' },
  purposeText: { th: 'ต้องระบุสาเหตุการออกเอกสาร', en: 'The reason of the document is missing' },
  line: {
    th: 'รายการที่ {n}: มูลค่า ภาษี และราคาไม่ตรงกัน',
    en: 'Line {n}: the value, the VAT and the price do not agree',
  },
  lines: { th: 'เอกสารไม่มีรายการ', en: 'The document has no lines' },
  sums: { th: 'ยอดรวมของเอกสารไม่ตรงกับรายการ', en: 'The sums of the document do not agree with its lines' },
  groups: {
    th: 'ยอดตามอัตราภาษีไม่ตรงกับรายการ',
    en: 'The sums of the VAT rates do not agree with the lines',
  },
  rate: {
    th: 'ภาษีมูลค่าเพิ่มไม่ตรงกับอัตรา {rate}%',
    en: 'The VAT does not agree with the rate of {rate}%',
  },
  difference: {
    th: 'ผลต่างของใบลดหนี้หรือใบเพิ่มหนี้ไม่ตรงกับมูลค่าเดิม',
    en: 'The difference of the note does not agree with the original value',
  },
  schema: {
    th: 'XML ไม่ตรงตามสคีมาของ สพธอ. บรรทัดที่ {n}: {detail}',
    en: 'The XML does not match the schema of ETDA, line {n}: {detail}',
  },
  size: { th: 'ไฟล์ XML ยาวเกิน {n} ตัวอักษร', en: 'The XML has more than {n} {n|character|characters}' },
  schemaUnread: {
    th: 'ระบบอ่านไฟล์สคีมาของ สพธอ. ไม่ได้ แจ้งผู้ดูแลเซิร์ฟเวอร์',
    en: 'The schema files of ETDA cannot be read. Tell the administrator of the server',
  },
} satisfies Record<string, Text>

/** The parts of a document that a problem names. */
export const partWords = {
  number: { th: 'เลขที่เอกสาร', en: 'Document number' },
  sellerName: { th: 'ชื่อผู้ขาย', en: 'Name of the seller' },
  buyerName: { th: 'ชื่อผู้ซื้อ', en: 'Name of the buyer' },
  buyerAddress: { th: 'ที่อยู่ของผู้ซื้อ', en: 'Address of the buyer' },
  purpose: { th: 'สาเหตุการออกเอกสาร', en: 'Reason of the document' },
  line: { th: 'ชื่อรายการ', en: 'Name of a line' },
  no: { th: 'บ้านเลขที่ของสาขา', en: 'House number of the branch' },
  building: { th: 'อาคารของสาขา', en: 'Building of the branch' },
  moo: { th: 'หมู่ที่ของสาขา', en: 'Village number of the branch' },
  lane: { th: 'ซอยของสาขา', en: 'Lane of the branch' },
  road: { th: 'ถนนของสาขา', en: 'Road of the branch' },
  province: { th: 'รหัสจังหวัดของสาขา', en: 'Province code of the branch' },
  district: { th: 'รหัสอำเภอหรือเขตของสาขา', en: 'District code of the branch' },
  subdistrict: { th: 'รหัสตำบลหรือแขวงของสาขา', en: 'Subdistrict code of the branch' },
} satisfies Record<string, Text>
