/** Words about files. English texts that the specification §5 quotes appear exactly as there. */
export const fileWords = {
  wrongType: {
    th: 'ชนิดไฟล์ไม่ถูกต้อง กรุณาเลือกไฟล์ชนิดที่รับ: {types}',
    en: 'Invalid file type. Please select a file with the allowed file types: {types}',
  },
  tooBig: { th: 'ไฟล์ใหญ่เกินกำหนด ({most})', en: 'File size exceeds the limit. ({most})' },
  empty: { th: 'ไฟล์นี้ว่างเปล่า', en: 'The file is empty' },
  missing: { th: 'กรุณาเลือกไฟล์', en: 'Please choose a file' },
  broken: { th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย', en: 'The image could not be opened. It may be damaged.' },
  cut: {
    th: 'ไฟล์รูปภาพไม่สมบูรณ์ อาจดาวน์โหลดหรือคัดลอกไม่เสร็จ กรุณาตรวจสอบรูปต้นฉบับ แล้วอัปโหลดใหม่',
    en: 'The image file is incomplete: its end is missing. Please check the original image and upload it again.',
  },
  animated: {
    th: 'ระบบไม่รองรับภาพเคลื่อนไหว กรุณาบันทึกเป็นภาพนิ่ง หรือแปลงเป็นวิดีโอ MP4 แล้วอัปโหลดใหม่',
    en: 'Animated images cannot be stored. Please save it as a still image or as an MP4 video, then upload it again.',
  },
  tooManyPixels: {
    th: 'รูปมีขนาดใหญ่เกินไป (ไม่เกิน {most} ล้านพิกเซล)',
    en: 'The image is too large (at most {most} megapixels)',
  },
  full: {
    th: 'พื้นที่เก็บไฟล์ของแพ็กเกจเต็มแล้ว (ใช้ไป {used} จาก {most}) กรุณาลบไฟล์ที่ไม่ใช้ หรือติดต่อเจ้าของระบบ',
    en: 'The storage of your package is full ({used} of {most} used). Delete files or contact the product owner.',
  },
  waiting: {
    th: 'คุณมีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้ใช้ครบจำนวนที่กำหนด ({files} ไฟล์ {used}) กรุณาบันทึกรายการที่แนบไฟล์เหล่านั้น หรือลบไฟล์ที่ไม่ใช้ แล้วอัปโหลดใหม่ ระบบจะลบไฟล์ที่ไม่ได้ใช้หลัง 7 วัน',
    en: 'You have reached the limit of unused uploads: {files} files ({used}). Save the records that use them, or delete files you do not need, then upload again. Unused files are deleted after 7 days.',
  },
  waitingOnSite: {
    th: 'เว็บไซต์นี้มีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้ใช้ครบจำนวนที่กำหนด ({files} ไฟล์ {used}) กรุณาลองใหม่ภายหลัง หรือแจ้งผู้ดูแลเว็บไซต์ให้ลบไฟล์ที่ไม่ใช้',
    en: 'This site has reached the limit of unused uploads ({files} files, {used}). Try again later, or ask a site administrator to delete unused files.',
  },
  openFailed: {
    th: 'ขณะนี้เปิดไฟล์ไม่ได้ กรุณาลองใหม่ หรือแจ้งผู้ดูแลระบบ',
    en: 'The file could not be opened. Try again, or contact the administrator.',
  },
  storeFailed: {
    th: 'ขณะนี้บันทึกไฟล์ไม่ได้ กรุณาลองใหม่ หรือแจ้งผู้ดูแลระบบ',
    en: 'The file could not be saved. Try again, or contact the administrator.',
  },
  inUse: {
    th: 'ไฟล์นี้ใช้งานอยู่ กรุณานำออกจากรายการที่ใช้ไฟล์ก่อน',
    en: 'The file is in use. Remove it from there first.',
  },
  notYours: {
    th: 'ใช้ไฟล์ที่ระบุใน{field}ไม่ได้ เพราะคุณไม่มีสิทธิ์เปิดไฟล์นั้น กรุณาอัปโหลดไฟล์ใหม่',
    en: 'You do not have permission to use the file in “{field}”. Upload a new file.',
  },
  notPublic: { th: 'ไฟล์ชนิดนี้เผยแพร่ไม่ได้', en: 'Files of this type cannot be made public' },
  moving: {
    th: 'กำลังย้ายไฟล์ของเว็บไซต์นี้อยู่ กรุณารอให้เสร็จ หรือหยุดการย้ายก่อน',
    en: 'Files of this site are already being moved. Wait until it finishes, or stop it first.',
  },
  notResumed: { th: 'ไม่มีไฟล์ที่เหลือให้ย้ายต่อ', en: 'There are no files left to move' },
  movingFiles: { th: 'กำลังย้ายไฟล์', en: 'Moving files' },
  moved: {
    th: 'ย้ายไฟล์แล้ว {done} ไฟล์ ย้ายไม่ได้ {failed} ไฟล์',
    en: '{done} {done|file was|files were} moved, {failed} failed',
  },
  moveStopped: {
    th: 'หยุดย้ายไฟล์ เพราะติดต่อพื้นที่เก็บไฟล์ไม่ได้ ย้ายแล้ว {done} ไฟล์ ไฟล์ที่เหลือยังอยู่ที่เดิม',
    en: 'Stopped because a storage is not available. {done} {done|file was|files were} moved; the others stay where they are.',
  },
  nearlyFull: {
    th: 'พื้นที่เก็บไฟล์ใช้ไป {percent}% ของแพ็กเกจ ({used} จาก {most})',
    en: '{percent}% of the storage of your package is used ({used} of {most})',
  },
  nearlyFullText: {
    th: 'หากเต็มจะอัปโหลดไฟล์ไม่ได้ กรุณาลบไฟล์ที่ไม่ใช้ หรือติดต่อเจ้าของระบบเพื่อเพิ่มพื้นที่',
    en: 'You cannot upload files when it is full. Delete unused files, or ask the product owner for more storage.',
  },
  atOnce: {
    th: 'มีไฟล์ที่กำลังอัปโหลดมากเกินไป กรุณารอให้เสร็จ หรือยกเลิกบางไฟล์ก่อน',
    en: 'Too many uploads are in progress. Wait until they finish, or cancel some.',
  },
  notHere: {
    th: 'ไฟล์นี้กำลังอัปโหลดจากที่อื่น หรืออัปโหลดต่อผิดตำแหน่ง กรุณารอสักครู่แล้วลองใหม่',
    en: 'This file is being uploaded elsewhere, or the upload continued at the wrong position. Wait a moment and try again.',
  },
  unreadable: { th: 'อ่านคำขออัปโหลดไม่ได้', en: 'The upload request could not be read' },
  moreThanSaid: { th: 'ไฟล์ใหญ่กว่าขนาดที่แจ้งไว้', en: 'The file is larger than announced' },
  scanning: {
    th: 'กำลังตรวจหาไวรัสในไฟล์นี้ กรุณารอสักครู่แล้วเปิดใหม่',
    en: 'This file is being scanned for viruses. Try again in a moment.',
  },
  infected: { th: 'พบไวรัสในไฟล์ {name}', en: 'A virus was found in the file {name}' },
  infectedText: {
    th: 'ระบบกักไฟล์นี้ไว้แล้ว ({virus}) และไม่มีใครเปิดได้ กรุณาตรวจหาไวรัสในเครื่องของคุณ แล้วอัปโหลดไฟล์ที่ปลอดภัยแทน',
    en: 'The file was quarantined ({virus}) and nobody can open it. Scan your computer, and upload a safe file instead.',
  },
  uploaded: { th: 'อัปโหลดแล้ว', en: 'Uploaded' },
  attached: { th: 'แนบไฟล์แล้ว', en: 'Attached' },
} as const
