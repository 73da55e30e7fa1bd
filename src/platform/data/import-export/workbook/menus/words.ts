export const menuWords = {
  sheet: { th: 'เมนู', en: 'Menus' },
  menu: { th: 'เมนู', en: 'Menu' },
  parent: { th: 'อยู่ใต้', en: 'Parent' },
  title: { th: 'ชื่อภาษาไทย', en: 'Title in Thai' },
  titleEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Title in English' },
  target: { th: 'ลิงก์', en: 'Link' },
  order: { th: 'ลำดับ', en: 'Order' },
  yes: { th: 'ใช่', en: 'Yes' },
  what: {
    menu: {
      th: 'รหัสของหน้าที่เป็นเมนู (ชนิด/slug) แถวที่มีเฉพาะรหัสนี้จะล้างเมนู',
      en: 'The page that holds the menu: type/slug. A row with nothing else clears that menu',
    },
    parent: {
      th: 'ชื่อภาษาไทยของรายการหลัก เว้นว่างหากเป็นรายการระดับบนสุด',
      en: 'The Thai title of the parent entry. Leave empty for a top-level entry',
    },
    title: { th: 'ข้อความไม่เกิน 200 ตัวอักษร', en: 'Up to 200 characters' },
    titleEn: { th: 'เว้นว่างเพื่อใช้ชื่อภาษาไทย', en: 'Leave empty to use the Thai title' },
    target: {
      th: 'หน้าในเว็บไซต์ เช่น /lesson/home หรือ URL ที่ขึ้นต้นด้วย https',
      en: 'A page of the site such as /lesson/home, or an https URL',
    },
    order: { th: 'ตัวเลข เว้นว่างเพื่อเรียงตามลำดับแถว', en: 'A number. Leave empty to use the order of the rows' },
  },
  titleExample: { th: 'หลักสูตร', en: 'หลักสูตร' },
} as const

export const menuFaults = {
  'no-menu': {
    th: 'กรุณาใส่รหัสของหน้าที่เป็นเมนู เช่น page/menu-main',
    en: 'Enter the page that holds the menu, such as page/menu-main',
  },
  'no-such-menu': {
    th: 'ไม่พบหน้า “{code}” ทั้งในแผ่น “{sheet}” และในระบบ',
    en: 'There is no page “{code}” on the sheet “{sheet}”, nor in the system',
  },
  'said-twice': {
    th: 'หน้า “{code}” มีทั้งเนื้อหาในแผ่น “{sheet}” และรายการเมนูในแผ่นนี้ กรุณาเหลือไว้ที่เดียว',
    en: 'The page “{code}” has content on the sheet “{sheet}” and menu entries here. Keep one of them.',
  },
  'empty-and-full': {
    th: 'แถวนี้ล้างเมนู “{code}” แต่แถวอื่นมีรายการของเมนูนี้ กรุณาเหลือไว้อย่างเดียว',
    en: 'This row clears the menu “{code}”, but other rows contain entries of it. Keep one of them.',
  },
  'no-parent': { th: 'ไม่พบรายการหลักชื่อนี้ในเมนูเดียวกัน', en: 'The menu has no entry with this title' },
  'many-parents': {
    th: 'มีรายการหลักชื่อนี้หลายรายการ กรุณาตั้งชื่อให้ต่างกัน',
    en: 'Several entries have this title. Give each a different title.',
  },
  'too-deep': {
    th: 'เมนูมีได้ไม่เกินสองระดับ แต่รายการนี้อยู่ใต้รายการย่อย',
    en: 'A menu can have two levels only',
  },
  'wrong-title': { th: 'ใส่ชื่อ 1 ถึง 200 ตัวอักษร', en: 'Enter a title of 1 to 200 characters' },
  'wrong-titleEn': { th: 'ใส่ชื่อไม่เกิน 200 ตัวอักษร', en: 'Enter a title of up to 200 characters' },
  'wrong-target': {
    th: 'ใส่หน้าในเว็บไซต์ เช่น /lesson/home หรือ URL ที่ขึ้นต้นด้วย https',
    en: 'Enter a page of the site such as /lesson/home, or an https URL',
  },
  'wrong-order': { th: 'ใส่จำนวนเต็ม', en: 'Enter a whole number' },
  'too-many': { th: 'เมนูหนึ่งมีได้ไม่เกิน 50 รายการต่อระดับ', en: 'A menu can have up to 50 entries per level' },
  'no-heads': {
    th: 'ไม่พบหัวคอลัมน์ของแผ่นนี้ เช่น “{head}”',
    en: 'Column headings are missing from this sheet, such as “{head}”',
  },
} as const
