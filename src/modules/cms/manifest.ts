import { defineModule, memberPage, officePage, openPage } from '#platform/manifest/manifest.ts'
import { blockNames } from './block-names.ts'
import { consent } from './collections/consent.ts'
import { lostAddress } from './collections/lost-address.ts'
import { post } from './collections/post.ts'
import { redirect } from './collections/redirect.ts'
import { examples } from './examples.ts'
import { menuHelp } from './site/menu/words.ts'
import {
  versionsHelp,
  contentHelp,
  customizeHelp,
  postsHelp,
  newHelp,
  templatesHelp,
  builderHelp,
  checkHelp,
  importHelp,
  redirectsHelp,
  lostHelp,
} from './words/help-words.ts'

const admins = ['admin'] as const
/** Where the site lets managers propose pages; `mayDraft` refuses them elsewhere. */
const drafters = ['manager'] as const

export default defineModule({
  name: 'cms',
  label: { th: 'เว็บไซต์', en: 'Website' },
  isCore: true,
  collections: [post, consent, redirect, lostAddress],
  settles: { post: 'settle-post', redirect: 'settle-redirect' },
  api: { 'POST /multi-count': 'multi-count', 'POST /post/:id/unlock': 'unlock-post', 'POST /consent': 'note-consent' },
  jobs: ['publish-by-clock', 'check-pages', 'bring-pages'],
  blocks: blockNames,
  examples,
  routes: [
    openPage({ path: '/', name: 'home', title: { th: 'หน้าแรก', en: 'Home' }, screen: 'home', inTop: true }),
    openPage({ path: '/cms/page/:slug', name: 'cms-page', title: { th: 'หน้าเว็บ', en: 'Page' }, screen: 'page' }),
    openPage({
      path: '/cms/page/:slug/feed',
      name: 'cms-feed',
      title: { th: 'ฟีดของหน้า', en: 'Feed of a page' },
      screen: 'feed',
    }),
    openPage({
      path: '/cms/post/:pageSlug/:postSlug',
      name: 'cms-post',
      title: { th: 'โพสต์', en: 'Post' },
      screen: 'post',
    }),
    openPage({
      path: '/cms/draft/:token',
      name: 'cms-draft',
      title: { th: 'ตัวอย่างฉบับร่าง', en: 'A draft to look at' },
      screen: 'draft',
    }),
    memberPage(
      {
        path: '/cms/builder/:id/frame/:number',
        name: 'cms-version-frame',
        title: { th: 'หนึ่งฉบับของหน้า', en: 'One version of a page' },
        screen: 'version-frame',
      },
      drafters,
    ),
    officePage(drafters, {
      path: '/cms/builder/:id/versions',
      name: 'cms-versions',
      title: { th: 'ฉบับของหน้า', en: 'Versions of a page' },
      screen: 'office/builder/versions',
      help: versionsHelp,
    }),
    officePage(admins, {
      path: '/cms/content',
      name: 'cms-content',
      title: { th: 'เนื้อหาของเว็บไซต์', en: 'What is on this site' },
      screen: 'office/content/content',
      groups: ['website'],
      meta: { inMenu: true, icon: 'list' },
      help: contentHelp,
    }),
    officePage(drafters, {
      path: '/cms/pages',
      name: 'cms-pages',
      title: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
      screen: 'office/pages',
      list: 'post',
      groups: ['website'],
      meta: { inMenu: true, icon: 'page' },
    }),
    officePage(admins, {
      path: '/cms/customize',
      name: 'cms-customize',
      title: { th: 'ส่วนต่าง ๆ ของเว็บไซต์', en: 'Parts of the site' },
      screen: 'office/site/customize',
      edit: 'configuration',
      fields: ['homepage', 'header', 'subheader', 'navigator', 'menu', 'footer'],
      groups: ['website'],
      meta: { inMenu: true, icon: 'settings' },
      help: customizeHelp,
    }),
    officePage(admins, {
      path: '/cms/posts/:id',
      name: 'cms-posts',
      title: { th: 'โพสต์ของหน้า', en: 'Posts of a page' },
      screen: 'office/content/posts',
      help: postsHelp,
    }),
    officePage(admins, {
      path: '/cms/post/:id/add',
      name: 'cms-post-add',
      title: { th: 'เพิ่มโพสต์', en: 'Add a post' },
      screen: 'office/content/add-post',
    }),
    officePage(admins, {
      path: '/cms/new/:id',
      name: 'cms-new',
      title: { th: 'หน้าใหม่จากหน้าที่มี', en: 'A new page from another' },
      screen: 'office/content/new-page',
      help: newHelp,
    }),
    memberPage(
      {
        path: '/cms/iframe/:id',
        name: 'cms-iframe',
        title: { th: 'หน้าเว็บเต็มจอ', en: 'A page alone' },
        screen: 'framed',
      },
      admins,
    ),
    officePage(admins, {
      path: '/cms/templates',
      name: 'cms-templates',
      title: { th: 'แม่แบบของหน้าใหม่', en: 'Templates for new pages' },
      screen: 'office/content/templates',
      besideListOf: 'post',
      help: templatesHelp,
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
      screen: 'office/edit-page',
      edit: 'post',
    }),
    officePage(['manager', 'admin'], {
      path: '/cms/builder/:id',
      name: 'cms-builder',
      title: { th: 'สร้างหน้า', en: 'Page builder' },
      screen: 'office/builder/builder',
      meta: { fullscreen: true, mode: 'blank' },
      help: builderHelp,
    }),
    officePage(admins, {
      path: '/cms/pages/check',
      name: 'cms-check',
      title: { th: 'ตรวจหน้าเว็บ', en: 'Check the pages' },
      screen: 'office/check-pages',
      besideListOf: 'post',
      help: checkHelp,
    }),
    officePage(admins, {
      path: '/cms/pages/import',
      name: 'cms-import',
      title: { th: 'นำหน้าเว็บเข้าและออก', en: 'Bring pages in and out' },
      screen: 'office/import-pages',
      besideListOf: 'post',
      help: importHelp,
    }),
    officePage(admins, {
      path: '/cms/menu/:id',
      name: 'cms-menu',
      title: { th: 'จัดเมนู', en: 'Arrange a menu' },
      screen: 'office/site/menu',
      draws: 'menu',
      help: menuHelp,
    }),
    officePage(admins, {
      path: '/cms/pages/redirect',
      name: 'cms-redirects',
      title: { th: 'การเปลี่ยนเส้นทาง', en: 'Redirects' },
      list: 'redirect',
      besideListOf: 'post',
      help: redirectsHelp,
    }),
    officePage(admins, {
      path: '/cms/pages/redirect/add',
      name: 'cms-redirect-add',
      title: { th: 'เพิ่มการเปลี่ยนเส้นทาง', en: 'Add a redirect' },
      add: 'redirect',
    }),
    officePage(admins, {
      path: '/cms/pages/redirect/:id',
      name: 'cms-redirect',
      title: { th: 'การเปลี่ยนเส้นทาง', en: 'Redirect' },
      show: 'redirect',
    }),
    officePage(admins, {
      path: '/cms/pages/redirect/:id/edit',
      name: 'cms-redirect-edit',
      title: { th: 'แก้ไขการเปลี่ยนเส้นทาง', en: 'Edit the redirect' },
      edit: 'redirect',
    }),
    officePage(admins, {
      path: '/cms/pages/lost',
      name: 'cms-lost',
      title: { th: 'ที่อยู่ที่ไม่พบ', en: 'Addresses not found' },
      screen: 'office/lost',
      list: 'lost_address',
      help: lostHelp,
      besideListOf: 'redirect',
    }),
  ],
})
