import { defineModule, officePage, openPage } from '#platform/manifest/manifest.ts'
import { post } from './collections/post.ts'
import { examples } from './examples.ts'

const admins = ['admin'] as const

export default defineModule({
  name: 'cms',
  label: { th: 'เว็บไซต์', en: 'Website' },
  isCore: true,
  collections: [post],
  api: { 'POST /multi-count': 'multi-count' },
  blocks: ['heading', 'text', 'image'],
  examples,
  routes: [
    openPage({ path: '/', name: 'home', title: { th: 'หน้าแรก', en: 'Home' }, screen: 'home', inTop: true }),
    openPage({ path: '/cms/page/:slug', name: 'cms-page', title: { th: 'หน้าเว็บ', en: 'Page' }, screen: 'page' }),
    officePage(admins, {
      path: '/cms/pages',
      name: 'cms-pages',
      title: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
      list: 'post',
      groups: ['website'],
      meta: { inMenu: true, icon: 'page' },
    }),
    officePage(admins, {
      path: '/cms/add',
      name: 'cms-add',
      title: { th: 'เพิ่มหน้าเว็บ', en: 'Add a page' },
      add: 'post',
    }),
    officePage(admins, {
      path: '/cms/edit/:id',
      name: 'cms-edit',
      title: { th: 'แก้ไขหน้าเว็บ', en: 'Edit the page' },
      edit: 'post',
    }),
  ],
})
