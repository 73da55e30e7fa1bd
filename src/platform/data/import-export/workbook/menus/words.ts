/** Words of the sheet of menus. */
export const menuWords = {
  sheet: { th: 'เมนู', en: 'Menus' },
  menu: { th: 'เมนู', en: 'Menu' },
  parent: { th: 'อยู่ใต้', en: 'Under' },
  title: { th: 'ชื่อภาษาไทย', en: 'Title in Thai' },
  titleEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Title in English' },
  target: { th: 'ลิงก์', en: 'Link' },
  order: { th: 'ลำดับ', en: 'Order' },
  yes: { th: 'ใช่', en: 'Yes' },
  what: {
    menu: {
      th: 'รหัสของหน้าที่เป็นเมนู: ชนิด/ที่อยู่ แถวที่มีแต่รหัสนี้ทำให้เมนูว่าง',
      en: 'The page that is the menu: type/slug. A row with nothing else empties that menu',
    },
    parent: {
      th: 'ชื่อภาษาไทยของรายการที่อยู่เหนือ ว่างไว้ถ้าเป็นรายการหลัก',
      en: 'The Thai title of the entry above; empty for an entry of the menu itself',
    },
    title: { th: 'ข้อความไม่เกิน 200 ตัวอักษร', en: 'Text of up to 200 letters' },
    titleEn: { th: 'ว่างไว้ถ้าใช้ชื่อภาษาไทย', en: 'Empty to use the Thai title' },
    target: {
      th: 'หน้าในเว็บไซต์ เช่น /lesson/home หรือที่อยู่ https',
      en: 'A page of the site such as /lesson/home, or an https address',
    },
    order: { th: 'ตัวเลข ว่างไว้เพื่อเรียงตามแถว', en: 'A number; empty to go by the rows' },
  },
  titleExample: { th: 'หลักสูตร', en: 'หลักสูตร' },
} as const

/** What is wrong in a row of it. */
export const menuFaults = {
  'no-menu': {
    th: 'กรุณาใส่รหัสของหน้าที่เป็นเมนู เช่น page/menu-main',
    en: 'Please give the page that is the menu, such as page/menu-main',
  },
  'no-such-menu': {
    th: 'ไม่พบหน้า “{code}” ในแผ่น “{sheet}” และในระบบ',
    en: 'There is no page “{code}” on the sheet “{sheet}”, nor in the system',
  },
  'said-twice': {
    th: 'หน้า “{code}” มีทั้งเนื้อหาในแผ่น “{sheet}” และรายการในแผ่นนี้ ให้เหลือที่เดียว',
    en: 'The page “{code}” has its content on the sheet “{sheet}” and entries here: keep one of them',
  },
  'empty-and-full': {
    th: 'แถวนี้บอกให้เมนู “{code}” ว่าง แต่แถวอื่นมีรายการของเมนูนี้ ให้เหลืออย่างเดียว',
    en: 'This row says that the menu “{code}” is empty, and other rows have entries of it: keep one of them',
  },
  'no-parent': { th: 'ไม่พบรายการหลักชื่อนี้ในเมนูเดียวกัน', en: 'The menu has no entry of this title' },
  'many-parents': {
    th: 'มีรายการหลักชื่อนี้หลายรายการ กรุณาตั้งชื่อให้ต่างกัน',
    en: 'Several entries have this title: give them different ones',
  },
  'too-deep': {
    th: 'เมนูมีได้สองชั้น รายการนี้อยู่ใต้รายการย่อย',
    en: 'A menu has two levels: this stands under an entry of the second',
  },
  'wrong-title': { th: 'ใส่ชื่อ 1 ถึง 200 ตัวอักษร', en: 'Give a title of 1 to 200 letters' },
  'wrong-titleEn': { th: 'ใส่ชื่อไม่เกิน 200 ตัวอักษร', en: 'Give a title of up to 200 letters' },
  'wrong-target': {
    th: 'ใส่หน้าในเว็บไซต์ เช่น /lesson/home หรือที่อยู่ https',
    en: 'Give a page of the site such as /lesson/home, or an https address',
  },
  'wrong-order': { th: 'ใส่เลขจำนวนเต็ม', en: 'Give a whole number' },
  'too-many': { th: 'เมนูหนึ่งมีได้ชั้นละไม่เกิน 50 รายการ', en: 'A menu has up to 50 entries on a level' },
  'no-heads': { th: 'ไม่พบหัวคอลัมน์ของแผ่นนี้ เช่น “{head}”', en: 'The heads of this sheet are not there, such as “{head}”' },
} as const
