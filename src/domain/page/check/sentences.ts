/** The sentences of the problems and what to do about them. `{…}` are placeholders. */
export const sentences = {
  'no-alt': {
    th: 'รูป “{name}” ยังไม่มีคำบรรยาย เขียนสั้น ๆ ว่ารูปแสดงอะไร เว้นว่างได้เฉพาะภาพประดับ',
    en: 'The image “{name}” has no description. Describe briefly what it shows. Only decorative images can have none.',
  },
  'name-as-alt': {
    th: 'คำบรรยายรูป “{alt}” เป็นชื่อไฟล์ เขียนใหม่ว่ารูปแสดงอะไร',
    en: 'The description “{alt}” is a file name. Describe what the image shows.',
  },
  'many-titles': {
    th: 'หน้านี้มีหัวเรื่องใหญ่ {n} แห่ง เหลือไว้แห่งเดียว ที่เหลือเปลี่ยนเป็นหัวเรื่องของส่วน',
    en: 'The page has {n} main headings. Keep one and make the others section headings.',
  },
  'heading-skips': {
    th: 'หัวข้อ “{text}” ข้ามจากระดับ {before} ไประดับ {level} เปลี่ยนเป็นระดับ {wanted}',
    en: 'The heading “{text}” jumps from level {before} to {level}. Change it to level {wanted}.',
  },
  'empty-heading': {
    th: 'หัวข้อนี้ไม่มีข้อความ เขียนข้อความหรือลบออก',
    en: 'This heading is empty. Enter text or delete it.',
  },
  'low-contrast': {
    th: 'สีตัวอักษร {ink} บนพื้น {ground} ต่างกันเพียง {ratio} เท่า เลือกสีให้ต่างกันอย่างน้อย 4.5 เท่า',
    en: 'Text in {ink} on {ground} has a contrast of only {ratio}. Choose colours with at least 4.5.',
  },
  'broken-link': {
    th: 'ลิงก์ “{text}” ไปที่ {to} ซึ่งไม่มีในเว็บไซต์นี้ เลือกปลายทางใหม่',
    en: 'The link “{text}” goes to {to}, which does not exist on this site. Choose another target.',
  },
  'hidden-link': {
    th: 'ลิงก์ “{text}” ไปที่ {to} ซึ่งยังไม่เผยแพร่ เผยแพร่หน้านั้นหรือเปลี่ยนปลายทาง',
    en: 'The link “{text}” goes to {to}, which is not published. Publish it, or choose another target.',
  },
  'broken-anchor': {
    th: 'ลิงก์ “{text}” ไปที่ {to} แต่ไม่มีแถวชื่อนั้นในหน้านี้ ตั้งชื่อแถวหรือเปลี่ยนลิงก์',
    en: 'The link “{text}” goes to {to}, but no row of this page has that name. Name the row, or change the link.',
  },
  'link-nowhere': {
    th: 'ลิงก์ “{text}” ยังไม่มีปลายทาง เลือกว่าจะให้ไปที่ใด',
    en: 'The link “{text}” has no target. Choose one.',
  },
  'link-no-words': {
    th: 'ลิงก์ไปที่ {to} ไม่มีข้อความ เขียนว่าไปที่ใด',
    en: 'The link to {to} has no text. Enter text that says where it goes.',
  },
  'link-vague': {
    th: 'ลิงก์ “{text}” ไม่บอกว่าไปที่ใด เขียนปลายทาง เช่น “ดูตารางอบรม”',
    en: 'The link “{text}” does not say where it goes. Use descriptive text, such as “See the timetable”.',
  },
  'empty-block': {
    th: 'บล็อกนี้ว่าง ใส่เนื้อหาหรือลบออก',
    en: 'This block is empty. Fill it in or delete it.',
  },
  'large-picture': {
    th: 'รูป “{name}” ใหญ่ {size} ทำให้หน้าเปิดช้า ย่อให้เล็กกว่า 2 MB หรือกว้างไม่เกิน 4,000 พิกเซล',
    en: 'The image “{name}” is {size}, which makes the page slow. Make it smaller than 2 MB and 4,000 pixels wide.',
  },
  'no-description': {
    th: 'หน้านี้ยังไม่มีคำอธิบายในผลค้นหา เขียนหนึ่งหรือสองประโยคในส่วน “ผลค้นหาและการแชร์”',
    en: 'The page has no description for search results. Write one or two sentences under “Search and sharing”.',
  },
  'pictures-only': {
    th: 'หน้านี้มีแต่รูป ผู้ใช้โปรแกรมอ่านหน้าจอและเครื่องมือค้นหาอ่านไม่ได้ พิมพ์ข้อความสำคัญเป็นตัวอักษร',
    en: 'The page has only images, which screen readers and search engines cannot read. Add the important content as text.',
  },
  'no-content': {
    th: 'หน้านี้ยังไม่มีเนื้อหา ใส่บล็อกอย่างน้อยหนึ่งบล็อก',
    en: 'The page is empty. Add at least one block.',
  },
} as const

export type FindingCode = keyof typeof sentences

/** Errors keep a reader from reading or continuing. The other problems can wait. */
const errors: ReadonlySet<FindingCode> = new Set([
  ...(['many-titles', 'empty-heading', 'low-contrast', 'broken-link', 'broken-anchor', 'link-nowhere'] as const),
  ...(['link-no-words', 'pictures-only'] as const),
])

export const severityOf = (code: FindingCode) => (errors.has(code) ? ('error' as const) : ('warning' as const))
