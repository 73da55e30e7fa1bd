import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const roles = ['admin'] as const
const inMenu = { groups: ['system'], meta: { inMenu: true, icon: 'settings' } }

export default defineModule({
  name: 'setup',
  label: { th: 'ตั้งค่าสถาบัน', en: 'Set-up' },
  isCore: true,
  uses: ['order', 'user', 'space'],
  routes: [
    officePage(roles, {
      path: '/setup/dashboard',
      name: 'setup-dashboard',
      hasSubmenu: true,
      title: { th: 'ตั้งค่าสถาบัน', en: 'Set-up' },
      screen: 'dashboard',
      hasDashboard: true,
      ...inMenu,
    }),
    officePage(roles, {
      path: '/setup/general',
      name: 'setup-general',
      title: { th: 'ข้อมูลสถาบัน', en: 'The institution' },
      edit: 'configuration',
      fields: ['siteName', 'siteNameEn', 'tagline', 'about', 'phone', 'openingHours', 'siteLogo', 'siteFavicon'],
    }),
    officePage(roles, {
      path: '/setup/admin',
      name: 'setup-admin',
      title: { th: 'ทีมงานของเว็บไซต์', en: 'Staff of the site' },
      screen: 'admin',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage(roles, {
      path: '/setup/language',
      name: 'setup-language',
      title: { th: 'ภาษาและคำแปล', en: 'Languages and words' },
      screen: 'languages',
      list: 'translate',
      ...inMenu,
    }),
    officePage(roles, {
      path: '/setup/language/add',
      name: 'setup-language-add',
      title: { th: 'เพิ่มภาษา', en: 'Add language' },
      add: 'translate',
    }),
    officePage(roles, {
      path: '/setup/language/edit/:id',
      name: 'setup-language-edit',
      title: { th: 'แก้ไขภาษา', en: 'Edit language' },
      edit: 'translate',
    }),
    officePage(roles, {
      path: '/setup/file',
      name: 'setup-file',
      title: { th: 'ไฟล์และพื้นที่เก็บ', en: 'Files and storage' },
      edit: 'configuration',
      fields: ['files', 'spaceId'],
      ...inMenu,
    }),
    officePage(roles, {
      path: '/setup/file/library',
      name: 'setup-library',
      help: [
        {
          th: 'คลังสื่อเก็บรูปและไฟล์ที่ทีมงานใช้ในเว็บไซต์ จัดเป็นโฟลเดอร์ และค้นหาด้วยชื่อหรือคำบรรยายภาพได้ ระบบไม่ลบไฟล์ในคลังสื่อโดยอัตโนมัติ',
          en: 'The library stores images and files that staff use on the site, in folders. Search by name or description. Files in the library are never deleted automatically.',
        },
        {
          th: 'ลากหลายไฟล์มาวางพร้อมกันได้ และหยุดการอัปโหลดไฟล์ใหญ่ชั่วคราวแล้วอัปโหลดต่อได้',
          en: 'Drop many files at once; large ones can be paused and resumed.',
        },
        {
          th: 'เลือกไฟล์เพื่อย้ายไปโฟลเดอร์อื่น ลบโฟลเดอร์ได้เมื่อไม่มีไฟล์',
          en: 'Select files to move them to a folder. You can delete a folder when it is empty.',
        },
      ],
      title: { th: 'คลังสื่อ', en: 'Media library' },
      screen: 'library/library',
      ...inMenu,
      meta: { inMenu: true, icon: 'media' },
    }),
    officePage(roles, {
      path: '/setup/file/library/:id',
      name: 'setup-library-file',
      help: [
        {
          th: 'กดตำแหน่งสำคัญที่สุดของภาพ ระบบจะคงส่วนนั้นไว้เมื่อครอบตัดภาพเป็นปกหรือสไลด์',
          en: 'Select the most important point of the image. Covers and slides keep this part when they crop it.',
        },
        {
          th: 'คำบรรยายนี้ใช้ทุกตำแหน่งที่ภาพไม่มีคำบรรยายเฉพาะ',
          en: 'The description is used wherever the image has no description of its own.',
        },
        {
          th: 'ลบไฟล์ที่ใช้อยู่ไม่ได้ ดูด้านล่างว่าไฟล์ใช้ที่ใด',
          en: 'You cannot delete a file that is in use. See below where it is used.',
        },
      ],
      title: { th: 'ไฟล์ในคลังสื่อ', en: 'Library file' },
      screen: 'library/file',
    }),
    officePage(roles, {
      path: '/setup/workbook',
      name: 'setup-workbook',
      help: [
        {
          th: 'ตั้งค่าทั้งเว็บไซต์ด้วยไฟล์ Excel ไฟล์เดียว: การตั้งค่า หมวดหมู่ วิทยากร หลักสูตร บทเรียน หน้าเว็บ และผู้ใช้',
          en: 'Set up the whole site with one Excel file: settings, categories, lecturers, courses, lessons, pages and users.',
        },
        {
          th: 'ระบบตรวจไฟล์ก่อนทุกครั้ง แก้ไขช่องที่ระบุใน Excel แล้วอัปโหลดใหม่',
          en: 'The file is checked first. Correct the listed cells in Excel and upload it again.',
        },
        {
          th: 'ระบบนำเข้าทั้งหมดหรือไม่นำเข้าเลย และเลิกทำการนำเข้าได้ภายใน 30 วัน',
          en: 'The import saves everything or nothing. You can undo it for 30 days.',
        },
      ],
      title: { th: 'ตั้งค่าจากไฟล์ Excel', en: 'Set up from an Excel file' },
      screen: 'workbook',
      ...inMenu,
    }),
  ],
})
