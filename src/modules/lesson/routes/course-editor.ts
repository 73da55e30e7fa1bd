import { officePage, type Route } from '#platform/manifest/manifest.ts'

const staff = ['admin', 'manager'] as const
const admins = ['admin'] as const

/** Where staff edit courses and their lessons. */
export const courseRoutes: Route[] = [
  officePage([...staff, 'member'], {
    path: '/lesson/dashboard',
    name: 'lesson-dashboard',
    title: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
    list: 'course',
    groups: ['learning'],
    hasSubmenu: true,
    hasDashboard: true,
    meta: { inMenu: true, icon: 'course' },
  }),
  officePage(staff, {
    path: '/lesson/add',
    name: 'lesson-add',
    title: { th: 'เพิ่มหลักสูตร', en: 'Add course' },
    add: 'course',
  }),
  officePage(staff, {
    path: '/lesson/edit/:id/:mode/:history',
    name: 'lesson-edit',
    title: { th: 'แก้ไขหลักสูตร', en: 'Edit course' },
    screen: 'player/course',
    edit: 'course',
  }),
  officePage(staff, {
    path: '/lesson/player/detail/:id',
    name: 'lesson-player-detail',
    help: [
      {
        th: 'หน้านี้แสดงหลักสูตรและบทเรียนทั้งหมดตามลำดับที่ผู้เรียนเห็น',
        en: 'This screen shows a course with all its lessons, in the order that learners see.',
      },
      { th: 'เพิ่ม ย้าย และซ้อนบทเรียนได้ในโครงสร้าง', en: 'Add, move and nest lessons in the outline.' },
      { th: 'ผู้เยี่ยมชมเห็นหลักสูตรหลังเผยแพร่เท่านั้น', en: 'Visitors see the course only after you publish it.' },
    ],
    title: { th: 'หลักสูตรและบทเรียน', en: 'Course and lessons' },
    screen: 'player/detail',
    show: 'course',
  }),
  officePage(staff, {
    path: '/lesson/player/add/:id',
    name: 'lesson-player-add',
    help: [
      {
        th: 'กรอกชื่อและเนื้อหาของบทเรียนแล้วบันทึก บทเรียนใหม่จะอยู่ท้ายหลักสูตร',
        en: 'Enter the name and content of the lesson and save. It is added at the end of the course.',
      },
      { th: 'สำหรับวิดีโอ YouTube ใส่เพียง URL ของวิดีโอ', en: 'For a YouTube video, the URL is enough.' },
      {
        th: 'ระบบบันทึกฉบับร่างโดยอัตโนมัติ ปิดหน้านี้แล้วกลับมาทำต่อได้',
        en: 'Your draft is saved automatically. You can close this screen and continue later.',
      },
    ],
    title: { th: 'เพิ่มบทเรียน', en: 'Add lesson' },
    screen: 'player/add',
  }),
  officePage(staff, {
    path: '/lesson/player/edit/:id',
    name: 'lesson-player-edit',
    help: [
      {
        th: 'แก้ไขบทเรียนแล้วบันทึก ผู้เรียนเห็นการแก้ไขทันที',
        en: 'Change the lesson and save. Learners see the change immediately.',
      },
      {
        th: 'หากมีผู้อื่นบันทึกก่อน คุณเลือกได้ว่าจะใช้ค่าใดในแต่ละช่อง',
        en: 'If someone saved before you, you choose which value to keep for each field.',
      },
    ],
    title: { th: 'แก้ไขบทเรียน', en: 'Edit lesson' },
    screen: 'player/edit',
  }),
  officePage(admins, {
    path: '/lesson/player-customize',
    name: 'lesson-player-customize',
    help: [
      {
        th: 'ตั้งค่าหน้าเรียน เช่น ตำแหน่งสารบัญ และสิ่งที่เกิดขึ้นเมื่อเรียนจบบท',
        en: 'How the player looks and what happens when a lesson is completed.',
      },
      {
        th: 'มีผลกับทุกหลักสูตรของเว็บไซต์นี้ทันทีที่บันทึก',
        en: 'The settings apply to every course of this site when you save them.',
      },
    ],
    title: { th: 'ปรับหน้าเรียน', en: 'Lesson player' },
    edit: 'configuration',
    fields: ['lessonPlayer'],
    linkedFromList: 'course',
  }),
  officePage(admins, {
    path: '/lesson/detail-customize',
    name: 'lesson-detail-customize',
    help: [
      {
        th: 'เลือกสิ่งที่แสดงในหน้ารายละเอียดหลักสูตรและลำดับการแสดง',
        en: 'What the course page shows, and in which order.',
      },
      {
        th: 'มีผลกับทุกหลักสูตรของเว็บไซต์นี้ทันทีที่บันทึก',
        en: 'The settings apply to every course of this site when you save them.',
      },
    ],
    title: { th: 'ปรับหน้ารายละเอียดหลักสูตร', en: 'Course page' },
    edit: 'configuration',
    fields: ['courseDetail'],
    linkedFromList: 'course',
  }),
  officePage(staff, {
    path: '/lesson/player/copy/:id',
    name: 'lesson-player-copy',
    help: [
      {
        th: 'ทำสำเนาหลักสูตรที่นี่หรือไปเว็บไซต์อื่นที่คุณดูแล',
        en: 'Copy the course on this site, or to another site that you manage.',
      },
      {
        th: 'ใช้ฉบับปรับปรุงเมื่อการเปลี่ยนแปลงไม่ควรกระทบผู้ที่กำลังเรียน',
        en: 'Use a new edition for changes that should not affect current learners.',
      },
      {
        th: 'ส่งออกเป็นไฟล์เดียวเพื่อเก็บไว้หรือนำเข้าในเว็บไซต์อื่น',
        en: 'Export it as one file, to keep or to import on another site.',
      },
    ],
    title: { th: 'คัดลอกและส่งออกหลักสูตร', en: 'Copy and export a course' },
    screen: 'player/copy',
  }),
  officePage(staff, {
    path: '/lesson/player/import',
    name: 'lesson-player-import',
    linkedFromList: 'course',
    help: [
      { th: 'นำเข้าหลักสูตรจากไฟล์ที่ส่งออกจากวิชา', en: 'Import a course from a file that was exported here.' },
      {
        th: 'ระบบนำเข้าเป็นฉบับร่าง พร้อมรายงานรายการที่ไม่ได้นำเข้า',
        en: 'It is imported as a draft, with a report of what was not imported.',
      },
    ],
    title: { th: 'นำเข้าหลักสูตร', en: 'Import a course' },
    screen: 'player/import',
  }),
  officePage(staff, {
    path: '/lesson/player/sub/:cid/:pid',
    name: 'lesson-player-sub',
    help: [
      { th: 'หน้านี้แสดงบทย่อยของบทเรียน', en: 'This screen shows the parts of one lesson.' },
      { th: 'เพิ่มและเรียงบทย่อยได้เหมือนบทเรียน', en: 'Add and order them like lessons.' },
    ],
    title: { th: 'บทย่อย', en: 'Sub-lessons' },
    screen: 'player/sub',
  }),
]
