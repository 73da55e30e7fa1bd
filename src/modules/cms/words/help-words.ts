/** What the help of each screen says beside its keys. */
import type { Text } from '#platform/site/i18n/words.ts'

export const versionsHelp: readonly Text[] = [
  {
    th: 'ซ้ายคือฉบับก่อน ขวาคือฉบับหลัง สีเหลืองคือที่แก้หรือย้าย สีเขียวคือที่เพิ่ม สีแดงคือที่ลบ กด N เพื่อไปจุดถัดไป',
    en: 'The earlier version stands at the left and the later at the right. Amber was changed or moved, green added, red removed. N leads to the next place.',
  },
  {
    th: 'การกลับเป็นฉบับก่อนไม่ลบอะไร ฉบับนั้นกลายเป็นฉบับร่าง และผู้เยี่ยมชมเห็นเมื่อเผยแพร่',
    en: 'Going back to a version removes nothing: it becomes the draft, and visitors have it once it is published.',
  },
  {
    th: 'ลิงก์ดูตัวอย่างเปิดได้โดยไม่ต้องมีบัญชี หมดอายุใน 7 วัน และยกเลิกได้ทุกเมื่อ',
    en: 'The link to look at the draft needs no account, ends after 7 days, and can be withdrawn at any time.',
  },
]

export const contentHelp: readonly Text[] = [
  {
    th: 'หน้านี้นับหน้าเว็บ โพสต์ แบบฟอร์ม และเมนู กดตัวเลขเพื่อเปิดรายการที่นับได้ สิ่งที่ผู้เยี่ยมชมเห็นไม่ครบอยู่บนสุด',
    en: 'Pages, posts, forms and menus are counted here, and a figure opens its rows. What visitors do not see in full comes first.',
  },
  {
    th: 'ระบบตรวจ 300 รายการที่แก้ไขล่าสุด',
    en: 'The 300 that were changed last are looked through.',
  },
]

export const customizeHelp: readonly Text[] = [
  {
    th: 'แต่ละส่วนคือหน้าเว็บที่คุณเขียนเอง สร้างจากที่แสดงอยู่แล้วแก้ในตัวสร้างหน้า หรือเลือกหน้าที่มีอยู่',
    en: 'Each part is a page that you write: create it from what stands and edit it, or choose one that is there.',
  },
  {
    th: 'เอาส่วนออกแล้วเว็บไซต์กลับไปใช้แบบมาตรฐาน หน้าเดิมไม่ถูกลบ และกดเลิกทำได้',
    en: 'A part that is taken away leaves its page as it is, and the system’s own in its place; it can be undone.',
  },
]

export const postsHelp: readonly Text[] = [
  {
    th: 'ทำเครื่องหมายหลายโพสต์แล้วกำหนดค่า “เผยแพร่” ได้พร้อมกัน และกดเลิกทำได้',
    en: 'Tick several posts to publish them at once; it can be undone.',
  },
  {
    th: 'โพสต์ใหม่อยู่บนสุด กดหัวตารางเพื่อเรียงตามชื่อหรือวันที่แก้ไข',
    en: 'The newest come first. Press a head to sort by title or by the last change.',
  },
]

export const newHelp: readonly Text[] = [
  {
    th: 'หน้าใหม่เริ่มด้วยเนื้อหาและรูปแบบของหน้าที่เลือก หน้าเดิมไม่เปลี่ยน',
    en: 'The new page begins with the content and the mode of the other one, which stays as it is.',
  },
  {
    th: 'เป็นฉบับร่างจนกว่าจะเผยแพร่ และไม่มีรหัสผ่านของหน้าเดิม',
    en: 'It is a draft until it is published, and has no password.',
  },
]

export const templatesHelp: readonly Text[] = [
  {
    th: 'แม่แบบเริ่มหน้าใหม่ให้ โดยข้อความในบล็อกบอกว่าควรเขียนอะไรตรงนั้น หน้าใหม่เป็นฉบับร่างจนกว่าจะเผยแพร่',
    en: 'A template begins a new page: what its blocks say tells what to write there. The page is a draft until it is published.',
  },
  {
    th: 'หน้าใดของเว็บไซต์ก็บันทึกเป็นแม่แบบได้จากรายการหน้าเว็บและโพสต์ ผู้เยี่ยมชมไม่เห็นแม่แบบ',
    en: 'Any page of the site can be saved as a template from the list of pages and posts. Visitors see none of them.',
  },
]

export const checkHelp: readonly Text[] = [
  {
    th: 'ตรวจคำบรรยายภาพ ลำดับหัวข้อ สี ลิงก์ภายในเว็บไซต์ บล็อกว่าง ภาพใหญ่ และคำอธิบายในผลค้นหา',
    en: 'Descriptions of pictures, the order of headings, colours, links within the site, empty blocks, large pictures and descriptions for search results are checked.',
  },
  {
    th: 'ลิงก์ไปเว็บไซต์อื่นไม่ได้ตรวจ กดชื่อหน้าเพื่อไปแก้',
    en: 'Links to other sites are not checked. Press the name of a page to mend it.',
  },
]

export const importHelp: readonly Text[] = [
  {
    th: 'อ่านไฟล์ส่งออกของ WordPress หรือไฟล์หน้าเว็บของระบบนี้ แล้วเลือกทีละรายการก่อนนำเข้า ย้อนกลับทั้งหมดได้ 30 วัน',
    en: 'An export of WordPress, or a file of pages of this system, is read; what comes in is chosen one by one and can be taken back for 30 days.',
  },
  {
    th: 'นำเข้าไฟล์เดิมซ้ำไม่ทำให้หน้าซ้ำ รายงานบอกว่าอะไรใหม่ เปลี่ยน หรือเหมือนเดิม',
    en: 'The same file a second time makes no second page: the report says what is new, changed or the same.',
  },
]

export const redirectsHelp: readonly Text[] = [
  {
    th: 'เมื่อที่อยู่ของหน้าหรือโพสต์ที่เผยแพร่แล้วเปลี่ยน ระบบสร้างการเปลี่ยนเส้นทางจากที่อยู่เดิมให้เอง และเอาออกเมื่อเปลี่ยนกลับ',
    en: 'When the address of a published page or post changes, a redirect from the old one is made by itself, and taken away when it is changed back.',
  },
  {
    th: 'ใช้เฉพาะเมื่อไม่มีหน้าใดตอบที่อยู่นั้น และไม่ต่อกันเป็นทอด ๆ',
    en: 'They speak only where no page answers, and never lead to one another.',
  },
]

export const lostHelp: readonly Text[] = [
  {
    th: 'กดที่อยู่เพื่อสร้างการเปลี่ยนเส้นทางจากที่นั้น เมื่อสร้างแล้วที่อยู่นั้นออกจากรายการ',
    en: 'Press an address to make a redirect from it. Once there is one, the address leaves the list.',
  },
  {
    th: 'ระบบจำ 1,000 ที่อยู่ที่ถูกเรียกบ่อยที่สุด ไม่เก็บสิ่งที่อยู่หลัง ? และไม่เก็บว่าใครเรียก ที่อยู่ที่ไม่มีผู้เรียกใน 90 วันถูกลบเอง',
    en: 'The 1,000 that are asked for most are remembered, without what stands after ? and without who asked. What nobody asks for in 90 days is forgotten.',
  },
]

export const builderHelp: readonly Text[] = [
  {
    th: 'ลากบล็อกจากทางซ้ายไปวางบนหน้า หรือกดบล็อกเพื่อวางต่อจากส่วนที่เลือกไว้ แล้วแก้ไขทางขวา',
    en: 'Drag blocks from the left onto the page, or press one to put it after what is selected, and edit it on the right.',
  },
  {
    th: 'ฉบับร่างบันทึกเองเสมอ ผู้เยี่ยมชมเห็นเมื่อกดเผยแพร่',
    en: 'The draft is kept by itself all the time. Visitors have it once it is published.',
  },
  {
    th: 'ในโครงหน้า Space ยกและวาง ลูกศรย้าย Delete ลบ และ Ctrl+Z เลิกทำ',
    en: 'In the outline Space lifts and drops, arrows move, Delete removes, and Ctrl+Z goes back.',
  },
]
