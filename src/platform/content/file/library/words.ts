/** Words of what cannot be done in the library of a site. */
export const libraryRefusals = {
  folderName: {
    th: 'ชื่อโฟลเดอร์ใช้ไม่ได้ ต้องยาวไม่เกิน 60 ตัวอักษร และไม่มีเครื่องหมาย / \\ : * ? " < > |',
    en: 'This is no name for a folder: at most 60 letters, without / \\ : * ? " < > |',
  },
  folderThere: { th: 'มีโฟลเดอร์ชื่อนี้อยู่แล้ว', en: 'There is a folder of this name already' },
  folderDeep: { th: 'สร้างโฟลเดอร์ซ้อนกันได้ไม่เกิน 4 ชั้น', en: 'Folders lie in each other four deep at most' },
  folderFull: {
    th: 'โฟลเดอร์นี้ยังไม่ว่าง ย้ายหรือลบไฟล์และโฟลเดอร์ย่อยก่อน',
    en: 'The folder is not empty: move or remove what lies in it first',
  },
  tooManyFolders: { th: 'สร้างโฟลเดอร์ได้ไม่เกิน 500 โฟลเดอร์', en: 'There may be 500 folders at most' },
  nameMissing: { th: 'กรุณากรอกชื่อไฟล์', en: 'Please enter a name' },
  altLong: { th: 'คำบรรยายภาพยาวไม่เกิน 500 ตัวอักษร', en: 'A description has 500 letters at most' },
  focal: { th: 'จุดสำคัญของภาพต้องอยู่ระหว่าง 0 ถึง 100', en: 'The focal point lies between 0 and 100' },
  noneChosen: { th: 'กรุณาเลือกไฟล์ที่จะย้าย', en: 'Please choose the files to move' },
} as const

/** Words of the library above a form. */
export const chooseWords = {
  open: { th: 'เลือกจากคลัง', en: 'Choose from the library' },
  title: { th: 'เลือกไฟล์จากคลังสื่อ', en: 'Choose from the media library' },
  search: { th: 'ค้นชื่อไฟล์หรือคำบรรยายภาพ', en: 'Search names and descriptions' },
  folder: { th: 'โฟลเดอร์', en: 'Folder' },
  everywhere: { th: 'ทุกโฟลเดอร์', en: 'All folders' },
  outside: { th: 'นอกโฟลเดอร์', en: 'In no folder' },
  none: { th: 'ไม่พบไฟล์ที่ใช้กับช่องนี้ได้', en: 'No file that this field takes' },
  noneText: {
    th: 'ลองคำค้นหรือโฟลเดอร์อื่น หรืออัปโหลดไฟล์ใหม่ด้านล่าง',
    en: 'Try other words or another folder, or upload a new file below.',
  },
  failed: { th: 'เปิดคลังสื่อไม่ได้ กรุณาลองใหม่', en: 'The library cannot be opened, please try again' },
  more: { th: 'แสดงเพิ่ม', en: 'Show more' },
  close: { th: 'ปิด', en: 'Close' },
  found: { th: 'พบ {n} ไฟล์', en: '{n} {n|file|files}' },
} as const
