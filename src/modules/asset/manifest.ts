import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { asset } from './collections/asset.ts'
import { assetHolder } from './collections/asset-holder.ts'
import { assetLife } from './collections/asset-life.ts'

const owners = ['superadmin'] as const
const ofAssets = { presets: { list: 'asset' } }
const inMenu = { groups: ['system'], meta: { inMenu: true, icon: 'asset' } }

export default defineModule({
  name: 'asset',
  label: { th: 'ทรัพย์สิน', en: 'Assets' },
  collections: [asset, assetHolder, assetLife],
  routes: [
    officePage(owners, {
      path: '/asset/dashboard',
      name: 'asset-dashboard',
      hasSubmenu: true,
      title: { th: 'ทรัพย์สิน', en: 'Assets' },
      screen: 'dashboard',
      list: 'asset',
      hasDashboard: true,
      ...inMenu,
    }),
    officePage(owners, {
      path: '/asset/add',
      name: 'asset-add',
      title: { th: 'เพิ่มทรัพย์สิน', en: 'Add asset' },
      screen: 'add',
      add: 'asset',
    }),
    officePage(owners, {
      path: '/asset/edit/:id',
      name: 'asset-edit',
      title: { th: 'แก้ไขทรัพย์สิน', en: 'Edit asset' },
      edit: 'asset',
    }),
    officePage(owners, {
      path: '/asset/detail/:id',
      name: 'asset-detail',
      title: { th: 'ทรัพย์สิน', en: 'Asset' },
      screen: 'asset',
      show: 'asset',
    }),
    officePage(owners, {
      path: '/asset/admin/:id',
      name: 'asset-admin',
      title: { th: 'ผู้ดูแลทรัพย์สิน', en: 'Custodians' },
      edit: 'asset',
      fields: ['custodians'],
    }),
    officePage(owners, {
      path: '/asset/assign/:id',
      name: 'asset-assign',
      title: { th: 'ส่งมอบทรัพย์สิน', en: 'Hand over asset' },
      edit: 'asset',
      fields: ['holder', 'heldSince', 'dueOn'],
    }),
    officePage(owners, {
      path: '/asset/label',
      name: 'asset-label',
      title: { th: 'ฉลากทรัพย์สิน', en: 'Asset labels' },
      screen: 'label',
      help: [
        {
          th: 'เลือกขนาดแผ่นฉลาก แล้วกดพิมพ์ ตั้งเครื่องพิมพ์เป็นขนาดจริง 100% และไม่มีขอบ สแกน QR บนฉลากเพื่อเปิดหน้าของทรัพย์สิน',
          en: 'Choose the sheet and print at actual size (100%) without margins. The QR code on a label opens the asset.',
        },
        {
          th: 'แผ่นที่ใช้ไปบางส่วนแล้ว ใส่จำนวนดวงที่ใช้แล้วเพื่อเริ่มพิมพ์ที่ดวงถัดไป',
          en: 'For a partly used sheet, enter the number of used labels. Printing starts after them.',
        },
      ],
    }),
    officePage(owners, {
      path: '/asset/excel',
      name: 'asset-excel',
      title: { th: 'นำเข้าทรัพย์สินจากไฟล์', en: 'Import assets' },
      screen: 'excel',
      ...inMenu,
    }),
    officePage(owners, {
      path: '/asset/user',
      name: 'asset-user',
      title: { th: 'ผู้ถือครองทรัพย์สิน', en: 'Asset holders' },
      list: 'asset_holder',
      ...inMenu,
    }),
    officePage(owners, {
      path: '/asset/user/add',
      name: 'asset-user-add',
      title: { th: 'เพิ่มผู้ถือครอง', en: 'Add holder' },
      add: 'asset_holder',
    }),
    officePage(owners, {
      path: '/asset/user/add/:id',
      name: 'asset-user-add-to',
      title: { th: 'ส่งมอบทรัพย์สินให้', en: 'Hand over asset' },
      screen: 'hand-over',
    }),
    officePage(owners, {
      path: '/asset/user/edit/:id',
      name: 'asset-user-edit',
      title: { th: 'แก้ไขผู้ถือครอง', en: 'Edit holder' },
      edit: 'asset_holder',
    }),
    officePage(owners, {
      path: '/asset/user/detail/:id',
      name: 'asset-user-detail',
      title: { th: 'ผู้ถือครอง', en: 'Holder' },
      screen: 'holder',
      show: 'asset_holder',
    }),
    officePage(owners, {
      path: '/asset/config',
      name: 'asset-config',
      title: { th: 'การตั้งค่าทรัพย์สิน', en: 'Asset settings' },
      edit: 'configuration',
      fields: ['assetCode', 'assetDepreciation'],
      ...inMenu,
    }),
    officePage(owners, {
      path: '/asset/depreciation',
      name: 'asset-depreciation',
      title: { th: 'ค่าเสื่อมราคา', en: 'Depreciation' },
      screen: 'worth/depreciation',
      linkedFromList: 'asset',
      ...inMenu,
      help: [
        {
          th: 'เปิดคิดค่าเสื่อมราคาในการตั้งค่าทรัพย์สิน กำหนดอายุการใช้งานของแต่ละหมวด แล้วดูมูลค่าตามบัญชี ณ วันที่เลือก',
          en: 'Turn on depreciation in the settings, set the useful life of each category, and view book values on a date.',
        },
        {
          th: 'คิดวิธีเส้นตรงตามจำนวนวันตั้งแต่วันเริ่มใช้งาน เมื่อครบอายุเหลือมูลค่าที่กำหนด ทรัพย์สินของรัฐเหลือ 1 บาท',
          en: 'Straight-line by days from the first day of use. The residual value that you set remains (1 baht for state property).',
        },
      ],
    }),
    officePage(owners, {
      path: '/asset/life',
      name: 'asset-life',
      title: { th: 'อายุการใช้งานตามหมวด', en: 'Useful lives by category' },
      list: 'asset_life',
    }),
    officePage(owners, {
      path: '/asset/life/add',
      name: 'asset-life-add',
      title: { th: 'เพิ่มอายุการใช้งาน', en: 'Add useful life' },
      add: 'asset_life',
    }),
    officePage(owners, {
      path: '/asset/life/edit/:id',
      name: 'asset-life-edit',
      title: { th: 'แก้ไขอายุการใช้งาน', en: 'Edit useful life' },
      edit: 'asset_life',
    }),
    officePage(owners, {
      path: '/asset/category',
      name: 'asset-category',
      title: { th: 'หมวดทรัพย์สิน', en: 'Asset categories' },
      list: 'code_item',
      ...ofAssets,
      ...inMenu,
    }),
    officePage(owners, {
      path: '/asset/category/add',
      name: 'asset-category-add',
      title: { th: 'เพิ่มหมวดทรัพย์สิน', en: 'Add category' },
      add: 'code_item',
      ...ofAssets,
    }),
    officePage(owners, {
      path: '/asset/category/edit/:id',
      name: 'asset-category-edit',
      title: { th: 'แก้ไขหมวดทรัพย์สิน', en: 'Edit category' },
      edit: 'code_item',
      ...ofAssets,
    }),
  ],
})
