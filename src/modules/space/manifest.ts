import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { space } from './collections/space.ts'
import { examples } from './commands/examples.ts'

const owners = ['root'] as const

export default defineModule({
  name: 'space',
  label: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
  isCore: true,
  collections: [space],
  api: { 'DELETE /upload/:name': 'remove-upload' },
  examples,
  routes: [
    officePage(owners, {
      path: '/space/dashboard',
      name: 'space-dashboard',
      hasSubmenu: true,
      title: { th: 'ภาพรวมพื้นที่เก็บไฟล์', en: 'Storage' },
      screen: 'dashboard',
      groups: ['system'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'storage' },
    }),
    officePage(owners, {
      path: '/space/config',
      name: 'space-config',
      title: { th: 'พื้นที่เก็บไฟล์ของเว็บไซต์', en: 'Site storage' },
      edit: 'configuration',
      fields: ['spaceId', 's3Endpoint', 's3EndpointDefault', 's3Hosting', 's3Region', 's3Bucket', 's3Key', 's3Secret'],
    }),
    officePage(owners, {
      path: '/space/file',
      name: 'space-file',
      help: [
        {
          th: 'หน้านี้แสดงไฟล์ทั้งหมดที่อัปโหลดในเว็บไซต์ ค้นหาตามชื่อ ชนิด ขนาด อายุ และพื้นที่เก็บได้ ดูเว็บไซต์อื่นได้จากตัวกรอง',
          en: 'This list shows all files uploaded to the site. Search by name, type, size, age and storage. Use the filter for other sites.',
        },
        {
          th: 'ลบไฟล์ที่ใช้อยู่ไม่ได้ เปิดไฟล์เพื่อดูว่าใช้ที่ใด',
          en: 'You cannot delete a file that is in use. Open it to see where it is used.',
        },
        {
          th: 'ไฟล์ที่ลบแล้วเปิดไม่ได้ แต่กู้คืนได้ภายใน 7 วัน',
          en: 'A deleted file cannot be opened. You can restore it for 7 days.',
        },
      ],
      title: { th: 'ไฟล์ทั้งหมด', en: 'Files' },
      screen: 'files',
      groups: ['system'],
      meta: { inMenu: true, icon: 'storage' },
    }),
    officePage(owners, {
      path: '/space/file/detail/:id',
      name: 'space-file-detail',
      help: [
        {
          th: 'รายละเอียดของไฟล์ พื้นที่เก็บ ตำแหน่งที่ใช้ และตัวอย่างสำหรับรูปภาพ',
          en: 'Details of the file, its storage, where it is used, and a preview for images.',
        },
        {
          th: 'ปุ่มเปิดไฟล์ใช้ลิงก์ที่หมดอายุใน 10 นาที ห้ามส่งต่อลิงก์นี้',
          en: 'The Open button uses a link that is valid for 10 minutes. Do not share it.',
        },
      ],
      title: { th: 'ไฟล์', en: 'File' },
      screen: 'file',
    }),
    officePage(owners, {
      path: '/space/storage',
      name: 'space-storage',
      title: { th: 'พื้นที่เก็บไฟล์', en: 'Storages' },
      list: 'space',
      groups: ['system'],
      meta: { inMenu: true, icon: 'storage' },
    }),
    officePage(owners, {
      path: '/space/storage/add',
      name: 'space-storage-add',
      title: { th: 'เพิ่มพื้นที่เก็บไฟล์', en: 'Add storage' },
      add: 'space',
    }),
    officePage(owners, {
      path: '/space/storage/detail/:id',
      name: 'space-storage-detail',
      title: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
      edit: 'space',
    }),
  ],
})
