import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const owners = ['superadmin'] as const

export default defineModule({
  name: 'institution',
  label: { th: 'สถาบัน', en: 'Institutions' },
  isCore: true,
  uses: ['cms', 'origin'],
  routes: [
    officePage(owners, {
      path: '/institution/dashboard',
      name: 'institution-dashboard',
      hasSubmenu: true,
      title: { th: 'สถาบันทั้งหมด', en: 'Institutions' },
      screen: 'origin:sites/list',
      hasDashboard: true,
      groups: ['family'],
      meta: { inMenu: true, icon: 'lecturer' },
    }),
    officePage(owners, {
      path: '/institution/add',
      name: 'institution-add',
      title: { th: 'เพิ่มสถาบัน', en: 'Add institution' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/institution/edit/:id',
      name: 'institution-edit',
      title: { th: 'แก้ไขสถาบัน', en: 'Edit institution' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/institution/detail/:id',
      name: 'institution-detail',
      title: { th: 'สถาบัน', en: 'Institution' },
      screen: 'origin:sites/detail',
    }),
    officePage(owners, {
      path: '/institution/menu/:id',
      name: 'institution-menu',
      title: { th: 'เมนูของสถาบัน', en: 'Institution menu' },
      screen: 'cms:office/site/menu',
      livePreview: 'menu',
    }),
    officePage(owners, {
      path: '/institution/admin/:id',
      name: 'institution-admin',
      title: { th: 'ผู้ดูแลสถาบัน', en: 'Institution administrators' },
      screen: 'origin:sites/admin',
    }),
    officePage(owners, {
      path: '/institution/user',
      name: 'institution-user',
      title: { th: 'ผู้คนของสถาบัน', en: 'Institution people' },
      screen: 'origin:people',
      list: 'user',
    }),
    officePage(owners, {
      path: '/institution/user/add',
      name: 'institution-user-add',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
      add: 'user',
    }),
    officePage(owners, {
      path: '/institution/user/add/:id',
      name: 'institution-user-add-to',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
    }),
    officePage(owners, {
      path: '/institution/user/edit/:id',
      name: 'institution-user-edit',
      title: { th: 'แก้ไขข้อมูลบุคคล', en: 'Edit person' },
      screen: 'origin:person-form',
      edit: 'user',
    }),
    officePage(owners, {
      path: '/institution/user/detail/:id',
      name: 'institution-user-detail',
      title: { th: 'ข้อมูลบุคคล', en: 'Person' },
      screen: 'origin:person',
      show: 'user',
    }),
    officePage(owners, {
      path: '/institution/config',
      name: 'institution-config',
      title: { th: 'ค่าเริ่มต้นของสถาบัน', en: 'Institution defaults' },
      screen: 'origin:sites/config',
    }),
  ],
})
