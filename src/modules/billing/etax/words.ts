import type { Text } from '#platform/site/i18n/words.ts'

/** The Thai title of the XML that says that a document is void. */
export const cancellationTitle = 'ใบแจ้งยกเลิก'

/** The reason in a replacement whose reason is not known. */
export const noReason = 'ออกแทนฉบับเดิมที่ยกเลิก'

/** Why a certificate cannot be used. */
export const certificateWords = {
  certificate: {
    th: 'อ่านใบรับรองไม่ได้ วางทั้งไฟล์ PEM',
    en: 'The certificate cannot be read. Paste the whole PEM file',
  },
  key: {
    th: 'ต้องเป็นกุญแจส่วนตัว RSA ตั้งแต่ 2048 บิต แบบ PKCS#8 และไม่มีรหัสผ่าน',
    en: 'The private key must be RSA of at least 2048 bits, as PKCS#8 without a password',
  },
  pair: { th: 'กุญแจส่วนตัวไม่ตรงกับใบรับรอง', en: 'The private key does not belong to the certificate' },
  expired: { th: 'ใบรับรองหมดอายุแล้ว', en: 'The certificate has expired' },
  both: {
    th: 'ต้องกรอกทั้งใบรับรองและกุญแจส่วนตัว',
    en: 'Enter both the certificate and the private key',
  },
} satisfies Record<string, Text>

/** What staff read about e-Tax on the screens of documents, branches and the report. */
export const etaxWords = {
  title: { th: 'e-Tax', en: 'e-Tax' },
  xml: { th: 'ไฟล์ XML', en: 'XML file' },
  cancellationXml: { th: 'ไฟล์ XML ใบแจ้งยกเลิก', en: 'XML of the cancellation' },
  signed: { th: 'ลงลายเซ็นดิจิทัลแล้ว', en: 'Digitally signed' },
  unsigned: { th: 'ยังไม่ลงลายเซ็นดิจิทัล', en: 'Not signed' },
  none: { th: 'ยังไม่มีไฟล์ XML', en: 'No XML yet' },
  problem: { th: 'สร้าง XML ไม่ได้', en: 'XML cannot be written' },
  write: { th: 'สร้าง XML', en: 'Write XML' },
  writing: {
    th: 'กำลังสร้าง XML เปิดหน้านี้อีกครั้งในอีกสักครู่',
    en: 'The XML is being written. Open this page again in a moment',
  },
  certificate: { th: 'ใบรับรอง', en: 'Certificate' },
  expires: { th: 'หมดอายุ', en: 'Expires' },
  noCertificate: {
    th: 'ยังไม่มีใบรับรอง ไฟล์ XML จะไม่มีลายเซ็นดิจิทัล',
    en: 'None. XML files are not signed.',
  },
  expiresSoon: {
    th: 'ใบรับรองอิเล็กทรอนิกส์หมดอายุวันที่ {day} ต่ออายุก่อนวันนั้น มิฉะนั้น XML จะไม่มีลายเซ็นดิจิทัล',
    en: 'The certificate expires on {day}. Renew it before then, or XML files will not be signed.',
  },
  expired: {
    th: 'ใบรับรองอิเล็กทรอนิกส์หมดอายุแล้วเมื่อวันที่ {day} ไฟล์ XML ใหม่จะไม่มีลายเซ็นดิจิทัล',
    en: 'The certificate expired on {day}. New XML files are not signed.',
  },
  addressProblems: {
    th: 'ที่อยู่ของสาขายังใช้ทำ e-Tax ไม่ได้: {problems}',
    en: 'The address of this branch cannot be used for e-Tax: {problems}',
  },
  schema: { th: 'การตรวจ XML', en: 'XML validation' },
  schemaUsed: { th: 'ตามสคีมาของ สพธอ. และกฎของระบบ', en: 'By the schema of ETDA and by our rules' },
  schemaUnset: {
    th: 'ตามกฎของระบบเท่านั้น เซิร์ฟเวอร์ยังไม่มีไฟล์สคีมาของ สพธอ.',
    en: 'By our rules only. This server has no schema files of ETDA.',
  },
  codes: { th: 'รหัสจังหวัด อำเภอ ตำบล', en: 'Codes of province, district, subdistrict' },
  files: { th: 'ดาวน์โหลด XML และ PDF (ZIP)', en: 'Download XML and PDF (ZIP)' },
  filesPart: { th: 'ดาวน์โหลด XML และ PDF (ZIP) ส่วนที่ {n}', en: 'Download XML and PDF (ZIP), part {n}' },
  monthFiles: { th: 'ไฟล์ของเดือนนี้', en: 'Files of this month' },
  sending: { th: 'การนำส่ง', en: 'Sending' },
  filesText: {
    th: 'ใน ZIP มี XML, PDF และรายงาน CSV ของเดือนนี้ ส่งให้ผู้ให้บริการนำส่ง e-Tax ของสถาบันภายในวันที่ 15 ของเดือนถัดไป',
    en: 'The ZIP has the XML, PDF and CSV report of this month. Send it to your e-Tax service provider by the 15th of the next month.',
  },
  writeMonth: { th: 'สร้าง XML ที่ยังไม่มีหรือยังไม่ลงลายเซ็น ({n})', en: 'Write XML that is missing or not signed ({n})' },
} satisfies Record<string, Text>

/** The heads of the CSV report in the ZIP. */
export const reportWords = {
  file: { th: 'รายงาน', en: 'report' },
  number: { th: 'เลขที่', en: 'Number' },
  day: { th: 'วันที่', en: 'Date' },
  kind: { th: 'ชนิดเอกสาร', en: 'Kind' },
  buyer: { th: 'ผู้ซื้อ', en: 'Buyer' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
  branchNo: { th: 'เลขที่สาขา', en: 'Branch number' },
  base: { th: 'มูลค่าก่อนภาษี', en: 'Value before VAT' },
  vat: { th: 'ภาษีมูลค่าเพิ่ม', en: 'VAT' },
  total: { th: 'จำนวนเงินรวม', en: 'Total' },
  state: { th: 'สถานะ', en: 'State' },
  xml: { th: 'XML', en: 'XML' },
  xmlHash: { th: 'SHA-256 ของ XML', en: 'SHA-256 of the XML' },
  pdfHash: { th: 'SHA-256 ของ PDF', en: 'SHA-256 of the PDF' },
  issued: { th: 'ออกแล้ว', en: 'Issued' },
  voided: { th: 'ยกเลิก', en: 'Voided' },
} satisfies Record<string, Text>
