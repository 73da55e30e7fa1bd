import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { apiKey } from './collections/api-key.ts'

const owners = ['root'] as const

export default defineModule({
  name: 'client',
  label: { th: 'ไคลเอนต์ API', en: 'API clients' },
  isCore: true,
  collections: [apiKey],
  jobs: ['sweep-calls'],
  routes: [
    officePage(owners, {
      path: '/client/dashboard',
      name: 'client-dashboard',
      hasSubmenu: true,
      title: { th: 'ไคลเอนต์ API', en: 'API clients' },
      screen: 'dashboard',
      groups: ['system'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'key' },
    }),
    officePage(owners, {
      path: '/client/key',
      name: 'client-key',
      title: { th: 'คีย์ API', en: 'API keys' },
      screen: 'keys',
      list: 'api_key',
      groups: ['system'],
      meta: { inMenu: true, icon: 'key' },
    }),
    officePage(owners, {
      path: '/client/key/add',
      name: 'client-key-add',
      title: { th: 'เพิ่มคีย์ API', en: 'Add API key' },
      screen: 'key-add',
      add: 'api_key',
    }),
    officePage(owners, {
      path: '/client/key/edit/:id',
      name: 'client-key-edit',
      title: { th: 'แก้ไขคีย์ API', en: 'Edit API key' },
      edit: 'api_key',
    }),
    officePage(owners, {
      path: '/client/key/detail/:id',
      name: 'client-key-detail',
      title: { th: 'คีย์ API', en: 'API key' },
      screen: 'key',
      show: 'api_key',
    }),
    officePage(owners, {
      path: '/client/config',
      name: 'client-config',
      title: { th: 'ค่าเริ่มต้นของคีย์ API', en: 'API key defaults' },
      edit: 'configuration',
      fields: ['apiKeys', 'apiKeyScopes'],
      help: [
        {
          th: 'ค่าเหล่านี้กรอกไว้ให้ในแบบฟอร์มของคีย์ใหม่ และเปลี่ยนได้ทุกครั้ง คีย์ที่มีอยู่ไม่เปลี่ยน',
          en: 'New keys start with these values, and you can change them. Existing keys do not change.',
        },
        {
          th: 'เลือกขอบเขตให้น้อยที่สุดที่ระบบปลายทางต้องใช้',
          en: 'Choose as few scopes as the other system needs.',
        },
      ],
      groups: ['system'],
      meta: { inMenu: true, icon: 'key' },
    }),
  ],
})
