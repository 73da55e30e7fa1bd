import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { clonedCourse } from './tables.ts'

const owners = ['superadmin'] as const

export default defineModule({
  name: 'school',
  label: { th: 'โรงเรียน', en: 'Schools' },
  isCore: true,
  uses: ['cms', 'origin', 'user', 'collection'],
  jobs: ['clone-school'],
  tables: [clonedCourse],
  routes: [
    officePage(owners, {
      path: '/school/dashboard',
      name: 'school-dashboard',
      hasSubmenu: true,
      title: { th: 'โรงเรียนทั้งหมด', en: 'Schools' },
      screen: 'origin:sites/list',
      hasDashboard: true,
      groups: ['family'],
      meta: { inMenu: true, icon: 'lecturer' },
    }),
    officePage(owners, {
      path: '/school/add',
      name: 'school-add',
      title: { th: 'เพิ่มโรงเรียน', en: 'Add school' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/school/wizard',
      name: 'school-wizard',
      title: { th: 'ตั้งค่าโรงเรียนทีละขั้น', en: 'Set up a school step by step' },
      screen: 'wizard',
    }),
    officePage(owners, {
      path: '/school/edit/:id',
      name: 'school-edit',
      title: { th: 'แก้ไขโรงเรียน', en: 'Edit school' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/school/detail/:id',
      name: 'school-detail',
      title: { th: 'โรงเรียน', en: 'School' },
      screen: 'origin:sites/detail',
    }),
    officePage(owners, {
      path: '/school/menu/:id',
      name: 'school-menu',
      title: { th: 'เมนูของโรงเรียน', en: 'School menu' },
      screen: 'cms:office/site/menu',
      livePreview: 'menu',
    }),
    officePage(owners, {
      path: '/school/admin/:id',
      name: 'school-admin',
      title: { th: 'ผู้ดูแลโรงเรียน', en: 'School administrators' },
      screen: 'origin:sites/admin',
    }),
    officePage(owners, {
      path: '/school/clone/:id',
      name: 'school-clone',
      title: { th: 'คัดลอกเนื้อหาจากโรงเรียนอื่น', en: 'Copy content from another school' },
      screen: 'clone',
      help: [
        {
          th: 'เลือกเว็บไซต์ต้นทางและส่วนที่ต้องการ แล้วดูสิ่งที่จะเพิ่มก่อน ข้อมูลเดิมของโรงเรียนไม่ถูกเขียนทับ ยกเว้นการตั้งค่าที่คุณเลือกคัดลอก',
          en: 'Choose a site and what to copy. You see first what would be added. Existing data of the school is kept, except for settings that you choose to copy.',
        },
        {
          th: 'หลักสูตรและหน้าเว็บคัดลอกเป็นฉบับร่าง ไม่คัดลอกผู้เรียน ผลการเรียน รหัสผ่าน และไฟล์ที่อัปโหลด',
          en: 'Courses and pages are copied as drafts. Learners, results, passwords and uploaded files are not copied.',
        },
        {
          th: 'หากการคัดลอกหยุดก่อนเสร็จ กดคัดลอกอีกครั้งเพื่อทำต่อโดยไม่เกิดรายการซ้ำ',
          en: 'If copying stops, copy again. It continues and does not create duplicates.',
        },
      ],
    }),
    officePage(owners, {
      path: '/school/user',
      name: 'school-user',
      title: { th: 'ผู้ใช้ของโรงเรียน', en: 'School users' },
      screen: 'origin:people',
      list: 'user',
    }),
    officePage(owners, {
      path: '/school/user/add',
      name: 'school-user-add',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
      add: 'user',
    }),
    officePage(owners, {
      path: '/school/user/add/:id',
      name: 'school-user-add-to',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
    }),
    officePage(owners, {
      path: '/school/user/edit/:id',
      name: 'school-user-edit',
      title: { th: 'แก้ไขข้อมูลบุคคล', en: 'Edit person' },
      screen: 'origin:person-form',
      edit: 'user',
    }),
    officePage(owners, {
      path: '/school/user/detail/:id',
      name: 'school-user-detail',
      title: { th: 'ข้อมูลบุคคล', en: 'Person' },
      screen: 'origin:person',
      show: 'user',
    }),
    officePage(owners, {
      path: '/school/config',
      name: 'school-config',
      title: { th: 'ค่าเริ่มต้นของโรงเรียน', en: 'School defaults' },
      screen: 'origin:sites/config',
    }),
  ],
})
