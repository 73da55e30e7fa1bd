/** Why a file could not be read. */
export const fileWords = {
  empty: { th: 'ไฟล์ว่างเปล่า', en: 'The file is empty' },
  'too-large': {
    th: 'ไฟล์มีขนาดเกิน 5 MB กรุณาแบ่งเป็นหลายไฟล์',
    en: 'The file is larger than 5 MB. Split it into smaller files.',
  },
  html: {
    th: 'ไฟล์นี้เป็นหน้าเว็บ (HTML) ที่ใช้นามสกุลไฟล์ Excel กรุณาเปิดด้วย Excel แล้วบันทึกใหม่เป็น .xlsx หรือ CSV',
    en: 'This is a web page (HTML) with an Excel file name. Open it in Excel and save it as .xlsx or CSV.',
  },
  'old-excel': {
    th: 'ไฟล์นี้เป็น Excel รุ่นเก่า (.xls) หรือมีรหัสผ่าน กรุณาบันทึกใหม่เป็น .xlsx หรือ CSV โดยไม่ตั้งรหัสผ่าน',
    en: 'This is an old Excel file (.xls) or has a password. Save it as .xlsx or CSV without a password.',
  },
  'open-document': {
    th: 'ไฟล์นี้เป็น OpenDocument (.ods) กรุณาบันทึกใหม่เป็น .xlsx หรือ CSV',
    en: 'This is an OpenDocument file (.ods). Save it as .xlsx or CSV.',
  },
  'not-a-sheet': { th: 'ไฟล์นี้ไม่ใช่ไฟล์ CSV หรือ XLSX', en: 'This file is not a CSV or XLSX file' },
  'not-a-book': { th: 'ไฟล์นี้ไม่ใช่สมุดงาน Excel (.xlsx)', en: 'This file is not an Excel workbook (.xlsx)' },
  broken: { th: 'ไฟล์ XLSX นี้เสียหายหรือไม่สมบูรณ์', en: 'This XLSX file is damaged or incomplete' },
  locked: { th: 'ไฟล์ XLSX นี้มีรหัสผ่าน', en: 'This XLSX file has a password' },
  unsafe: { th: 'ไฟล์ XLSX นี้มีชื่อไฟล์ภายในที่ไม่ปลอดภัย', en: 'This XLSX file contains unsafe names' },
  'too-much': { th: 'ไฟล์ XLSX นี้มีขนาดใหญ่เกินไปเมื่อคลายการบีบอัด', en: 'This XLSX file is too large when unpacked' },
  encoding: {
    th: 'อ่านตัวอักษรในไฟล์ไม่ได้ กรุณาบันทึกเป็น CSV UTF-8',
    en: 'The file encoding is not supported. Save the file as CSV UTF-8.',
  },
  quotes: { th: 'เครื่องหมายคำพูดในบรรทัดที่ {line} ไม่มีเครื่องหมายปิด', en: 'The quotation mark on line {line} is not closed' },
  'long-line': { th: 'บรรทัดที่ {line} ยาวเกินไป', en: 'Line {line} is too long' },
  'too-many-rows': {
    th: 'ไฟล์มีเกิน 20,000 แถว กรุณาแบ่งเป็นหลายไฟล์',
    en: 'The file has more than 20,000 rows. Split it into smaller files.',
  },
  'too-many-columns': { th: 'ไฟล์มีเกิน 200 คอลัมน์', en: 'The file has more than 200 columns' },
  'too-many-sheets': { th: 'การอ่านไฟล์นี้ใช้เวลาหรือหน่วยความจำมากเกินไป', en: 'The file has more than 40 sheets' },
  'too-heavy': { th: 'ไฟล์นี้ใช้เวลาหรือหน่วยความจำมากเกินไป', en: 'Reading this file takes too much time or memory' },
} as const

/** Problems of a row or cell that the field itself does not describe. */
export const rowWords = {
  'no-heads': {
    th: 'แถวแรกต้องเป็นชื่อช่อง เช่น "{example}"',
    en: 'The first row must contain field names, such as "{example}"',
  },
  'unknown-head': { th: 'ไม่มีคอลัมน์ชื่อ "{head}"', en: 'There is no column "{head}"' },
  'no-head': { th: 'คอลัมน์นี้มีข้อมูลแต่ไม่มีหัวคอลัมน์', en: 'This column has values but no heading' },
  'same-head': {
    th: 'หัวคอลัมน์ "{head}" ซ้ำกับคอลัมน์ {column}',
    en: 'The heading "{head}" is also used by column {column}',
  },
  formula: { th: 'สูตรในเซลล์นี้ไม่มีผลลัพธ์ ({value})', en: 'The formula of this cell has no result ({value})' },
  'read-only': { th: 'แก้ไขช่อง "{field}" ไม่ได้', en: '"{field}" cannot be changed' },
  'not-found': {
    th: 'ไม่พบรายการนี้ หากเป็นรายการใหม่ให้เว้น _id ว่างไว้',
    en: 'There is no such record. Leave _id empty to create a new one.',
  },
  twice: { th: 'รายการนี้อยู่ในแถวที่ {row} แล้ว', en: 'Row {row} is the same record' },
  'not-a-version': { th: 'เวอร์ชันต้องเป็นตัวเลข', en: 'The version must be a number' },
  'too-long': { th: 'ข้อความในเซลล์นี้ยาวเกินขีดจำกัดของ Excel กรุณาใช้ CSV', en: 'This cell was too long for Excel: use CSV' },
  forbidden: { th: 'คุณไม่มีสิทธิ์บันทึกรายการนี้', en: 'You do not have permission to save this record' },
  conflict: { th: 'บันทึกรายการนี้ไม่ได้', en: 'This record cannot be saved' },
  key: { th: 'ใช้ "{key}" ระบุรายการไม่ได้', en: '"{key}" does not identify a record' },
} as const

export const words = {
  exported: { th: 'ส่งออก{name}แล้ว', en: '{name} exported' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  id: { th: 'รหัสรายการ (_id)', en: 'Record ID (_id)' },
  createdAt: { th: 'สร้างเมื่อ', en: 'Created' },
  updatedAt: { th: 'แก้ไขล่าสุด', en: 'Changed' },
  name: { th: '{field} (ชื่อ)', en: '{field} (name)' },
  part: { th: '{group}: {part}', en: '{group}: {part}' },
  tooManyRows: {
    th: 'มีเกิน {most} รายการ กรุณากรองให้น้อยลง{instead}',
    en: 'There are more than {most} records. Filter them{instead}',
  },
  orCsv: { th: ' หรือใช้ CSV', en: ', or export as CSV' },
  problems: {
    th: 'พบ {n} จุดที่ต้องแก้ไข ยังไม่มีข้อมูลใดถูกบันทึก',
    en: '{n} {n|cell|cells} must be corrected. Nothing was saved.',
  },
  imported: { th: 'นำเข้า{name}เสร็จแล้ว', en: '{name}: import finished' },
  importedText: { th: 'เพิ่ม {created} รายการ แก้ไข {changed} รายการ', en: '{created} added, {changed} changed' },
  unknownField: { th: 'ไม่มีช่อง "{field}"', en: 'There is no field "{field}"' },
  badQuestion: { th: 'คำขอ "{field}" ไม่ถูกต้อง', en: 'The request is not valid at "{field}"' },
} as const
