import { defineModule, officePage, type Route } from '#platform/manifest/manifest.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { codeItem } from './collections/code-item.ts'
import { configuration } from './collections/configuration.ts'
import { displayFlag } from './collections/display-flag.ts'
import { hostname } from './collections/hostname.ts'
import { translate } from './collections/translate.ts'
import { examples } from './commands/examples.ts'
import { listHelp, restHelp } from './fields/lists.ts'
import { flagHelp } from './flag-words.ts'

const roles = ['superadmin', 'admin'] as const

export default defineModule({
  name: 'config',
  label: { th: 'การตั้งค่า', en: 'Settings' },
  isCore: true,
  uses: ['space', 'client'],
  collections: [configuration, hostname, translate, codeItem, displayFlag],
  examples,
  api: { 'GET /hostname': 'this-hostname', 'POST /client-log': 'client-log' },
  hooks: { afterChange: ['display_flag'] },
  jobs: ['post-log', 'reindex-search'],
  routes: [
    officePage(roles, {
      path: '/config/dashboard',
      name: 'config-dashboard',
      hasSubmenu: true,
      title: { th: 'ภาพรวมการตั้งค่า', en: 'Settings' },
      screen: 'dashboard',
      groups: ['system'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'settings' },
    }),
    officePage(roles, {
      path: '/config/general',
      name: 'config-general',
      help: [
        {
          th: 'ตั้งชื่อ โลโก้ หน้าตา และข้อมูลติดต่อของเว็บไซต์นี้',
          en: 'Set the name, logo, design and contact of the site here.',
        },
        {
          th: 'เปิดหรือปิดระบบเสริมได้ที่นี่ เมื่อปิด เมนูและหน้าของระบบเสริมจะหายไปทันที',
          en: 'Turn plugins on or off here. The menu and screens of a plugin disappear when you turn it off.',
        },
        {
          th: 'ข้อมูลลับแสดงเฉพาะสี่ตัวท้าย เว้นว่างเพื่อใช้ค่าเดิม',
          en: 'Secrets show only their last four characters. Leave them empty to keep the current value.',
        },
      ],
      title: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
      screen: 'general',
      edit: 'configuration',
      groups: ['foot'],
      meta: { inMenu: true, icon: 'settings' },
    }),
    officePage(roles, {
      path: '/config/display',
      name: 'config-display',
      title: { th: 'การแสดงผลของเว็บไซต์', en: 'Site layout' },
      screen: 'general',
      edit: 'configuration',
      fields: ['siteStyle', 'siteSubStyle', 'theme', 'layout', 'navigator', 'menu', 'header', 'subheader', 'footer'],
      groups: ['system'],
      meta: { inMenu: true, icon: 'settings' },
    }),
    officePage(roles, {
      ...{ path: '/config/flag', name: 'config-flag', help: flagHelp, list: 'display_flag' },
      title: { th: 'แสดงหรือซ่อนส่วนของหน้าเว็บ', en: 'Show or hide parts' },
      groups: ['system'],
      meta: { inMenu: true, icon: 'list' },
    }),
    officePage(roles, {
      ...{ path: '/config/flag/add', name: 'config-flag-add', add: 'display_flag' },
      title: { th: 'เพิ่มรหัสของส่วน', en: 'Add a code' },
    }),
    officePage(roles, {
      ...{ path: '/config/flag/edit/:id', name: 'config-flag-edit', edit: 'display_flag' },
      title: { th: 'แก้ไขการแสดงผล', en: 'Edit a flag' },
    }),
    ...codeList('category', { th: 'ประเภทหมวดหมู่', en: 'Category types' }),
    ...codeList('type', { th: 'ประเภทหลักสูตร', en: 'Course types' }),
    ...codeList('mode', { th: 'โหมดของหลักสูตร', en: 'Course modes' }),
    officePage(roles, {
      path: '/config/tools',
      name: 'config-tools',
      title: { th: 'เครื่องมือดูแลระบบ', en: 'Tools' },
      screen: 'tools',
      groups: ['system'],
      meta: { inMenu: true, icon: 'tools' },
    }),
  ],
})

/** The screens of one list of codes. */
function codeList(list: 'category' | 'type' | 'mode', title: Text): Route[] {
  const presets = { list }
  const paths = {
    category: ['/config/category', '/config/category/add', '/config/category/edit/:id'],
    type: ['/config/type', '/config/type/add', '/config/type/edit/:id'],
    mode: ['/config/mode', '/config/mode/add', '/config/mode/edit/:id'],
  } as const
  const [all, add, edit] = paths[list]
  const help = [listHelp[list], restHelp]
  return [
    officePage(roles, {
      ...{ path: all, name: `config-${list}`, title, help, screen: 'codes', list: 'code_item', presets },
      ...{ groups: ['system'], meta: { inMenu: true, icon: 'list' } },
    }),
    officePage(roles, {
      ...{ path: add, name: `config-${list}-add`, add: 'code_item', presets },
      title: { th: `เพิ่มรหัส: ${title.th}`, en: `Add a code: ${title.en}` },
    }),
    officePage(roles, { path: edit, name: `config-${list}-edit`, title, edit: 'code_item', presets }),
  ]
}
