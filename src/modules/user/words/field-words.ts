/** Words of the fields of people that a site defines for itself. */
export const fieldWords = {
  keyHint: {
    th: 'ใช้ใน API และไฟล์นำเข้า ตัวอักษรอังกฤษพิมพ์เล็ก ตัวเลข และ _ เปลี่ยนภายหลังไม่ได้',
    en: 'Used in the API and import files. Small Latin letters, digits and _. It cannot be changed later',
  },
  nameEnHint: { th: 'เว้นว่างเพื่อใช้ชื่อภาษาไทย', en: 'Leave empty to use the Thai name' },
  typeHint: { th: 'เปลี่ยนภายหลังไม่ได้', en: 'It cannot be changed later' },
  choicesHint: { th: 'เพิ่มได้ไม่เกิน 100 ตัวเลือก', en: 'At most 100 options' },
  staffHint: { th: 'ผู้ดูแลเว็บไซต์เห็นและแก้ไขได้เสมอ', en: 'Administrators always see and edit it' },
  states: { on: { th: 'เปิดใช้', en: 'In use' }, off: { th: 'ปิดใช้', en: 'Off' } },
  types: {
    text: { th: 'ข้อความ', en: 'Text' },
    longtext: { th: 'ข้อความยาว', en: 'Long text' },
    choice: { th: 'ตัวเลือก', en: 'Choice' },
    date: { th: 'วันที่', en: 'Date' },
    number: { th: 'ตัวเลข', en: 'Number' },
    boolean: { th: 'ใช่หรือไม่ใช่', en: 'Yes or no' },
    phone: { th: 'เบอร์โทร', en: 'Phone' },
    code: { th: 'รหัส', en: 'Code' },
  },
  patterns: {
    any: { th: 'รหัสทั่วไป', en: 'Any code' },
    digits: { th: 'ตัวเลขเท่านั้น', en: 'Digits only' },
    citizen: { th: 'เลขประจำตัวประชาชน', en: 'Citizen ID' },
    passport: { th: 'เลขที่หนังสือเดินทาง', en: 'Passport number' },
    licence: { th: 'เลขที่ใบอนุญาต', en: 'Licence number' },
  },
  personUses: {
    edit: { th: 'เห็นและแก้ไขได้', en: 'Can view and edit' },
    read: { th: 'เห็นอย่างเดียว', en: 'Can view' },
    hidden: { th: 'ไม่เห็น', en: 'Cannot view' },
  },
  staffReaders: {
    member: { th: 'ทีมงานทุกคน', en: 'All staff' },
    manager: { th: 'ผู้จัดการขึ้นไป', en: 'Managers and above' },
    admin: { th: 'ผู้ดูแลเว็บไซต์เท่านั้น', en: 'Administrators only' },
  },
} as const

/** Why a definition is refused. */
export const refusedFieldWords = {
  options: { th: 'กรุณาเพิ่มตัวเลือกอย่างน้อย 1 รายการ', en: 'Add at least one option' },
  many: { th: 'เว็บไซต์หนึ่งมีช่องข้อมูลได้ไม่เกิน 40 ช่อง', en: 'A site can have at most 40 fields' },
} as const

/** The usual Thai fields, which one button adds. */
export const presetWords = {
  add: { th: 'เพิ่มชุดช่องข้อมูลมาตรฐาน', en: 'Add the usual fields' },
  text: {
    th: 'คำนำหน้า วันเกิด สัญชาติ หนังสือเดินทาง ตำแหน่งงาน หน่วยงาน วุฒิการศึกษา และเลขที่ใบอนุญาต ช่องที่มีอยู่แล้วจะไม่เปลี่ยน',
    en: 'Prefix, birth date, nationality, passport, job title, organisation, education and licence number. Existing fields stay as they are.',
  },
  done: { th: 'เพิ่มช่องข้อมูลแล้ว {n} ช่อง', en: '{n} {n|field|fields} added' },
  none: { th: 'มีช่องข้อมูลครบทุกช่องแล้ว', en: 'All of these fields already exist' },
} as const

export const fieldHelp = [
  {
    th: 'ช่องที่เพิ่มจะแสดงในหน้าสมัครสมาชิก ข้อมูลส่วนตัว และข้อมูลผู้เรียน ตามที่คุณเลือก',
    en: 'Fields appear when people register, in their personal details and in their records, as you choose.',
  },
  {
    th: 'ปิดช่องที่ไม่ใช้แล้วแทนการลบ ข้อมูลเดิมยังเก็บไว้และกลับมาเมื่อเปิดใช้อีกครั้ง',
    en: 'Turn off a field instead of deleting it. Its values are kept and return when you turn it on again.',
  },
]
