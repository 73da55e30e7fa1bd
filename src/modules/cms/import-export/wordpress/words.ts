/** Why something of a WordPress export is not imported. */
export const leftReasons = {
  runs: {
    th: 'ไม่นำเข้า {what} เพราะเรียกใช้โค้ดหรือส่งข้อมูลได้',
    en: '{what} runs code or sends data and is skipped',
  },
  'too-long': { th: 'ข้อความยาวเกินกำหนด: {what}', en: 'A text is too long: {what}' },
  'too-many': { th: 'มีบล็อกเกินจำนวนที่หน้าหนึ่งมีได้ ({what})', en: 'There are more blocks than a page can have ({what})' },
  dynamic: {
    th: 'บล็อก {what} แสดงข้อมูลสดจาก WordPress ซึ่งไม่มีในไฟล์ กรุณาใช้บล็อกของระบบนี้แทน',
    en: 'The block {what} shows live WordPress data that is not in the file. Use a block of this system instead',
  },
  unknown: { th: 'ไม่รู้จักบล็อก {what} และไม่มีเนื้อหาที่อ่านได้', en: 'The block {what} is unknown and has no readable content' },
  shortcode: { th: 'ชอร์ตโค้ด {what} ใช้ในระบบนี้ไม่ได้', en: 'The shortcode {what} does nothing here' },
  link: {
    th: 'ลิงก์ {what} ยังไปยังเว็บไซต์เดิม เพราะไม่ได้นำเข้าปลายทาง',
    en: 'The link {what} still goes to the old site because its target is not imported',
  },
  media: {
    th: 'ไม่ได้นำเข้าไฟล์ {what} และคงไว้เป็นลิงก์ไปยังไฟล์เดิม',
    en: 'The file {what} is not imported. A link to its location remains',
  },
  embed: { th: 'เนื้อหาที่ฝังจาก {what} เปลี่ยนเป็นลิงก์', en: 'Content embedded from {what} becomes a link' },
  picture: { th: 'รูปนี้ไม่มี URL: {what}', en: 'The image has no URL: {what}' },
  comments: { th: 'ไม่ได้นำเข้าความคิดเห็น {what} รายการ', en: '{what} {what|comment is|comments are} not imported' },
  password: {
    th: 'ไม่ได้นำเข้ารหัสผ่านของหน้าเดิม หน้านี้ต้องเข้าสู่ระบบจนกว่าจะตั้งรหัสผ่านใหม่',
    en: 'The password of the original is not imported. The page requires a login until you set a password',
  },
  cut: {
    th: 'เนื้อหายาวเกิน 1 ล้านตัวอักษร จึงไม่ได้นำเข้าส่วนท้าย',
    en: 'The text is longer than one million characters. The end is not imported',
  },
  slug: { th: 'URL เปลี่ยนเป็น {what}', en: 'The URL becomes {what}' },
  status: { th: 'สถานะเดิมคือ {what} นำเข้าเป็นฉบับร่าง', en: 'It was {what} and is imported as a draft' },
  twice: { th: 'รหัส {what} ซ้ำในไฟล์ ใช้รายการแรก', en: 'The ID {what} is in the file twice. The first one is used' },
  'menu-entry': { th: 'รายการเมนู {what} ไม่มีปลายทางที่นี่', en: 'The menu entry {what} has no target here' },
} as const

export type LeftReason = keyof typeof leftReasons

/** Why a WordPress export could not be read. */
export const wxrFaults = {
  'not-wordpress': {
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ส่งออกของ WordPress (เครื่องมือ > ส่งออก) และไม่ใช่ไฟล์หน้าเว็บของระบบนี้',
    en: 'This file is not a WordPress export (Tools > Export) or a page export of this system',
  },
  doctype: {
    th: 'ไฟล์ XML นี้มี DOCTYPE จึงไม่ใช่ไฟล์ส่งออกของ WordPress',
    en: 'This XML file contains a DOCTYPE and is not a WordPress export',
  },
  'cut-off': {
    th: 'ไฟล์นี้ไม่สมบูรณ์ กรุณาส่งออกจาก WordPress ใหม่',
    en: 'This file is incomplete. Export it from WordPress again',
  },
  'too-deep': {
    th: 'ไฟล์นี้ซ้อนลึกเกินกว่าไฟล์ส่งออกของ WordPress',
    en: 'This file is nested too deep for a WordPress export',
  },
  'too-many': {
    th: 'ไฟล์นี้มีเกิน 20,000 รายการ กรุณาส่งออกทีละส่วน',
    en: 'This file contains more than 20,000 items. Export it in parts',
  },
  encoding: { th: 'อ่านตัวอักษรในไฟล์นี้ไม่ได้', en: 'The file encoding is not supported' },
} as const
