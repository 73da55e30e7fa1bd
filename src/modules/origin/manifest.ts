import { defineModule, officePage } from '#platform/manifest/manifest.ts'

const owners = ['root'] as const

export default defineModule({
  name: 'origin',
  label: { th: 'ศูนย์กลาง', en: 'Origin' },
  isCore: true,
  uses: ['user'],
  routes: [
    officePage(owners, {
      path: '/origin/user',
      name: 'origin-user',
      title: { th: 'ทีมงานทั้งหมด', en: 'All staff' },
      screen: 'people',
      list: 'user',
      groups: ['system'],
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage(owners, {
      path: '/origin/user/add',
      name: 'origin-user-add',
      title: { th: 'เพิ่มทีมงาน', en: 'Add a member of staff' },
      screen: 'person-form',
      add: 'user',
    }),
    officePage(owners, {
      path: '/origin/user/add/:id',
      name: 'origin-user-add-to',
      title: { th: 'เพิ่มทีมงาน', en: 'Add a member of staff' },
      screen: 'person-form',
    }),
    officePage(owners, {
      path: '/origin/user/edit/:id',
      name: 'origin-user-edit',
      title: { th: 'แก้ไขทีมงาน', en: 'Edit a member of staff' },
      screen: 'person-form',
      edit: 'user',
    }),
    officePage(owners, {
      path: '/origin/user/detail/:id',
      name: 'origin-user-detail',
      title: { th: 'ทีมงาน', en: 'Member of staff' },
      screen: 'person',
      show: 'user',
    }),
  ],
})
