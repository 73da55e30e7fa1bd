/** Texts of the frame: its header bar, and the layers that open from there. */
export const frameWords = {
  find: { th: 'ค้นหาหรือไปที่…', en: 'Find or go to…' },
  rail: { th: 'ย่อเมนู', en: 'Collapse menu' },
  help: { th: 'ความช่วยเหลือของหน้านี้', en: 'Help for this screen' },
  close: { th: 'ปิด', en: 'Close' },
  letters: { th: 'ใช้คีย์ลัดตัวเดียว', en: 'Use single-key shortcuts' },
  notices: { th: 'การแจ้งเตือน', en: 'Notifications' },
  unreadCount: { th: 'ยังไม่ได้อ่าน {n} รายการ', en: '{n} unread' },
  unread: { th: 'ยังไม่ได้อ่าน', en: 'Unread' },
  readAll: { th: 'ทำเครื่องหมายว่าอ่านทั้งหมดแล้ว', en: 'Mark all as read' },
  readOne: { th: 'ทำเครื่องหมายว่าอ่านแล้ว', en: 'Mark as read' },
  none: { th: 'ไม่มีการแจ้งเตือน', en: 'No notifications' },
  noneText: {
    th: 'คุณจะได้รับการแจ้งเตือนเมื่องานที่คุณสั่งเสร็จสิ้นหรือมีผู้กล่าวถึงคุณ การแจ้งเตือนเก็บไว้ 90 วัน',
    en: 'You get a notification when a task you started finishes or someone mentions you. Notifications are kept for 90 days.',
  },
  noticesFailed: { th: 'โหลดการแจ้งเตือนไม่สำเร็จ', en: 'Notifications could not be loaded' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
} as const

export const paletteWords = {
  title: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
  close: { th: 'Esc ปิด', en: 'Esc closes' },
  search: { th: 'ค้นหาหน้า ข้อมูล และคำสั่ง', en: 'Find screens, records and commands' },
  nothing: { th: 'ไม่พบผลลัพธ์', en: 'No results found' },
  nothingText: {
    th: 'ลองคำอื่น หรือพิมพ์เพียงบางส่วนของชื่อ',
    en: 'Try another word or part of the name.',
  },
  found: { th: 'พบ {n} รายการ', en: '{n} found' },
  move: { th: 'เลื่อน', en: 'Move' },
  open: { th: 'เปิด', en: 'Open' },
  newTab: { th: 'เปิดแท็บใหม่', en: 'New tab' },
  allKeys: { th: 'คีย์ลัดทั้งหมด', en: 'Keyboard shortcuts' },
  pages: { th: 'หน้าที่คุณเปิดได้', en: 'Screens' },
  records: { th: 'ข้อมูลในเว็บไซต์นี้', en: 'On this site' },
  actions: { th: 'คำสั่ง', en: 'Commands' },
  switchSite: { th: 'สลับเว็บไซต์', en: 'Switch site' },
  dark: { th: 'ใช้โหมดมืด', en: 'Use dark mode' },
  light: { th: 'ใช้โหมดสว่าง', en: 'Use light mode' },
  otherLanguage: { th: 'Switch to English', en: 'เปลี่ยนเป็นภาษาไทย' },
  signOut: { th: 'ออกจากระบบ', en: 'Log out' },
} as const

export const tourWords = {
  tour: { th: 'แนะนำการใช้งานหลังบ้าน', en: 'A tour of the back office' },
  step: { th: 'ขั้นตอนที่ {n} จาก {of}', en: 'Step {n} of {of}' },
  skip: { th: 'ข้าม', en: 'Skip' },
  next: { th: 'ถัดไป', en: 'Next' },
  back: { th: 'ย้อนกลับ', en: 'Back' },
  done: { th: 'เริ่มใช้งาน', en: 'Begin' },
} as const

/** The steps of the tour in order. */
export const tourSteps = {
  menu: {
    title: { th: 'เมนู', en: 'The menu' },
    text: {
      th: 'งานทั้งหมดของเว็บไซต์นี้อยู่ที่นี่ ตัวเลขแสดงจำนวนงานที่รอ กด [ เพื่อย่อเมนู',
      en: 'All work of this site is here. A number shows how much is waiting. Press [ to collapse the menu.',
    },
  },
  find: {
    title: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
    text: {
      th: 'กด ⌘K หรือ Ctrl+K แล้วพิมพ์ชื่อหน้า ชื่อบุคคล หรือชื่อหลักสูตร เพื่อเปิดทันที',
      en: 'Press ⌘K or Ctrl+K and type the name of a screen, person or course to open it.',
    },
  },
  list: {
    title: { th: 'รายการ', en: 'The list' },
    text: {
      th: 'เริ่มจากรายการ กดหัวคอลัมน์เพื่อเรียง กดชื่อเพื่อเปิดดู และกด … เพื่อดูคำสั่งอื่น',
      en: 'Start from a list: select a heading to sort, a name to open the record, and … for more actions.',
    },
  },
  add: {
    title: { th: 'เพิ่ม', en: 'Add' },
    text: {
      th: 'ปุ่มสีเข้มคือคำสั่งหลักของหน้า ในหน้ารายการคือปุ่มเพิ่ม (คีย์ลัด C)',
      en: 'The dark button is the main action of a screen. In a list it adds a record (shortcut C).',
    },
  },
  help: {
    title: { th: 'ช่วยเหลือ', en: 'Help' },
    text: {
      th: 'ทุกหน้ามีคำอธิบายและคีย์ลัดที่ปุ่มนี้ และดูการแนะนำนี้ซ้ำได้',
      en: 'Every screen has its own help and shortcuts here. You can also take this tour again.',
    },
  },
} as const

/** The help of each derived screen. `name` is that of the collection. */
export const helpWords = {
  list: {
    th: 'หน้านี้แสดง{name}ทั้งหมดของเว็บไซต์นี้ที่คุณมีสิทธิ์ดู กดชื่อเพื่อเปิดดู',
    en: 'This list shows all {name} of this site that you have permission to view. Select a name to open it.',
  },
  sort: {
    th: 'กดหัวคอลัมน์เพื่อเรียง กดซ้ำเพื่อสลับลำดับ และเลือกจำนวนแถวต่อหน้าที่ท้ายตาราง',
    en: 'Select a heading to sort by it. Select it again to reverse the order. Choose the number of rows per page at the bottom.',
  },
  search: { th: 'ค้นหาได้ด้วย{fields}', en: 'You can search by {fields}.' },
  create: { th: 'กดปุ่มมุมขวาบนเพื่อเพิ่ม{name}', en: 'Use the button at the top right to add a {name}.' },
  removed: {
    th: 'รายการที่ลบแล้วอยู่ในแท็บ “ที่ลบแล้ว” และกู้คืนได้',
    en: 'Deleted records are in their own tab, where you can restore them.',
  },
  write: {
    th: 'กรอกข้อมูลของ{name}แล้วบันทึก ช่องที่มี * ต้องกรอก',
    en: 'Fill in the {name} and save. Fields marked * are required.',
  },
  draft: {
    th: 'ระบบบันทึกฉบับร่างโดยอัตโนมัติ ปิดหน้านี้แล้วกลับมาทำต่อได้',
    en: 'Your draft is saved automatically. You can close this screen and continue later.',
  },
  problems: {
    th: 'หากมีช่องที่ต้องแก้ไข เหตุผลจะแสดงใต้ช่องนั้น และข้อมูลที่กรอกไม่หาย',
    en: 'If a field needs correction, the reason is shown below it. Nothing you entered is lost.',
  },
  show: {
    th: 'หน้านี้แสดงข้อมูลทั้งหมดของ{name}ที่คุณมีสิทธิ์ดู',
    en: 'This screen shows all details of the {name} that you have permission to view.',
  },
  history: {
    th: 'ประวัติการแก้ไขอยู่ท้ายหน้า',
    en: 'The history of changes is at the bottom.',
  },
  doing: {
    th: 'คำสั่งสำหรับ{name}อยู่มุมขวาบน คำสั่งที่ใช้ไม่ได้จะแสดงเหตุผล',
    en: 'Actions for the {name} are at the top right. An unavailable action shows the reason.',
  },
} as const

/** What each shortcut does. A group says where its shortcuts work. */
export const keyWords = {
  everywhere: { th: 'ทุกหน้า', en: 'Everywhere' },
  palette: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
  find: { th: 'ช่องค้นหา', en: 'Search' },
  sheet: { th: 'คีย์ลัดทั้งหมด', en: 'Keyboard shortcuts' },
  rail: { th: 'ย่อหรือขยายเมนู', en: 'Collapse or expand menu' },
  undo: { th: 'เลิกทำสิ่งที่เพิ่งทำ', en: 'Undo' },
  close: { th: 'ปิดหน้าต่างบนสุด', en: 'Close the top window' },
  go: { th: 'ไปที่', en: 'Go to' },
  list: { th: 'ในรายการ', en: 'In a list' },
  move: { th: 'เลื่อนรายการ', en: 'Move' },
  open: { th: 'เปิดรายการ', en: 'Open record' },
  add: { th: 'เพิ่ม', en: 'Add' },
  select: { th: 'เลือกรายการ (⇧X เลือกเป็นช่วง)', en: 'Select record (⇧X selects a range)' },
  filter: { th: 'ตัวกรอง', en: 'Filters' },
  cell: { th: 'แก้ไขช่องในรายการ', en: 'Edit a cell' },
  menu: { th: 'คำสั่งของรายการ', en: 'Record menu' },
  record: { th: 'ในหน้ารายละเอียด', en: 'In a record' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  primary: { th: 'ดำเนินการขั้นถัดไป', en: 'Next action' },
  form: { th: 'ในแบบฟอร์ม', en: 'In a form' },
  save: { th: 'บันทึก', en: 'Save' },
  problem: { th: 'ไปยังช่องถัดไปที่ต้องแก้ไข', en: 'Next field to correct' },
} as const
