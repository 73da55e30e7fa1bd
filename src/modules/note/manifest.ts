import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { note } from './collections/note.ts'

const roles = ['admin'] as const

export default defineModule({
  name: 'note',
  label: { th: 'บันทึกย่อ', en: 'Notes' },
  actions: ['add-note'],
  collections: [note],
  hooks: { afterChange: ['note'] },
  jobs: ['remind-note'],
  routes: [
    officePage(roles, {
      path: '/note/home',
      name: 'note-home',
      title: { th: 'บันทึกย่อ', en: 'Notes' },
      screen: 'home',
      list: 'note',
      groups: ['people'],
      meta: { inMenu: true, icon: 'note' },
    }),
    officePage(roles, {
      path: '/note/add',
      name: 'note-add',
      title: { th: 'เพิ่มบันทึกย่อ', en: 'Add note' },
      add: 'note',
    }),
    officePage(roles, {
      path: '/note/edit/:id',
      name: 'note-edit',
      title: { th: 'แก้ไขบันทึกย่อ', en: 'Edit note' },
      edit: 'note',
    }),
  ],
})
