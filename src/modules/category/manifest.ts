import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { category } from './collections/category.ts'
import { examples } from './commands/examples.ts'

const roles = ['superadmin'] as const

export default defineModule({
  name: 'category',
  label: { th: 'หมวดหมู่', en: 'Categories' },
  collections: [category],
  examples,
  routes: [
    officePage(roles, {
      path: '/category/dashboard',
      name: 'category-dashboard',
      title: { th: 'หมวดหมู่', en: 'Categories' },
      groups: ['website'],
      hasDashboard: true,
      list: 'category',
      meta: { inMenu: true, icon: 'category' },
    }),
    officePage(roles, {
      path: '/category/add',
      name: 'category-add',
      title: { th: 'เพิ่มหมวดหมู่', en: 'Add category' },
      add: 'category',
    }),
    officePage(roles, {
      path: '/category/edit/:id',
      name: 'category-edit',
      title: { th: 'แก้ไขหมวดหมู่', en: 'Edit category' },
      edit: 'category',
    }),
  ],
})
