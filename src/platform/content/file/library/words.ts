export const libraryRefusals = {
  folderName: {
    th: 'ชื่อโฟลเดอร์ใช้ไม่ได้ ต้องยาวไม่เกิน 60 ตัวอักษร และไม่มีเครื่องหมาย / \\ : * ? " < > |',
    en: 'A folder name can have at most 60 characters, without / \\ : * ? " < > |',
  },
  folderThere: { th: 'มีโฟลเดอร์ชื่อนี้อยู่แล้ว', en: 'A folder with this name already exists' },
  folderDeep: { th: 'สร้างโฟลเดอร์ซ้อนกันได้ไม่เกิน 4 ชั้น', en: 'Folders can be nested at most four levels deep' },
  folderFull: {
    th: 'โฟลเดอร์นี้ยังไม่ว่าง กรุณาย้ายหรือลบไฟล์และโฟลเดอร์ย่อยก่อน',
    en: 'The folder is not empty. Move or delete its contents first.',
  },
  tooManyFolders: { th: 'สร้างโฟลเดอร์ได้ไม่เกิน 500 โฟลเดอร์', en: 'A site can have at most 500 folders' },
  nameMissing: { th: 'กรุณากรอกชื่อไฟล์', en: 'Please enter a name' },
  altLong: { th: 'คำบรรยายภาพต้องไม่เกิน 500 ตัวอักษร', en: 'A description can have at most 500 characters' },
  focal: { th: 'จุดสำคัญของภาพต้องอยู่ระหว่าง 0 ถึง 100', en: 'The focal point must be between 0 and 100' },
  noneChosen: { th: 'กรุณาเลือกไฟล์ที่จะย้าย', en: 'Select the files to move' },
} as const

/** Words of the library picker over a form. */
export const chooseWords = {
  open: { th: 'เลือกจากคลังสื่อ', en: 'Choose from library' },
  title: { th: 'เลือกไฟล์จากคลังสื่อ', en: 'Choose from media library' },
  search: { th: 'ค้นหาชื่อไฟล์หรือคำบรรยายภาพ', en: 'Search names and descriptions' },
  folder: { th: 'โฟลเดอร์', en: 'Folder' },
  everywhere: { th: 'ทุกโฟลเดอร์', en: 'All folders' },
  outside: { th: 'ไม่อยู่ในโฟลเดอร์', en: 'Not in a folder' },
  none: { th: 'ไม่พบไฟล์ที่ใช้กับช่องนี้ได้', en: 'No files of a type that this field accepts' },
  noneText: {
    th: 'ลองคำค้นหรือโฟลเดอร์อื่น หรืออัปโหลดไฟล์ใหม่ด้านล่าง',
    en: 'Try other words or another folder, or upload a new file below.',
  },
  failed: { th: 'เปิดคลังสื่อไม่ได้ กรุณาลองใหม่', en: 'The library could not be loaded. Please try again.' },
  more: { th: 'แสดงเพิ่มเติม', en: 'Show more' },
  close: { th: 'ปิด', en: 'Close' },
  found: { th: 'พบ {n} ไฟล์', en: '{n} {n|file|files}' },
} as const
