import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const owners = ['superadmin'] as const

export default defineModule({
  name: 'website',
  label: { th: 'เว็บไซต์', en: 'Websites' },
  isCore: true,
  uses: ['cms', 'config', 'origin'],
  routes: [
    officePage(owners, {
      path: '/website/dashboard',
      name: 'website-dashboard',
      hasSubmenu: true,
      title: { th: 'เว็บไซต์ทั้งหมด', en: 'Websites' },
      screen: 'origin:sites/list',
      hasDashboard: true,
      groups: ['family'],
      meta: { inMenu: true, icon: 'page' },
    }),
    officePage(owners, {
      path: '/website/add',
      name: 'website-add',
      title: { th: 'เพิ่มเว็บไซต์', en: 'Add website' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/website/edit/:id',
      name: 'website-edit',
      title: { th: 'แก้ไขเว็บไซต์', en: 'Edit website' },
      screen: 'origin:sites/form',
    }),
    officePage(owners, {
      path: '/website/detail/:id',
      name: 'website-detail',
      title: { th: 'เว็บไซต์', en: 'Website' },
      screen: 'origin:sites/detail',
    }),
    officePage(owners, {
      path: '/website/menu/:id',
      name: 'website-menu',
      title: { th: 'เมนูของเว็บไซต์', en: 'Website menu' },
      screen: 'cms:office/site/menu',
      livePreview: 'menu',
    }),
    officePage(owners, {
      path: '/website/design/:id',
      name: 'website-design',
      title: { th: 'หน้าตาของเว็บไซต์', en: 'Website design' },
      screen: 'config:design',
      livePreview: 'site',
      fields: ['siteStyle', 'siteSubStyle', 'theme', 'layout', 'siteLogo', 'siteFavicon'],
    }),
    officePage(owners, {
      path: '/website/admin/:id',
      name: 'website-admin',
      title: { th: 'ผู้ดูแลเว็บไซต์', en: 'Website administrators' },
      screen: 'origin:sites/admin',
    }),
    officePage(owners, {
      path: '/website/user',
      name: 'website-user',
      title: { th: 'ผู้คนของเว็บไซต์', en: 'Website users' },
      screen: 'origin:people',
      list: 'user',
    }),
    officePage(owners, {
      path: '/website/user/add',
      name: 'website-user-add',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
      add: 'user',
    }),
    officePage(owners, {
      path: '/website/user/add/:id',
      name: 'website-user-add-to',
      title: { th: 'เพิ่มทีมงาน', en: 'Add staff member' },
      screen: 'origin:person-form',
    }),
    officePage(owners, {
      path: '/website/user/edit/:id',
      name: 'website-user-edit',
      title: { th: 'แก้ไขข้อมูลบุคคล', en: 'Edit person' },
      screen: 'origin:person-form',
      edit: 'user',
    }),
    officePage(owners, {
      path: '/website/user/detail/:id',
      name: 'website-user-detail',
      title: { th: 'ข้อมูลบุคคล', en: 'Person' },
      screen: 'origin:person',
      show: 'user',
    }),
    officePage(owners, {
      path: '/website/config',
      name: 'website-config',
      title: { th: 'ค่าเริ่มต้นของเว็บไซต์', en: 'Website defaults' },
      screen: 'origin:sites/config',
    }),
  ],
})
