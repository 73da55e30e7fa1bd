export const bookWords = {
  code: { th: 'รหัสอ้างอิง', en: 'Reference code' },
  title: { th: 'สมุดงานตั้งค่าสถาบัน', en: 'Academy workbook' },
  help: { th: 'อ่านก่อน', en: 'Read me' },
  tooManyRows: {
    th: 'มีเกิน {most} รายการ ใส่ในสมุดงานเดียวไม่ได้ กรุณาใช้ปุ่ม “ส่งออก” ของแต่ละรายการแทน',
    en: 'There are more than {most} records, too many for one workbook. Export each list separately.',
  },
  failed: { th: 'นำเข้าไม่สำเร็จ ยังไม่มีข้อมูลใดถูกบันทึก', en: 'The import failed. Nothing was saved.' },
} as const

/** Problems of workbook rows and cells, besides those of any file. */
export const bookFaults = {
  'no-code': { th: 'กรุณาใส่รหัสอ้างอิง เช่น C01', en: 'Enter a reference code, such as C01' },
  'not-a-code': {
    th: 'รหัสอ้างอิงต้องไม่เกิน 100 ตัวอักษร และไม่มีเครื่องหมาย < >',
    en: 'A reference code can have up to 100 characters, without < >',
  },
  'no-such-code': {
    th: 'ไม่พบรหัส “{code}” ทั้งในแผ่น “{sheet}” และในระบบ',
    en: 'There is no code “{code}” on the sheet “{sheet}”, nor in the system',
  },
  'to-be-mended': {
    th: 'อ้างถึงแถวที่ {row} ของแผ่น “{sheet}” ซึ่งยังไม่ถูกต้อง กรุณาแก้ไขแถวนั้นก่อน',
    en: 'This refers to row {row} of the sheet “{sheet}”. Correct that row first.',
  },
  'many-named': {
    th: 'มีชื่อ “{code}” มากกว่าหนึ่งคนในแผ่น “{sheet}” กรุณาใช้รหัสอ้างอิงแทนชื่อ',
    en: 'There are several “{code}” on the sheet “{sheet}”. Use the code instead of the name.',
  },
} as const

/** The first sheet, with texts in both languages. */
export const helpWords = {
  how: { th: 'วิธีใช้สมุดงานนี้', en: 'How to use this workbook' },
  lines: [
    {
      th: '1. กรอกทีละแผ่น เริ่มจากแถวที่ 2 ห้ามเปลี่ยนชื่อแผ่นหรือหัวคอลัมน์ และลบแผ่นหรือคอลัมน์ที่ไม่ใช้ได้',
      en: '1. Fill in the sheets one by one, starting at row 2. Keep the names of sheets and column headings. You can delete sheets and columns that you do not need.',
    },
    {
      th: '2. คุณกำหนดรหัสอ้างอิงเองได้ เช่น C01 แล้วใช้รหัสนั้นในแผ่นอื่น เช่น บทเรียนใช้รหัสของหลักสูตร และใช้รหัสของแถวที่เพิ่มในไฟล์เดียวกันได้',
      en: '2. Choose your own reference codes, such as C01. Other sheets refer to them: a lesson uses the code of its course. They can refer to rows of this file.',
    },
    {
      th: '3. แถวที่รหัสตรงกับข้อมูลในระบบจะแก้ไขข้อมูลนั้น แถวอื่นจะเพิ่มเป็นรายการใหม่ รายการที่ไม่อยู่ในไฟล์จะไม่ถูกลบ',
      en: '3. A row with a known code changes the existing record. Any other row is added. Records that are not in the file stay as they are.',
    },
    {
      th: '4. ช่องว่างในรายการใหม่ใช้ค่าเริ่มต้น ช่องว่างในรายการเดิมจะล้างข้อความ วันที่ และราคา ส่วนตัวเลือก ตัวเลข และ ใช่/ไม่ จะคงเดิม หลายค่าในช่องเดียวให้คั่นด้วย ; (อัฒภาค)',
      en: '4. An empty cell gives a new record its default value. In an existing record it clears texts, dates and prices; choices, numbers and yes/no values stay as they are. Separate several values in a cell with ; (a semicolon).',
    },
    {
      th: '5. ระบบตรวจไฟล์ก่อนทุกครั้งและแสดงช่องที่ต้องแก้ไข ยังไม่บันทึกข้อมูลใดจนกว่าคุณจะกด “นำเข้าจริง”',
      en: '5. The file is checked first and you see which cells to correct. Nothing is saved until you select “Import”.',
    },
    {
      th: '6. ไฟล์ไม่มีรหัสผ่าน ผู้ใช้ใหม่จะได้รับอีเมลเพื่อตั้งรหัสผ่านเอง และกำหนดบทบาทของทีมงานได้ที่หน้า “ทีมงานของเว็บไซต์” เท่านั้น',
      en: '6. The file never contains passwords: new users get an email with a link to set one. You assign staff roles on the page “Staff of the site” only.',
    },
    {
      th: '7. รายการของเมนูอยู่ในแผ่น “เมนู” แถวละหนึ่งรายการ โดยระบุหน้าที่เป็นเมนูและรายการหลัก',
      en: '7. Menu entries are on the sheet “เมนู”. Each row names the page that holds the menu, and the parent entry.',
    },
    {
      th: '8. สมุดงานนี้ไม่มีไฟล์ภาพและหน้าเว็บที่ตั้งรหัสผ่านไว้',
      en: '8. This workbook does not contain images or pages with a password.',
    },
  ],
  sheet: { th: 'แผ่น', en: 'Sheet' },
  column: { th: 'คอลัมน์', en: 'Column' },
  required: { th: 'ต้องกรอก', en: 'Required' },
  what: { th: 'ข้อมูลที่ใส่ได้', en: 'What to write' },
  example: { th: 'ตัวอย่าง', en: 'Example' },
  yes: { th: 'ใช่', en: 'Yes' },
  codeOf: { th: 'รหัสจากแผ่น “{sheet}”', en: 'The code from the sheet “{sheet}”' },
  codesOf: { th: 'รหัสจากแผ่น “{sheet}” หากมีหลายรหัสให้คั่นด้วย ;', en: 'Codes from the sheet “{sheet}”, separated by ;' },
  codeOrName: {
    th: 'ชื่อหรือรหัสจากแผ่น “{sheet}” หากมีหลายคนให้คั่นด้วย ;',
    en: 'Names or codes from the sheet “{sheet}”, separated by ;',
  },
  ownCode: { th: 'กำหนดเองได้ ไม่ซ้ำกันในแผ่นนี้', en: 'Your own choice, unique on this sheet' },
  readOnly: { th: 'อ่านอย่างเดียว', en: 'Read only' },
} as const
