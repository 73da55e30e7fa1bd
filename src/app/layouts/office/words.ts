/** Words of the frame: what is in its header bar, and the layers that open from there. */
export const frameWords = {
  find: { th: 'ค้นหาหรือไปที่…', en: 'Find or go to…' },
  rail: { th: 'ย่อเมนู', en: 'Narrow menu' },
  help: { th: 'ช่วยเหลือหน้านี้', en: 'Help for this screen' },
  close: { th: 'ปิด', en: 'Close' },
  letters: { th: 'ใช้คีย์ลัดตัวเดียว', en: 'Use single letters as keys' },
  notices: { th: 'การแจ้งเตือน', en: 'Notices' },
  unreadCount: { th: 'ยังไม่ได้อ่าน {n} รายการ', en: '{n} unread' },
  unread: { th: 'ยังไม่ได้อ่าน', en: 'Unread' },
  readAll: { th: 'อ่านทั้งหมดแล้ว', en: 'Mark all as read' },
  readOne: { th: 'ทำเครื่องหมายว่าอ่านแล้ว', en: 'Mark as read' },
  none: { th: 'ไม่มีการแจ้งเตือน', en: 'No notices' },
  noneText: {
    th: 'เมื่องานที่สั่งไว้เสร็จ หรือมีคนกล่าวถึงคุณ จะบอกที่นี่และเก็บไว้ 90 วัน',
    en: 'When work that you began is done, or somebody mentions you, it is said here and kept for 90 days.',
  },
  noticesFailed: { th: 'อ่านการแจ้งเตือนไม่สำเร็จ', en: 'The notices could not be read' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
} as const

export const paletteWords = {
  title: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
  close: { th: 'Esc ปิด', en: 'Esc closes' },
  search: { th: 'ค้นหน้า ข้อมูล และคำสั่ง', en: 'Find screens, rows and commands' },
  nothing: { th: 'ไม่พบสิ่งที่ค้น', en: 'Nothing was found' },
  nothingText: {
    th: 'ลองคำอื่น หรือพิมพ์เพียงบางส่วนของชื่อ',
    en: 'Try another word, or only a part of the name.',
  },
  found: { th: 'พบ {n} รายการ', en: '{n} found' },
  move: { th: 'เลื่อน', en: 'Move' },
  open: { th: 'เปิด', en: 'Open' },
  newTab: { th: 'เปิดแท็บใหม่', en: 'New tab' },
  allKeys: { th: 'คีย์ลัดทั้งหมด', en: 'All keys' },
  pages: { th: 'หน้าที่คุณเปิดได้', en: 'Screens you may open' },
  records: { th: 'ข้อมูลในเว็บไซต์นี้', en: 'On this site' },
  actions: { th: 'คำสั่ง', en: 'Commands' },
  switchSite: { th: 'สลับเว็บไซต์', en: 'Switch the site' },
  dark: { th: 'ใช้หน้าจอมืด', en: 'Use the dark look' },
  light: { th: 'ใช้หน้าจอสว่าง', en: 'Use the light look' },
  otherLanguage: { th: 'Switch to English', en: 'เปลี่ยนเป็นภาษาไทย' },
  signOut: { th: 'ออกจากระบบ', en: 'Log out' },
} as const

export const tourWords = {
  tour: { th: 'พาชมหลังบ้าน', en: 'A tour of the back office' },
  step: { th: 'ขั้นที่ {n} จาก {of}', en: 'Step {n} of {of}' },
  skip: { th: 'ข้าม', en: 'Skip' },
  next: { th: 'ต่อไป', en: 'Next' },
  back: { th: 'ย้อนกลับ', en: 'Back' },
  done: { th: 'เริ่มใช้งาน', en: 'Begin' },
} as const

/** The steps of the tour, in their order. */
export const tourSteps = {
  menu: {
    title: { th: 'เมนู', en: 'The menu' },
    text: {
      th: 'งานทั้งหมดของเว็บไซต์นี้อยู่ที่นี่ ตัวเลขบอกจำนวนที่รออยู่ กด [ เพื่อย่อเมนู',
      en: 'All work of this site is here; a number says how much waits. Press [ to make it narrow.',
    },
  },
  find: {
    title: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
    text: {
      th: 'กด ⌘K หรือ Ctrl+K แล้วพิมพ์ชื่อหน้า ชื่อคน หรือชื่อคอร์ส เพื่อไปถึงทันที',
      en: 'Press ⌘K or Ctrl+K and type the name of a screen, a person or a course to go straight there.',
    },
  },
  list: {
    title: { th: 'รายการ', en: 'The list' },
    text: {
      th: 'ทุกเรื่องเริ่มที่รายการ กดหัวคอลัมน์เพื่อเรียง กดชื่อเพื่อเปิดดู และ … เพื่อคำสั่งอื่น',
      en: 'Everything begins at a list: press a heading to sort, a name to open it, and … for more.',
    },
  },
  add: {
    title: { th: 'เพิ่ม', en: 'Add' },
    text: {
      th: 'ปุ่มสีเข้มคือสิ่งที่ทำบ่อยที่สุดของหน้า ในรายการคือการเพิ่ม หรือกด C',
      en: 'The dark button is what a screen is for most of the time; in a list it adds, as the key C does.',
    },
  },
  help: {
    title: { th: 'ช่วยเหลือ', en: 'Help' },
    text: {
      th: 'ทุกหน้ามีคำอธิบายและคีย์ลัดของตัวเองที่ปุ่มนี้ และดูการพาชมนี้ซ้ำได้',
      en: 'Every screen has its own explanation and keys here, and this tour can be seen again.',
    },
  },
} as const

/** What each derived screen says of itself; `name` is the collection's. */
export const helpWords = {
  list: {
    th: 'หน้านี้รวม{name}ทั้งหมดที่คุณมีสิทธิ์เห็นในเว็บไซต์นี้ กดชื่อเพื่อเปิดดู',
    en: 'Here are all {name} of this site that you may see. Press a name to open it.',
  },
  sort: {
    th: 'กดหัวคอลัมน์เพื่อเรียง กดซ้ำเพื่อกลับลำดับ และเลือกจำนวนแถวต่อหน้าได้ที่ท้ายตาราง',
    en: 'Press a heading to sort by it, and again to turn the order; how many rows a page has is chosen at the foot.',
  },
  search: { th: 'ค้นได้ด้วย{fields}', en: 'You can search by {fields}.' },
  create: { th: 'เพิ่ม{name}ได้ด้วยปุ่มมุมขวาบน', en: 'The button at the top right adds a {name}.' },
  removed: {
    th: 'รายการที่ลบแล้วยังอยู่ในแท็บของที่ลบ และกู้คืนได้',
    en: 'What was removed stays under its own tab and can be brought back.',
  },
  write: {
    th: 'กรอกข้อมูลของ{name}แล้วบันทึก ช่องที่มี * ต้องกรอก',
    en: 'Write what there is to say of the {name} and save. Fields with * must be filled.',
  },
  draft: {
    th: 'ระบบเก็บฉบับร่างให้เอง ถ้าเผลอปิดหน้านี้ กลับมาทำต่อได้',
    en: 'A draft is kept by itself: if you close this screen you can go on later.',
  },
  problems: {
    th: 'ถ้ามีช่องที่ต้องแก้ ระบบบอกเหตุผลใต้ช่องนั้น และสิ่งที่กรอกไว้ไม่หาย',
    en: 'Where something must be corrected the reason stands beneath it, and nothing you wrote is lost.',
  },
  show: {
    th: 'หน้านี้แสดงข้อมูลทั้งหมดของ{name}ที่คุณมีสิทธิ์เห็น',
    en: 'This is everything of the {name} that you may see.',
  },
  history: {
    th: 'ท้ายหน้ามีประวัติว่าใครแก้ไขอะไร เมื่อไร',
    en: 'Who changed what, and when, stands at the foot.',
  },
  doing: {
    th: 'สิ่งที่ทำได้กับ{name}อยู่มุมขวาบน คำสั่งที่ใช้ไม่ได้จะบอกเหตุผล',
    en: 'What can be done with the {name} is at the top right; what cannot says why.',
  },
} as const

/** What each key does; a group is told where its keys work. */
export const keyWords = {
  everywhere: { th: 'ทุกหน้า', en: 'Everywhere' },
  palette: { th: 'ค้นหาหรือไปที่', en: 'Find or go to' },
  find: { th: 'ช่องค้นหา', en: 'Search' },
  sheet: { th: 'คีย์ลัดทั้งหมด', en: 'All keys' },
  rail: { th: 'ย่อหรือขยายเมนู', en: 'Narrow or wide menu' },
  undo: { th: 'เลิกทำสิ่งที่เพิ่งทำ', en: 'Undo' },
  close: { th: 'ปิดสิ่งที่เปิดอยู่บนสุด', en: 'Close the top layer' },
  go: { th: 'ไปที่', en: 'Go to' },
  list: { th: 'ในรายการ', en: 'In a list' },
  move: { th: 'เลื่อนแถว', en: 'Move' },
  open: { th: 'เปิดแถว', en: 'Open the row' },
  add: { th: 'เพิ่ม', en: 'Add' },
  select: { th: 'เลือกแถว (⇧X ถึงแถวนี้)', en: 'Select the row (⇧X up to it)' },
  filter: { th: 'ตัวกรอง', en: 'Filters' },
  cell: { th: 'แก้ไขช่องในแถว', en: 'Edit a cell of the row' },
  menu: { th: 'คำสั่งของแถว', en: 'Menu of the row' },
  record: { th: 'ในหน้ารายละเอียด', en: 'In a record' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  primary: { th: 'ทำสิ่งถัดไป', en: 'The next thing to do' },
  form: { th: 'ในแบบฟอร์ม', en: 'In a form' },
  save: { th: 'บันทึก', en: 'Save' },
  problem: { th: 'ไปช่องที่ต้องแก้ถัดไป', en: 'Next field to correct' },
} as const
