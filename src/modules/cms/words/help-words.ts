/** The additional help of each screen, besides its keyboard shortcuts. */
import type { Text } from '#platform/site/i18n/words.ts'

export const versionsHelp: readonly Text[] = [
  {
    th: 'เวอร์ชันก่อนหน้าอยู่ด้านซ้าย เวอร์ชันหลังอยู่ด้านขวา สีเหลืองคือแก้ไขหรือย้าย สีเขียวคือเพิ่ม สีแดงคือลบ กด N เพื่อไปจุดถัดไป',
    en: 'The earlier version is on the left, the later one on the right. Amber: changed or moved. Green: added. Red: removed. Press N for the next change.',
  },
  {
    th: 'การกู้คืนเวอร์ชันไม่ลบข้อมูลใด เวอร์ชันนั้นจะเป็นฉบับร่าง และผู้เยี่ยมชมเห็นหลังเผยแพร่',
    en: 'Restoring a version deletes nothing. It becomes the draft, and visitors see it after you publish it.',
  },
  {
    th: 'ลิงก์ดูตัวอย่างเปิดได้โดยไม่ต้องมีบัญชี หมดอายุใน 7 วัน และยกเลิกได้ทุกเมื่อ',
    en: 'The draft preview link needs no account and expires after 7 days. You can revoke it at any time.',
  },
]

export const contentHelp: readonly Text[] = [
  {
    th: 'จำนวนหน้าเว็บ โพสต์ แบบฟอร์ม และเมนู กดตัวเลขเพื่อดูรายการ เนื้อหาที่ผู้เยี่ยมชมเห็นไม่ครบอยู่ด้านบน',
    en: 'Number of pages, posts, forms and menus. Select a number to view its records. Content that visitors do not see in full comes first.',
  },
  {
    th: 'ระบบตรวจ 300 รายการที่แก้ไขล่าสุด',
    en: 'The 300 most recently changed pages are searched.',
  },
]

export const customizeHelp: readonly Text[] = [
  {
    th: 'แต่ละส่วนคือหน้าเว็บที่คุณแก้ไขได้ สร้างจากแบบมาตรฐาน หรือเลือกหน้าที่มีอยู่',
    en: 'Each part is a page that you edit. Create it from the default, or choose an existing page.',
  },
  {
    th: 'หากนำส่วนออก เว็บไซต์จะใช้แบบมาตรฐานแทน หน้าเดิมไม่ถูกลบ และเลิกทำได้',
    en: 'If you remove a part, its page stays and the default part is used instead. You can undo this.',
  },
]

export const postsHelp: readonly Text[] = [
  {
    th: 'เลือกหลายโพสต์เพื่อเผยแพร่พร้อมกัน และเลิกทำได้',
    en: 'Select several posts to publish them together. You can undo this.',
  },
  {
    th: 'โพสต์ใหม่อยู่บนสุด กดหัวตารางเพื่อเรียงตามชื่อหรือวันที่แก้ไข',
    en: 'Newest first. Select a heading to sort by title or last change.',
  },
]

export const newHelp: readonly Text[] = [
  {
    th: 'หน้าใหม่มีเนื้อหาและรูปแบบเดียวกับหน้าที่เลือก หน้าเดิมไม่เปลี่ยนแปลง',
    en: 'The new page starts with the content and mode of the other page, which does not change.',
  },
  {
    th: 'หน้าใหม่เป็นฉบับร่างที่ไม่มีรหัสผ่านจนกว่าจะเผยแพร่',
    en: 'It is a draft without a password until you publish it.',
  },
]

export const templatesHelp: readonly Text[] = [
  {
    th: 'แม่แบบคือจุดเริ่มต้นของหน้าใหม่ ข้อความในบล็อกอธิบายสิ่งที่ควรเขียน หน้าใหม่เป็นฉบับร่างจนกว่าจะเผยแพร่',
    en: 'A template is the start of a new page. Its blocks explain what to write. The page is a draft until you publish it.',
  },
  {
    th: 'บันทึกหน้าใดก็ได้เป็นแม่แบบที่รายการหน้าเว็บและโพสต์ ผู้เยี่ยมชมไม่เห็นแม่แบบ',
    en: 'You can save any page as a template in the list of pages and posts. Visitors do not see templates.',
  },
]

export const checkHelp: readonly Text[] = [
  {
    th: 'ตรวจคำบรรยายภาพ ลำดับหัวข้อ สี ลิงก์ภายในเว็บไซต์ บล็อกว่าง ภาพใหญ่ และคำอธิบายในผลค้นหา',
    en: 'Checks image descriptions, heading order, colours, internal links, empty blocks, large images and search descriptions.',
  },
  {
    th: 'ไม่ตรวจลิงก์ไปยังเว็บไซต์อื่น กดชื่อหน้าเพื่อแก้ไข',
    en: 'Links to other sites are not checked. Select a page to fix it.',
  },
]

export const importHelp: readonly Text[] = [
  {
    th: 'นำเข้าไฟล์ส่งออกของ WordPress หรือไฟล์หน้าเว็บของระบบนี้ คุณเลือกรายการที่จะนำเข้า และเลิกทำการนำเข้าได้ภายใน 30 วัน',
    en: 'Import a WordPress export or a page export of this system. You choose what to import, and you can undo the import for 30 days.',
  },
  {
    th: 'นำเข้าไฟล์เดิมซ้ำได้โดยไม่เกิดหน้าซ้ำ รายงานแสดงรายการใหม่ รายการที่เปลี่ยน และรายการที่เหมือนเดิม',
    en: 'Importing the same file again does not create duplicates. The report shows what is new, changed or unchanged.',
  },
]

export const redirectsHelp: readonly Text[] = [
  {
    th: 'เมื่อ URL ของหน้าหรือโพสต์ที่เผยแพร่แล้วเปลี่ยน ระบบสร้างการเปลี่ยนเส้นทางให้อัตโนมัติ และลบออกเมื่อเปลี่ยน URL กลับ',
    en: 'When the URL of a published page or post changes, a redirect is created automatically. It is removed if you change the URL back.',
  },
  {
    th: 'การเปลี่ยนเส้นทางมีผลเฉพาะเมื่อไม่มีหน้าเว็บใน URL นั้น และไม่เปลี่ยนเส้นทางต่อกัน',
    en: 'Redirects work only if no page exists at the URL, and never redirect to each other.',
  },
]

export const lostHelp: readonly Text[] = [
  {
    th: 'เลือก URL เพื่อสร้างการเปลี่ยนเส้นทาง เมื่อสร้างแล้ว URL นั้นจะไม่แสดงในรายการนี้',
    en: 'Select a URL to create a redirect. The URL is then removed from this list.',
  },
  {
    th: 'ระบบเก็บ 1,000 URL ที่มีผู้เปิดบ่อยที่สุด ไม่เก็บส่วนหลัง ? และไม่เก็บข้อมูลผู้เปิด และลบ URL ที่ไม่มีผู้เปิดใน 90 วัน',
    en: 'The 1,000 most requested URLs are stored, without the part after ? and without personal data. URLs that nobody requests for 90 days are deleted.',
  },
]

export const builderHelp: readonly Text[] = [
  {
    th: 'ลากบล็อกจากทางซ้ายไปวางบนหน้า หรือเลือกบล็อกเพื่อวางต่อจากส่วนที่เลือกไว้ แล้วแก้ไขทางขวา',
    en: 'Drag blocks from the left onto the page, or select a block to add it after the current selection. Edit it on the right.',
  },
  {
    th: 'ระบบบันทึกฉบับร่างอัตโนมัติ ผู้เยี่ยมชมเห็นหลังเผยแพร่',
    en: 'The draft is saved automatically. Visitors see it after you publish it.',
  },
  {
    th: 'ในโครงหน้า Space ยกและวาง ลูกศรย้าย Delete ลบ และ Ctrl+Z เลิกทำ',
    en: 'In the outline, Space lifts and drops, arrow keys move, Delete removes and Ctrl+Z undoes.',
  },
]
