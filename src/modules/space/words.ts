export const spaceWords = {
  storages: { th: 'พื้นที่เก็บไฟล์', en: 'Storages' },
  own: { th: 'เว็บไซต์นี้เก็บไฟล์ใน', en: 'This site stores its files in' },
  disk: { th: 'เซิร์ฟเวอร์นี้', en: 'This server' },
  shared: { th: 'พื้นที่เก็บไฟล์ S3 ของระบบ', en: 'Bucket of this installation' },
  bucket: { th: 'พื้นที่เก็บไฟล์ S3 ของเว็บไซต์เอง', en: 'Own bucket' },
  add: { th: 'เพิ่มพื้นที่เก็บไฟล์', en: 'Add storage' },
  choose: { th: 'เลือกพื้นที่เก็บไฟล์ของเว็บไซต์', en: 'Choose the storage of the site' },
  now: { th: 'ค่าที่ตั้งไว้ของเว็บไซต์', en: 'Site default' },
  used: { th: 'ใช้ไป', en: 'Used' },
  most: { th: 'จาก {most}', en: 'of {most}' },
  unlimited: { th: 'ไม่จำกัด', en: 'No limit' },
  files: { th: 'ไฟล์ทั้งหมด', en: 'Files' },
  byType: { th: 'ใช้พื้นที่ตามชนิดไฟล์', en: 'Storage by file type' },
  ofType: { th: '{count} ไฟล์ · {bytes}', en: '{count} {count|file|files} · {bytes}' },
  noStorages: { th: 'ยังไม่มีพื้นที่เก็บไฟล์ภายนอก', en: 'No other storage yet' },
  noStoragesText: { th: 'ไฟล์ใหม่เก็บไว้ที่{place}', en: 'New files are stored here: {place}' },
  noFiles: { th: 'ยังไม่มีไฟล์', en: 'No files yet' },
} as const

/** Words of a storage test. Each step and each error is a part of one sentence. */
export const probeWords = {
  test: { th: 'ทดสอบการเชื่อมต่อ', en: 'Test connection' },
  works: {
    th: 'เชื่อมต่อได้ เขียน อ่าน และลบไฟล์ทดสอบแล้วใน {ms} มิลลิวินาที',
    en: 'The storage works. A test file was written, read and deleted in {ms} ms',
  },
  fails: { th: '{step}: {fault}', en: '{step}: {fault}' },
  open: { th: 'เปิดพื้นที่เก็บไฟล์ไม่ได้', en: 'The storage cannot be opened' },
  keep: { th: 'เขียนไฟล์ทดสอบไม่ได้', en: 'The test file cannot be written' },
  read: { th: 'อ่านไฟล์ทดสอบกลับมาไม่ได้', en: 'The test file cannot be read back' },
  remove: { th: 'ลบไฟล์ทดสอบไม่ได้', en: 'The test file cannot be removed' },
  unreachable: { th: 'ติดต่อปลายทางไม่ได้ กรุณาตรวจสอบ URL (endpoint)', en: 'the endpoint does not respond. Check its URL' },
  forbidden: { th: 'คีย์ไม่ถูกต้อง หรือไม่มีสิทธิ์', en: 'the keys are not valid or lack permission' },
  'no-bucket': { th: 'ไม่พบพื้นที่เก็บไฟล์ S3 (bucket) นี้', en: 'the bucket does not exist' },
  full: { th: 'พื้นที่เต็ม', en: 'it is full' },
  failed: { th: 'ปลายทางแจ้งข้อผิดพลาด ดูรายละเอียดในบันทึกเหตุการณ์', en: 'it returned an error. See the log' },
} as const

export const unusedWords = {
  title: { th: 'ไฟล์ที่ไม่ได้ใช้', en: 'Unused files' },
  name: { th: 'ไฟล์', en: 'File' },
  size: { th: 'ขนาด', en: 'Size' },
  by: { th: 'ผู้อัปโหลด', en: 'Uploaded by' },
  at: { th: 'เมื่อ', en: 'When' },
  none: { th: 'ไม่มีไฟล์ที่ไม่ได้ใช้', en: 'No unused files' },
  noneText: {
    th: 'ระบบจะลบไฟล์ที่ไม่มีหน้า ข้อความ หรือรายการใดใช้เกิน 7 วันโดยอัตโนมัติ',
    en: 'Files that no page, text or record uses for seven days are deleted automatically',
  },
  remove: { th: 'ลบไฟล์', en: 'Delete file' },
  removeAll: { th: 'ลบทั้งหมด', en: 'Remove all' },
  removed: { th: 'ลบไฟล์ที่ไม่ได้ใช้แล้ว {n} ไฟล์', en: '{n} unused files deleted' },
} as const
