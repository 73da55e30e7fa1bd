/** The editor of an e-mail template. */
export const editorWords = {
  save: { th: 'บันทึกแม่แบบ', en: 'Save template' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  unsaved: { th: 'มีการแก้ไขที่ยังไม่ได้บันทึก', en: 'You have unsaved changes' },
  test: { th: 'ส่งทดสอบถึงฉัน', en: 'Send a test to me' },
  tested: { th: 'ส่งอีเมลทดสอบถึง {email} แล้ว', en: 'A test was sent to {email}' },
  noEmail: { th: 'บัญชีของคุณยังไม่มีอีเมล', en: 'Your account has no email address' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  redo: { th: 'ทำอีกครั้ง', en: 'Redo' },
  content: { th: 'เนื้อหา', en: 'Content' },
  look: { th: 'หัวและท้ายอีเมล', en: 'Header and footer' },
  subject: { th: 'หัวเรื่อง', en: 'Subject' },
  preheader: { th: 'ข้อความตัวอย่างในกล่องจดหมาย', en: 'Preview text' },
  language: { th: 'ภาษา', en: 'Language' },
  logoUrl: { th: 'URL โลโก้', en: 'Logo URL' },
  logoAlignment: { th: 'ตำแหน่งโลโก้', en: 'Logo alignment' },
  bannerImageUrl: { th: 'URL ภาพแบนเนอร์', en: 'Banner image URL' },
  bannerUrl: { th: 'ลิงก์ของแบนเนอร์', en: 'Banner link' },
  subheader: { th: 'ข้อความใต้หัว', en: 'Subheader' },
  footerText: { th: 'ข้อความท้ายอีเมล', en: 'Footer text' },
  footerColumns: { th: 'คอลัมน์ท้ายอีเมล', en: 'Footer columns' },
  headingAlignment: { th: 'ตำแหน่งหัวข้อ', en: 'Heading alignment' },
  headingFontSize: { th: 'ขนาดตัวอักษรหัวข้อ (px)', en: 'Heading size (px)' },
  add: { th: 'เพิ่มบล็อก', en: 'Add block' },
  type: { th: 'ชนิดของบล็อก', en: 'Type of block' },
  block: { th: 'บล็อกที่ {n}: {type}', en: 'Block {n}: {type}' },
  up: { th: 'เลื่อนขึ้น บล็อกที่ {n}', en: 'Move block {n} up' },
  down: { th: 'เลื่อนลง บล็อกที่ {n}', en: 'Move block {n} down' },
  duplicate: { th: 'ทำสำเนาบล็อกที่ {n}', en: 'Duplicate block {n}' },
  remove: { th: 'ลบบล็อกที่ {n}', en: 'Remove block {n}' },
  removed: { th: 'ลบบล็อกแล้ว เลือก “เลิกทำ” เพื่อนำกลับ', en: 'The block is removed. Select “Undo” to restore it.' },
  keys: {
    th: 'Alt กับลูกศรเลื่อนบล็อก Alt+D ทำสำเนา Alt+Delete ลบ Ctrl+Z เลิกทำ',
    en: 'Alt with an arrow moves a block, Alt+D duplicates, Alt+Delete removes, Ctrl+Z undoes',
  },
  text: { th: 'ข้อความ', en: 'Text' },
  label: { th: 'ข้อความบนปุ่มหรือลิงก์', en: 'Label' },
  href: { th: 'ลิงก์', en: 'Link' },
  src: { th: 'URL ภาพ', en: 'Image URL' },
  alt: { th: 'ข้อความแทนภาพ', en: 'Alternative text' },
  title: { th: 'หัวข้อ', en: 'Title' },
  column: { th: 'คอลัมน์ที่ {n}', en: 'Column {n}' },
  link: { th: 'ลิงก์ที่ {n}', en: 'Link {n}' },
  more: { th: 'เพิ่มรายการ', en: 'Add item' },
  less: { th: 'ลบรายการสุดท้าย', en: 'Remove last item' },
  value: { th: 'ข้อมูลใน QR', en: 'Content of the QR code' },
  caption: { th: 'คำอธิบาย', en: 'Caption' },
  divider: { th: 'เส้นคั่นไม่มีข้อมูลให้แก้', en: 'A divider has nothing to edit' },
  insert: { th: 'แทรกข้อมูลใน “{field}”', en: 'Insert a field in “{field}”' },
  insertHint: { th: 'แทรกข้อมูล…', en: 'Insert a field…' },
  preview: { th: 'ตัวอย่าง', en: 'Preview' },
  width: { th: 'ความกว้าง', en: 'Width' },
  phone: { th: 'มือถือ 360 px', en: 'Phone, 360 px' },
  desktop: { th: 'คอมพิวเตอร์ 600 px', en: 'Desktop, 600 px' },
  dark: { th: 'โหมดมืด', en: 'Dark mode' },
  noPictures: { th: 'ปิดภาพ', en: 'Images off' },
  plain: { th: 'ข้อความล้วน', en: 'Plain text' },
  checks: { th: 'สิ่งที่ควรแก้', en: 'Checks' },
  noIssues: { th: 'ไม่พบสิ่งที่ต้องแก้', en: 'No issues found' },
  sample: { th: 'ข้อมูลในตัวอย่าง', en: 'Values in the preview' },
  invented: { th: 'ข้อมูลสมมติ', en: 'Example values' },
  loading: { th: 'กำลังเปิดข้อมูล', en: 'Loading the values' },
  lost: {
    th: 'เปิดข้อมูลนี้ไม่ได้ อาจถูกลบหรือคุณไม่มีสิทธิ์อ่าน ตัวอย่างใช้ข้อมูลสมมติแทน',
    en: 'This record cannot be opened. It may be removed, or you may not read it. The preview has example values.',
  },
  real: {
    th: 'ตัวอย่างนี้มีข้อมูลจริงของผู้ส่ง อีเมลทดสอบจะมีข้อมูลเดียวกัน',
    en: 'This preview has real details of a person. A test email has the same details.',
  },
  wrong: { th: 'แม่แบบไม่ถูกต้อง กรุณาตรวจหัวเรื่องและลิงก์', en: 'The template is not valid. Check the subject and the links.' },
  wrongBlock: {
    th: 'บล็อกที่ {n} ไม่ถูกต้อง กรุณาตรวจลิงก์และความยาวข้อความ',
    en: 'Block {n} is not valid. Check its links and the length of its text.',
  },
} as const

/** The records whose values a preview can have. */
export const sampleWords = {
  submission: { th: 'คำตอบ', en: 'Submission' },
  order: { th: 'คำสั่งซื้อ', en: 'Order' },
} as const

export const blockWords = {
  heading: { th: 'หัวข้อ', en: 'Heading' },
  text: { th: 'ข้อความ', en: 'Text' },
  button: { th: 'ปุ่ม', en: 'Button' },
  picture: { th: 'ภาพ', en: 'Image' },
  columns: { th: 'คอลัมน์', en: 'Columns' },
  answers: { th: 'ตารางคำตอบ', en: 'Table of answers' },
  divider: { th: 'เส้นคั่น', en: 'Divider' },
  qr: { th: 'QR', en: 'QR code' },
  address: { th: 'ที่อยู่', en: 'Address' },
  social: { th: 'ลิงก์โซเชียล', en: 'Social links' },
} as const

export const alignmentWords = {
  left: { th: 'ซ้าย', en: 'Left' },
  center: { th: 'กลาง', en: 'Centre' },
  right: { th: 'ขวา', en: 'Right' },
} as const

/** What the checks say; `{detail}` is a path, an address or a size. */
export const issueWords = {
  subject: { th: 'ยังไม่มีหัวเรื่อง', en: 'The subject is empty' },
  empty: { th: 'ยังไม่มีเนื้อหา', en: 'There is no content' },
  alt: { th: 'ภาพไม่มีข้อความแทน', en: 'An image has no alternative text' },
  link: { th: 'ลิงก์ไม่ถูกต้อง: {detail}', en: 'A link is not valid: {detail}' },
  field: { th: 'ไม่รู้จักข้อมูล {detail} จะว่างในอีเมล', en: 'The field {detail} is unknown and will be empty' },
  size: { th: 'อีเมลใหญ่ {detail} kB เกิน 80 kB อาจถูกตัด', en: 'The email has {detail} kB. Above 80 kB it may be cut' },
  contrast: { th: 'สีของเว็บไซต์อ่อนไปสำหรับตัวอักษรขาวบนปุ่ม', en: 'The site colour is too light for white text on buttons' },
} as const

/** The fields that every mail has. */
export const fieldWords = {
  'user.firstname': { th: 'ชื่อ', en: 'First name' },
  'user.lastname': { th: 'นามสกุล', en: 'Last name' },
  'user.email': { th: 'อีเมล', en: 'Email' },
  'site.siteName': { th: 'ชื่อเว็บไซต์', en: 'Site name' },
  'site.url': { th: 'ที่อยู่เว็บไซต์', en: 'Site address' },
  'form.email': { th: 'คำตอบ “email”', en: 'Answer “email”' },
  'form.name': { th: 'คำตอบ “name”', en: 'Answer “name”' },
} as const
