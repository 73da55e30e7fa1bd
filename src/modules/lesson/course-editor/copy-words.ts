/** Words of copies of a course, and of the files that courses go out and come in by. */
export const copyWords = {
  heading: { th: 'คัดลอกและส่งออก {name}', en: 'Copy and export {name}' },
  clone: { th: 'ทำสำเนาในเว็บไซต์นี้', en: 'Copy on this site' },
  cloneText: {
    th: 'สร้างหลักสูตรฉบับร่างใหม่ ไม่คัดลอกผู้เรียน การลงทะเบียน และวุฒิบัตร',
    en: 'Creates a new draft. Learners, enrolments and certificates are not copied.',
  },
  name: { th: 'ชื่อสำเนา', en: 'Name of the copy' },
  copyOf: { th: 'สำเนาของ {name}', en: 'Copy of {name}' },
  lessons: { th: 'บทเรียน', en: 'Lessons' },
  files: { th: 'รูปปกและไฟล์ของบทเรียน', en: 'Cover and lesson files' },
  dates: { th: 'วันรับสมัครและวันอบรม', en: 'Registration and training dates' },
  make: { th: 'ทำสำเนา', en: 'Copy' },
  edition: { th: 'สร้างฉบับปรับปรุง', en: 'Start a new edition' },
  editionText: {
    th: 'สร้างหลักสูตรฉบับร่างที่มีบทเรียนครบทุกบท แก้ไขได้โดยไม่กระทบผู้ที่กำลังเรียน ผู้ที่ลงทะเบียนแล้วเรียนฉบับเดิมต่อจนจบ และฉบับเดิมจะไม่อยู่ในรายการหลักสูตรเมื่อเผยแพร่ฉบับปรับปรุง',
    en: 'Creates a draft with all lessons that you can change without affecting current learners. Enrolled learners finish the old edition, which leaves the catalogue when you publish the new one.',
  },
  editionMake: { th: 'สร้างฉบับปรับปรุง', en: 'Start edition' },
  elsewhere: { th: 'คัดลอกไปเว็บไซต์อื่น', en: 'Copy to another site' },
  elsewhereText: {
    th: 'คัดลอกไปยังเว็บไซต์ที่คุณดูแลหลักสูตรได้ หมวดหมู่และกลุ่มเป้าหมายที่มีรหัสเดียวกันจะคงไว้ และไฟล์จะคัดลอกไปยังเว็บไซต์ปลายทาง',
    en: 'To sites where you manage courses. Categories and target groups with the same code are kept, and files are copied to the other site.',
  },
  site: { th: 'เว็บไซต์ปลายทาง', en: 'Site' },
  noSite: { th: 'คุณยังไม่มีสิทธิ์ดูแลหลักสูตรในเว็บไซต์อื่น', en: 'You do not manage courses on any other site' },
  send: { th: 'คัดลอกหลักสูตร', en: 'Copy to site' },
  sent: { th: 'คัดลอกไปยัง {site} เป็นฉบับร่างแล้ว', en: 'Copied to {site} as a draft' },
  out: { th: 'ส่งออกเป็นไฟล์เดียว', en: 'Export as one file' },
  outText: {
    th: 'ไฟล์ .json มีหลักสูตร บทเรียนทุกบท และไฟล์แนบรวมไม่เกิน 24 MB นำเข้าในเว็บไซต์อื่นของวิชาได้',
    en: 'A .json file with the course, its lessons and up to 24 MB of files. You can import it on any site.',
  },
  download: { th: 'ดาวน์โหลด', en: 'Download' },
  made: { th: 'ทำสำเนาเป็นฉบับร่างแล้ว', en: 'Copied as a draft' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
} as const

/** Words of importing a course. */
export const fileWords = {
  heading: { th: 'นำเข้าหลักสูตร', en: 'Import a course' },
  text: {
    th: 'เลือกไฟล์ .json ที่ส่งออกจากวิชา ระบบนำเข้าเป็นฉบับร่างเพื่อให้ตรวจสอบและเผยแพร่ภายหลัง หากมีข้อผิดพลาดจะไม่นำเข้าข้อมูลใด',
    en: 'Choose a .json file that was exported here. The course is imported as a draft. If there is an error, nothing is imported.',
  },
  drop: { th: 'วางไฟล์หลักสูตรที่นี่', en: 'Drop a course file here' },
  choose: { th: 'หรือกดเพื่อเลือกไฟล์', en: 'or select to choose one' },
  limits: { th: 'ไฟล์ .json ไม่เกิน 48 MB', en: 'A .json file of at most 48 MB' },
  sending: { th: 'กำลังนำเข้า…', en: 'Importing…' },
  done: { th: 'นำเข้าเป็นฉบับร่างแล้ว', en: 'Imported as a draft' },
  open: { th: 'เปิดหลักสูตร', en: 'Open course' },
  left: { th: 'รายการที่ไม่ได้นำเข้า', en: 'Not imported' },
  failed: { th: 'อัปโหลดไฟล์ไม่สำเร็จ กรุณาลองใหม่', en: 'The file could not be uploaded. Try again.' },
  notCourse: { th: 'ไฟล์นี้ไม่ใช่ไฟล์หลักสูตรที่ส่งออกจากวิชา', en: 'This is not a course file' },
  large: { th: 'ไฟล์มีขนาดเกิน 48 MB', en: 'The file is larger than 48 MB' },
  lost: { th: 'ไม่มีไฟล์ {n} ไฟล์ในไฟล์หลักสูตร', en: '{n} {n|file|files} not included in the course file' },
  unknown: { th: 'ช่อง “{name}” ซึ่งไม่มีในเว็บไซต์นี้', en: 'The unknown field “{name}”' },
  all: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
  crumbs: { th: 'ตำแหน่ง', en: 'You are here' },
} as const
