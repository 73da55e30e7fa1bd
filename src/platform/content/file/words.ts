/** Words about files; where the specification §5 quotes an English text it is here as it is. */
export const fileWords = {
  wrongType: {
    th: 'ชนิดไฟล์ไม่ถูกต้อง กรุณาเลือกไฟล์ชนิดที่รับ: {types}',
    en: 'Invalid file type. Please select a file with the allowed file types: {types}',
  },
  tooBig: { th: 'ไฟล์ใหญ่เกินกำหนด ({most})', en: 'File size exceeds the limit. ({most})' },
  empty: { th: 'ไฟล์นี้ว่างเปล่า', en: 'The file is empty' },
  missing: { th: 'กรุณาเลือกไฟล์', en: 'Please choose a file' },
  broken: { th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย', en: 'The picture cannot be opened; it may be broken' },
  cut: {
    th: 'ไฟล์รูปนี้ไม่ครบ อาจดาวน์โหลดหรือคัดลอกไม่เสร็จ กรุณาเปิดดูรูปต้นฉบับ แล้วอัปโหลดใหม่',
    en: 'The image file is incomplete: its end is missing. Please check the original image and upload it again.',
  },
  animated: {
    th: 'ระบบเก็บภาพเคลื่อนไหวไม่ได้ กรุณาบันทึกเป็นภาพนิ่ง หรือแปลงเป็นวิดีโอ MP4 แล้วอัปโหลดใหม่',
    en: 'Animated images cannot be stored. Please save it as a still image or as an MP4 video, then upload it again.',
  },
  tooManyPixels: {
    th: 'รูปมีขนาดใหญ่เกินไป (ไม่เกิน {most} ล้านพิกเซล)',
    en: 'The picture is too large (at most {most} megapixels)',
  },
  full: {
    th: 'พื้นที่เก็บไฟล์ของแพ็กเกจเต็มแล้ว (ใช้ไป {used} จาก {most}) กรุณาลบไฟล์ที่ไม่ใช้ หรือติดต่อเจ้าของระบบ',
    en: 'The storage of the package is full ({used} of {most} used): please remove files, or ask the owner of the product',
  },
  waiting: {
    th: 'คุณมีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้ใช้ {files} ไฟล์ ({used}) ซึ่งเต็มจำนวนแล้ว กรุณาบันทึกรายการที่แนบไฟล์เหล่านั้นไว้ หรือลบไฟล์ที่ไม่ใช้ แล้วอัปโหลดใหม่ ไฟล์ที่ไม่ได้ใช้จะถูกลบเองหลัง 7 วัน',
    en: 'You have uploaded all that may wait before it is used: {files} files ({used}). Save the records that use them, or delete the files that you do not need, then upload again. Unused files are deleted after 7 days.',
  },
  waitingOnSite: {
    th: 'เว็บไซต์นี้มีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้ใช้เต็มจำนวนแล้ว ({files} ไฟล์ {used}) กรุณาลองใหม่ภายหลัง หรือแจ้งผู้ดูแลเว็บไซต์ให้ลบไฟล์ที่ไม่ใช้',
    en: 'This site holds all the uploads that may wait before they are used ({files} files, {used}). Please try again later, or ask an administrator of the site to delete unused files.',
  },
  openFailed: {
    th: 'เปิดไฟล์ไม่ได้ในขณะนี้ กรุณาลองใหม่ หรือแจ้งผู้ดูแลระบบ',
    en: 'The file cannot be opened right now: please try again, or tell the administrator',
  },
  storeFailed: {
    th: 'เก็บไฟล์ไม่ได้ในขณะนี้ กรุณาลองใหม่ หรือแจ้งผู้ดูแลระบบ',
    en: 'The file cannot be stored right now: please try again, or tell the administrator',
  },
  inUse: {
    th: 'ไฟล์นี้ถูกใช้อยู่ กรุณานำออกจากที่ใช้ก่อน',
    en: 'The file is in use: please take it out of there first',
  },
  notYours: {
    th: 'ใช้ไฟล์ที่ระบุใน{field}ไม่ได้ เพราะคุณไม่มีสิทธิ์เปิดไฟล์นั้น กรุณาอัปโหลดไฟล์ใหม่',
    en: 'The file in “{field}” cannot be used because you may not open it. Please upload a new file.',
  },
  notPublic: { th: 'ไฟล์ชนิดนี้เผยแพร่ไม่ได้', en: 'A file of this type cannot be made public' },
  moving: {
    th: 'กำลังย้ายไฟล์ของเว็บไซต์นี้อยู่ รอให้เสร็จหรือหยุดก่อน',
    en: 'Files of this site are on their way already: wait, or stop that first',
  },
  notResumed: { th: 'ไม่มีไฟล์ที่เหลือให้ย้ายต่อ', en: 'There is nothing left to move' },
  movingFiles: { th: 'กำลังย้ายไฟล์', en: 'Moving files' },
  moved: {
    th: 'ย้ายไฟล์แล้ว {done} ไฟล์ ย้ายไม่ได้ {failed} ไฟล์',
    en: '{done} {done|file was|files were} moved, {failed} could not be',
  },
  moveStopped: {
    th: 'หยุดย้ายไฟล์ เพราะติดต่อที่เก็บไม่ได้ ย้ายแล้ว {done} ไฟล์ ไฟล์ที่เหลืออยู่ที่เดิม',
    en: 'Moving stopped: a storage is out of reach. {done} {done|file is|files are} moved, the others stay where they are',
  },
  nearlyFull: {
    th: 'พื้นที่เก็บไฟล์ใช้ไป {percent}% ของแพ็กเกจ ({used} จาก {most})',
    en: '{percent}% of the storage of the package is used ({used} of {most})',
  },
  nearlyFullText: {
    th: 'เมื่อเต็มแล้วจะอัปโหลดไฟล์ไม่ได้ ลบไฟล์ที่ไม่ใช้ หรือติดต่อเจ้าของระบบเพื่อเพิ่มพื้นที่',
    en: 'Nothing can be uploaded once it is full: remove unused files, or ask the owner of the product for more',
  },
  atOnce: {
    th: 'มีไฟล์ที่กำลังอัปโหลดค้างอยู่มากเกินไป รอให้เสร็จหรือยกเลิกก่อน',
    en: 'Too many uploads are under way: let them end, or cancel some',
  },
  notHere: {
    th: 'ไฟล์นี้กำลังส่งอยู่จากที่อื่น หรือส่งต่อผิดตำแหน่ง',
    en: 'This file is being sent elsewhere, or goes on at another place',
  },
  unreadable: { th: 'อ่านคำขออัปโหลดไม่ได้', en: 'The upload that was asked for cannot be read' },
  moreThanSaid: { th: 'ไฟล์ใหญ่กว่าขนาดที่แจ้งไว้', en: 'The file is larger than was said' },
  scanning: {
    th: 'กำลังตรวจไวรัสในไฟล์นี้ กรุณารอสักครู่แล้วเปิดใหม่',
    en: 'This file is being scanned for viruses: please open it again in a moment',
  },
  infected: { th: 'พบไวรัสในไฟล์ {name}', en: 'A virus was found in the file {name}' },
  infectedText: {
    th: 'ระบบกักไฟล์นี้ไว้แล้ว ({virus}) ไม่มีใครเปิดได้ กรุณาตรวจเครื่องของคุณ แล้วอัปโหลดไฟล์ที่ปลอดภัยแทน',
    en: 'The file is locked away ({virus}) and opens for nobody. Please check your computer, and upload a safe file instead.',
  },
  uploaded: { th: 'อัปโหลดแล้ว', en: 'Uploaded' },
  attached: { th: 'แนบไฟล์แล้ว', en: 'Attached' },
} as const
