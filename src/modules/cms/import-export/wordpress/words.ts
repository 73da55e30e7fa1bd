/** Why something of a WordPress export does not come with it. */
export const leftReasons = {
  runs: {
    th: '{what} ทำงานเองหรือส่งข้อมูลได้ จึงไม่นำเข้า',
    en: '{what} runs or sends things, and is left out',
  },
  'too-long': { th: 'ข้อความยาวเกินที่เก็บได้: {what}', en: 'A text is longer than can be kept: {what}' },
  'too-many': { th: 'มีบล็อกเกินที่หน้าหนึ่งเก็บได้ ({what})', en: 'There are more blocks than a page holds ({what})' },
  dynamic: {
    th: 'บล็อก {what} แสดงข้อมูลสดของ WordPress ซึ่งไม่มีในไฟล์ ใช้บล็อกของระบบนี้แทน',
    en: 'The block {what} shows live data of WordPress, which is not in the file: take a block of this system',
  },
  unknown: { th: 'ไม่รู้จักบล็อก {what} และไม่มีเนื้อหาอ่านได้', en: 'The block {what} is not known and holds nothing readable' },
  shortcode: { th: 'รหัสย่อ {what} ไม่ทำงานที่นี่', en: 'The shortcode {what} does nothing here' },
  link: {
    th: 'ลิงก์ {what} ชี้ไปยังเว็บเดิม เพราะปลายทางไม่ได้นำเข้า',
    en: 'The link {what} still leads to the old site: its target is not imported',
  },
  media: {
    th: 'ไฟล์ {what} ไม่ได้นำเข้า เหลือเป็นลิงก์ไปที่เดิม',
    en: 'The file {what} is not brought: a link to where it is remains',
  },
  embed: { th: 'สื่อฝังจาก {what} เหลือเป็นลิงก์', en: 'What was embedded from {what} remains as a link' },
  picture: { th: 'รูปนี้ไม่มีที่อยู่ให้ดึง: {what}', en: 'The picture has no address to fetch it from: {what}' },
  comments: { th: 'ความคิดเห็น {what} รายการไม่ได้นำเข้า', en: '{what} {what|comment is|comments are} not brought' },
  password: {
    th: 'ต้นฉบับมีรหัสผ่าน รหัสผ่านไม่ได้นำเข้า หน้านี้ต้องเข้าสู่ระบบจนกว่าจะตั้งใหม่',
    en: 'The original has a password, which is not brought: the page needs a log-in until one is set',
  },
  cut: {
    th: 'เนื้อหายาวเกิน 1 ล้านตัวอักษร ส่วนท้ายไม่ได้นำเข้า',
    en: 'The text is longer than a million letters: its end is not brought',
  },
  slug: { th: 'ที่อยู่เปลี่ยนเป็น {what}', en: 'The address becomes {what}' },
  status: { th: 'สถานะเดิมคือ {what} นำเข้าเป็นฉบับร่าง', en: 'It was {what}, and comes in as a draft' },
  twice: { th: 'รหัส {what} ซ้ำในไฟล์ ใช้รายการแรก', en: 'The id {what} is in the file twice: the first one counts' },
  'menu-entry': { th: 'รายการเมนู {what} ไม่มีปลายทางที่นี่', en: 'The menu entry {what} has no target here' },
} as const

export type LeftReason = keyof typeof leftReasons

/** Why a WordPress export could not be read. */
export const wxrFaults = {
  'not-wordpress': {
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ส่งออกของ WordPress (เครื่องมือ > ส่งออก) และไม่ใช่ไฟล์หน้าเว็บของระบบนี้',
    en: 'This file is no export of WordPress (Tools > Export), nor one of pages of this system',
  },
  doctype: {
    th: 'ไฟล์ XML นี้มี DOCTYPE ซึ่งไฟล์ส่งออกของ WordPress ไม่มี จึงไม่อ่าน',
    en: 'This XML file holds a DOCTYPE, which no export of WordPress does, and is not read',
  },
  'cut-off': {
    th: 'ไฟล์นี้มาไม่ครบ กรุณาส่งออกจาก WordPress ใหม่',
    en: 'This file is cut off: export it from WordPress again',
  },
  'too-deep': {
    th: 'ไฟล์นี้ซ้อนลึกเกินไฟล์ส่งออกของ WordPress',
    en: 'This file is nested deeper than any export of WordPress',
  },
  'too-many': {
    th: 'ไฟล์นี้มีเกิน 20,000 รายการ กรุณาส่งออกทีละส่วน',
    en: 'This file holds over 20,000 things: export it in parts',
  },
  encoding: { th: 'อ่านตัวอักษรในไฟล์นี้ไม่ได้', en: 'The letters of this file cannot be read' },
} as const
