/** Words of the menu editor. */
export const menuWords = {
  heading: { th: 'เมนู: {name}', en: 'Menu: {name}' },
  ofSite: { th: 'เมนูของ {name}', en: 'Menu of {name}' },
  none: {
    th: 'เว็บไซต์นี้ยังไม่มีเมนู เพิ่มรายการแรกแล้วบันทึก ระบบจะสร้างเมนูที่ส่วนหัวให้',
    en: 'The site has no menu yet. Add an entry and save to create a menu in the header.',
  },
  unreadable: {
    th: 'อ่านเมนูที่บันทึกไว้ไม่ได้ ผู้เยี่ยมชมจึงไม่เห็นเมนู กรุณาบันทึกเมนูใหม่เพื่อแทนที่',
    en: 'The saved menu cannot be read, and visitors see no menu. Save a new menu to replace it.',
  },
  entries: { th: 'รายการเมนู', en: 'Entries' },
  empty: { th: 'ยังไม่มีรายการ', en: 'No entries yet' },
  add: { th: 'เพิ่มรายการ', en: 'Add entry' },
  full: { th: 'ครบจำนวนสูงสุด 50 รายการแล้ว', en: 'The maximum of 50 entries is reached' },
  newTitle: { th: 'รายการใหม่', en: 'New entry' },
  remove: { th: 'ลบ “{name}”', en: 'Remove “{name}”' },
  edit: { th: 'แก้ไข “{name}”', en: 'Edit “{name}”' },
  lift: { th: 'ย้าย “{name}”', en: 'Move “{name}”' },
  how: {
    th: 'ลากเพื่อย้าย หรือกด Space เพื่อยก ปุ่มลูกศรขึ้นลงเพื่อเลื่อน ขวาเพื่อให้เป็นรายการย่อย ซ้ายเพื่อเลื่อนออก แล้วกด Space เพื่อวาง Esc เพื่อยกเลิก',
    en: 'Drag to move. Or press Space to lift, up and down to move, right to nest, left to move out, and Space to drop. Esc cancels.',
  },
  lifted: { th: 'ยก “{name}” แล้ว อยู่ที่ {at} จาก {of}', en: 'Lifted “{name}”, {at} of {of}' },
  movedTo: { th: '“{name}” อยู่ที่ {at} จาก {of}', en: '“{name}” is {at} of {of}' },
  beneath: { th: '“{name}” อยู่ใต้ “{parent}”', en: '“{name}” is under “{parent}”' },
  dropped: { th: 'วาง “{name}” แล้ว', en: 'Dropped “{name}”' },
  putBack: { th: 'ย้าย “{name}” กลับที่เดิมแล้ว', en: '“{name}” moved back' },
  dropHere: { th: 'วางที่นี่', en: 'Drop here' },
  dropBeneath: { th: 'วางเป็นรายการย่อย', en: 'Drop as child' },
  title: { th: 'ชื่อที่แสดง', en: 'Title' },
  titleEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Title in English' },
  titleEnHint: { th: 'เว้นว่างเพื่อใช้ชื่อภาษาไทย', en: 'Leave empty to use the Thai title' },
  kind: { th: 'ไปที่', en: 'Leads to' },
  page: { th: 'หน้าเว็บ', en: 'A page' },
  post: { th: 'โพสต์', en: 'A post' },
  course: { th: 'หลักสูตร', en: 'A course' },
  category: { th: 'หมวดหมู่', en: 'A category' },
  screen: { th: 'หน้าของระบบ', en: 'System screen' },
  address: { th: 'URL ที่กรอกเอง', en: 'An address' },
  which: { th: 'เลือก', en: 'Which' },
  search: { th: 'พิมพ์เพื่อค้นหา', en: 'Type to search' },
  notFound: { th: 'ไม่พบ', en: 'No results' },
  asking: { th: 'กำลังค้นหา…', en: 'Searching…' },
  addressLabel: { th: 'URL', en: 'Address' },
  addressHint: { th: 'ขึ้นต้นด้วย https:// หรือ /', en: 'Must start with https:// or /' },
  undo: { th: 'เลิกทำ', en: 'Undo' },
  redo: { th: 'ทำซ้ำ', en: 'Redo' },
  save: { th: 'บันทึกเมนู', en: 'Save menu' },
  saved: { th: 'บันทึกแล้ว ผู้เยี่ยมชมเห็นเมนูนี้ทันที', en: 'Saved. Visitors can see it now.' },
  savedUnused: {
    th: 'บันทึกแล้ว ยังไม่มีส่วนใดของเว็บไซต์ใช้เมนูนี้',
    en: 'Saved. No part of the site uses this menu yet.',
  },
  changed: { th: 'มีการแก้ไขที่ยังไม่บันทึก', en: 'Unsaved changes' },
  unchanged: { th: 'ไม่มีการแก้ไข', en: 'No changes' },
  back: { th: 'กลับ', en: 'Back' },
  problems: { th: 'แก้ไข {n} รายการก่อนบันทึก', en: '{n} {n|entry|entries} to correct before it can be saved' },
  broken: { th: 'ปลายทางที่ใช้ไม่ได้ {n} รายการ', en: '{n} {n|target does|targets do} not work' },
  conflict: { th: '{who} บันทึกเมนูนี้ก่อนแล้ว', en: '{who} saved this menu in the meantime' },
  conflictText: {
    th: 'การแก้ไขของคุณยังอยู่ เลือกว่าจะใช้เมนูใด',
    en: 'Your changes are still here. Choose which menu to keep.',
  },
  theirs: { th: 'ใช้ของ {who}', en: 'Use the values of {who}' },
  mine: { th: 'ใช้ของฉัน', en: 'Keep mine' },
  somebody: { th: 'ผู้อื่น', en: 'Someone else' },
  failed: { th: 'บันทึกไม่สำเร็จ กรุณาลองใหม่', en: 'It could not be saved. Try again.' },
} as const

/** Messages about an entry or its target. */
export const menuFaults = {
  title: { th: 'กรุณากรอกชื่อที่แสดง', en: 'Title missing' },
  titleLong: { th: 'ชื่อต้องไม่เกิน 200 ตัวอักษร', en: 'A title can have at most 200 characters' },
  target: { th: 'URL ไม่ถูกต้อง ต้องขึ้นต้นด้วย https:// หรือ /', en: 'The URL must start with https:// or /' },
  many: { th: 'แต่ละระดับมีได้ไม่เกิน 50 รายการ', en: 'A level can have at most 50 entries' },
  noPage: { th: 'ไม่มีหน้านี้แล้ว', en: 'There is no such page' },
  draft: { th: 'ยังไม่เผยแพร่ ผู้เยี่ยมชมเปิดไม่ได้', en: 'Not published. Visitors cannot open it' },
  noPost: { th: 'ไม่มีโพสต์นี้แล้ว', en: 'There is no such post' },
  noCourse: { th: 'ไม่มีหลักสูตรนี้แล้ว', en: 'There is no such course' },
  noCategory: { th: 'ไม่มีหมวดหมู่นี้แล้ว', en: 'There is no such category' },
  hidden: { th: 'หมวดหมู่นี้ซ่อนอยู่', en: 'The category is hidden' },
  staffOnly: { th: 'หน้านี้สำหรับทีมงาน ผู้เยี่ยมชมเปิดไม่ได้', en: 'Staff screen. Visitors cannot open it' },
  noScreen: { th: 'ไม่มีหน้านี้ในระบบ', en: 'There is no such screen' },
  noMenu: { th: 'เมนูนี้อ่านไม่ได้', en: 'The menu cannot be read' },
} as const

/** Words beside the preview of the site with the edited menu. */
export const menuLiveWords = {
  title: { th: 'ตัวอย่างเว็บไซต์', en: 'The site' },
  text: {
    th: 'ตัวอย่างของเมนูที่ยังไม่บันทึก บนโทรศัพท์ให้แตะปุ่มเมนูในตัวอย่าง',
    en: 'Preview of unsaved changes. On a phone, select the menu in the preview to open it.',
  },
  desktop: { th: 'คอมพิวเตอร์', en: 'Desktop' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  drawing: { th: 'กำลังแสดงตัวอย่าง…', en: 'Loading preview…' },
  failed: { th: 'โหลดตัวอย่างไม่สำเร็จ', en: 'The preview could not be loaded.' },
  again: { th: 'ลองใหม่', en: 'Try again' },
} as const

/** How to edit a menu, for the help of its screens. */
export const menuHelp = [
  {
    th: 'ลากรายการที่ที่จับ หรือใช้แป้นพิมพ์: Space เพื่อยกและวาง ลูกศรเพื่อย้าย ขวาเพื่อให้เป็นรายการย่อย ซ้ายเพื่อเลื่อนออก',
    en: 'Drag an entry by its handle. With the keyboard: Space lifts, arrow keys move, right nests, left moves out, Space drops.',
  },
  {
    th: 'เลือกปลายทางเป็นหน้าเว็บ โพสต์ หลักสูตร หมวดหมู่ หน้าของระบบ หรือ URL ปลายทางที่ผู้เยี่ยมชมเปิดไม่ได้แสดงเป็นสีแดง',
    en: 'Choose a target: a page, post, course, category, screen or URL. Targets that visitors cannot open are shown in red.',
  },
  {
    th: 'ตัวอย่างแสดงเว็บไซต์จริงพร้อมเมนูที่ยังไม่บันทึก ผู้เยี่ยมชมเห็นเมนูใหม่หลังบันทึก',
    en: 'The preview shows the real site with unsaved changes. Visitors see the new menu after you save it.',
  },
] as const
