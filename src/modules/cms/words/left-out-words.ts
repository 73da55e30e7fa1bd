/** Messages to staff about blocks that visitors do not see. */
export const leftOutWords = {
  column: { th: 'บล็อก', en: 'Blocks' },
  whole: { th: 'แสดงครบ', en: 'All shown' },
  some: { th: 'ไม่แสดง {n}', en: '{n} not shown' },
  broken: { th: 'อ่านไม่ได้', en: 'Not readable' },
  title: {
    th: 'ผู้เยี่ยมชมไม่เห็น {n} บล็อกของหน้านี้ ส่วนที่เหลือแสดงตามปกติ',
    en: 'Visitors do not see {n} {n|block|blocks} of this page. The rest of the page is shown.',
  },
  unreadable: {
    th: 'อ่านเนื้อหาของหน้านี้ไม่ได้ ผู้เยี่ยมชมเห็นเฉพาะชื่อและเนื้อความ',
    en: 'The content of this page cannot be read. Visitors see only its title and text.',
  },
  at: { th: '{block} (แถวที่ {row} คอลัมน์ {column}): {why}', en: '{block} (row {row}, column {column}): {why}' },
  unknown: {
    th: 'ระบบไม่รู้จักบล็อกชนิดนี้ อาจมาจากเวอร์ชันอื่น',
    en: 'unknown block type, possibly from another version',
  },
  plugin: {
    th: 'ระบบเสริม “{module}” ปิดอยู่ในเว็บไซต์นี้',
    en: 'the plugin “{module}” is off on this site',
  },
  version: {
    th: 'บันทึกด้วยเวอร์ชันที่ใหม่กว่าเวอร์ชัน {known} ที่ระบบนี้รู้จัก',
    en: 'it is from a later version than {known}',
  },
  props: { th: 'การตั้งค่าไม่ถูกต้อง: {names}', en: 'invalid settings: {names}' },
  more: { th: 'และอีก {n} บล็อก', en: 'and {n} more' },
} as const
