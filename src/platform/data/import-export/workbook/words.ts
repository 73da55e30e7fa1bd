export const bookWords = {
  code: { th: 'รหัสอ้างอิง', en: 'Reference code' },
  title: { th: 'สมุดงานตั้งค่าสถาบัน', en: 'Workbook of the academy' },
  help: { th: 'อ่านก่อน', en: 'Read me' },
  tooManyRows: {
    th: 'มีเกิน {most} แถว จึงใส่ในสมุดงานเดียวไม่ได้ ใช้ปุ่ม “ส่งออก” ของแต่ละรายการแทน',
    en: 'There are over {most} rows, too many for one workbook: export each list by itself',
  },
  failed: { th: 'นำเข้าไม่สำเร็จ ไม่มีอะไรถูกบันทึก', en: 'The import failed; nothing was stored' },
} as const

/** What is wrong in a row or a cell of a workbook, beside what can be wrong in any file. */
export const bookFaults = {
  'no-code': { th: 'กรุณาใส่รหัสอ้างอิง เช่น C01', en: 'Please give a reference code, such as C01' },
  'not-a-code': {
    th: 'รหัสอ้างอิงยาวได้ 100 ตัวอักษร และไม่มีเครื่องหมาย < >',
    en: 'A reference code has up to 100 letters, and no < >',
  },
  'no-such-code': {
    th: 'ไม่พบรหัส “{code}” ในแผ่น “{sheet}” และในระบบ',
    en: 'There is no code “{code}” on the sheet “{sheet}”, nor in the system',
  },
  'to-be-mended': {
    th: 'อ้างถึงแถวที่ {row} ของแผ่น “{sheet}” ซึ่งต้องแก้ก่อน',
    en: 'This means row {row} of the sheet “{sheet}”, which must be mended first',
  },
  'many-named': {
    th: 'มี “{code}” หลายคนในแผ่น “{sheet}” กรุณาใส่รหัสอ้างอิงแทนชื่อ',
    en: 'There are several “{code}” on the sheet “{sheet}”: give the code instead of the name',
  },
} as const

/** The sheet that is read first; its sentences are in both languages. */
export const helpWords = {
  how: { th: 'วิธีใช้สมุดงานนี้', en: 'How to use this workbook' },
  lines: [
    {
      th: '1. กรอกทีละแผ่น เริ่มจากแถวที่ 2 และอย่าเปลี่ยนชื่อแผ่นหรือหัวคอลัมน์ แผ่นหรือคอลัมน์ที่ไม่ใช้ ลบทิ้งได้',
      en: '1. Fill in one sheet after the other, from row 2. Keep the names of sheets and heads; those that you do not need may be deleted.',
    },
    {
      th: '2. รหัสอ้างอิงตั้งเองได้ เช่น C01 แล้วใช้รหัสนั้นในแผ่นอื่น เช่น บทเรียนบอกรหัสของหลักสูตร จะอ้างถึงแถวที่เพิ่มในไฟล์เดียวกันก็ได้',
      en: '2. Reference codes are yours to choose, such as C01. Other sheets use them: a lesson gives the code of its course. They may mean rows of this same file.',
    },
    {
      th: '3. แถวที่มีรหัสตรงกับข้อมูลในระบบจะแก้ไขข้อมูลนั้น แถวที่ไม่ตรงจะเพิ่มใหม่ แถวที่ไม่อยู่ในไฟล์จะไม่ถูกลบ',
      en: '3. A row whose code is known changes what is there, any other is added. What is not in the file stays as it is.',
    },
    {
      th: '4. ช่องว่างในแถวใหม่ใช้ค่าเริ่มต้น ช่องว่างในแถวเดิมล้างข้อความ วันที่ และราคาเดิม ส่วนตัวเลือก ตัวเลข และ ใช่/ไม่ คงเดิม หลายค่าในช่องเดียวคั่นด้วย ; (อัฒภาค)',
      en: '4. An empty cell leaves a new row its usual value. In a row that is there it empties texts, days and prices, and leaves choices, numbers and yes or no as they are. Several values in a cell are parted by ; (a semicolon).',
    },
    {
      th: '5. นำไฟล์มาตรวจก่อนได้ทุกครั้ง ระบบบอกแผ่นและช่องที่ต้องแก้ และยังไม่บันทึกอะไรจนกว่าจะกด “นำเข้าจริง”',
      en: '5. The file is checked first: you are told which cells to mend, and nothing is stored before you press “Import”.',
    },
    {
      th: '6. ผู้ใช้ใหม่ไม่มีรหัสผ่านในไฟล์ ระบบส่งอีเมลให้ตั้งรหัสผ่านเอง บทบาทของทีมงานให้ที่หน้า “ทีมงานของเว็บไซต์” เท่านั้น',
      en: '6. Passwords are never in the file: new users are mailed a link to set one. Roles of staff are given on the page “Staff of the site” alone.',
    },
    {
      th: '7. รายการของเมนูอยู่ในแผ่น “เมนู” แถวละหนึ่งรายการ บอกหน้าที่เป็นเมนูและรายการหลักที่อยู่เหนือ',
      en: '7. The entries of menus are on the sheet “เมนู”, each in a row that names the page that is the menu and the entry above.',
    },
    {
      th: '8. ไฟล์ภาพและหน้าเว็บที่มีรหัสผ่านไม่อยู่ในสมุดงานนี้',
      en: '8. Pictures, and pages that have a password, are not in this workbook.',
    },
  ],
  sheet: { th: 'แผ่น', en: 'Sheet' },
  column: { th: 'คอลัมน์', en: 'Column' },
  required: { th: 'ต้องกรอก', en: 'Required' },
  what: { th: 'ใส่อะไรได้', en: 'What to write' },
  example: { th: 'ตัวอย่าง', en: 'Example' },
  yes: { th: 'ใช่', en: 'Yes' },
  codeOf: { th: 'รหัสจากแผ่น “{sheet}”', en: 'The code from the sheet “{sheet}”' },
  codesOf: { th: 'รหัสจากแผ่น “{sheet}” หลายรหัสคั่นด้วย ;', en: 'Codes from the sheet “{sheet}”, parted by ;' },
  codeOrName: {
    th: 'ชื่อหรือรหัสจากแผ่น “{sheet}” หลายคนคั่นด้วย ;',
    en: 'Names or codes from the sheet “{sheet}”, parted by ;',
  },
  ownCode: { th: 'ตั้งเองได้ ไม่ซ้ำกันในแผ่นนี้', en: 'Yours to choose, once on this sheet' },
  readOnly: { th: 'อ่านอย่างเดียว', en: 'To be read only' },
} as const
