import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  code,
  date,
  entries,
  exampled,
  initially,
  listedIn,
  longtext,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { assetActions } from '../asset-actions.ts'

const byOwners = (viewer: Viewer) => isAtLeast(viewer, 'superadmin')

/**
 * An asset of the institution (specification L80). It is in stock if nobody holds it and it is in order. Its history
 * shows earlier holders.
 */
export const asset = defineCollection({
  name: 'asset',
  label: { th: 'ทรัพย์สิน', en: 'asset' },
  plural: { th: 'ทรัพย์สิน', en: 'Assets' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    code: code('รหัส', 'Code'),
    name: text('ชื่อทรัพย์สิน', 'Name'),
    category: listedIn('asset', optional(code('หมวด', 'Category'))),
    unit: initially('ชิ้น', text('หน่วยนับ', 'Unit')),
    value: optional(withUnit({ th: 'บาท', en: 'baht' }, baht('มูลค่า', 'Value'))),
    boughtOn: optional(date('วันที่ได้มา', 'Bought on')),
    usedFrom: withHint(
      {
        th: 'เว้นว่างคือวันที่ได้มา ใช้คิดค่าเสื่อมราคา',
        en: 'Leave empty to use the purchase date. Depreciation starts on this date',
      },
      optional(date('วันที่เริ่มใช้งาน', 'Used from')),
    ),
    serial: optional(code('หมายเลขเครื่อง', 'Serial number')),
    place: optional(text('สถานที่เก็บ', 'Place')),
    room: exampled(() => null, optional(reference('room')('ห้อง', 'Room'))),
    remark: initially('', longtext('หมายเหตุ', 'Remark')),
    custodians: initially<string[], string[]>([], entries('ผู้ดูแลทรัพย์สิน', 'Custodians')),
    standing: initially(
      'stock',
      choice([
        { value: 'stock', label: { th: 'ใช้งานได้', en: 'In order' }, tone: 'live' },
        { value: 'repair', label: { th: 'ส่งซ่อม', en: 'In repair' }, tone: 'busy' },
        { value: 'retired', label: { th: 'เลิกใช้', en: 'Retired' }, tone: 'off' },
      ])('สภาพ', 'Condition'),
    ),
    holder: exampled(() => null, optional(reference('asset_holder')('ผู้ถือครอง', 'Holder'))),
    heldSince: optional(date('รับมอบเมื่อ', 'Held since')),
    dueOn: optional(date('กำหนดคืน', 'Due back')),
    returnNote: optional(
      withHint(
        { th: 'เช่น ครบตามรายการ ใช้งานได้ปกติ', en: 'Such as complete and in working order' },
        longtext('สภาพเมื่อรับคืน', 'Condition on return'),
      ),
    ),
  },
  actions: assetActions,
  uniques: [['code']],
  indexes: [['standing', 'code'], ['holder'], ['room']],
  access: {
    read: byOwners,
    create: byOwners,
    update: byOwners,
    remove: (viewer) => byOwners(viewer) && { holder: null },
  },
  list: {
    columns: ['name', 'code', 'category', 'unit', 'value', 'holder', 'dueOn', 'standing'],
    search: ['name', 'code', 'serial', 'place'],
    sort: 'code',
    subtitle: 'code',
    state: 'standing',
    charts: [
      { label: { th: 'มูลค่าตามหมวด', en: 'Value by category' }, sum: 'value', by: 'category' },
      { label: { th: 'ผู้ถือครองมากที่สุด', en: 'Top holders' }, by: 'holder', where: ['holder:filled:'] },
    ],
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'stock', label: { th: 'อยู่ในคลัง', en: 'In stock' }, rows: { holder: null, standing: 'stock' } },
      { name: 'assigned', label: { th: 'มีผู้ถือครอง', en: 'Assigned' }, rows: { holder: { $ne: null } } },
      { name: 'repair', label: { th: 'ส่งซ่อม', en: 'In repair' }, rows: { standing: 'repair' } },
      { name: 'retired', label: { th: 'เลิกใช้', en: 'Retired' }, rows: { standing: 'retired' } },
    ],
  },
  form: [
    { title: { th: 'ทรัพย์สิน', en: 'The asset' }, fields: ['code', 'name', 'category', 'unit', 'serial'] },
    {
      title: { th: 'มูลค่าและที่เก็บ', en: 'Value and place' },
      fields: ['value', 'boughtOn', 'usedFrom', 'room', 'place', 'remark'],
    },
    { title: { th: 'ผู้ดูแล', en: 'Custodians' }, fields: ['custodians'] },
    {
      title: { th: 'การถือครอง', en: 'Current holder' },
      fields: ['standing', 'holder', 'heldSince', 'dueOn', 'returnNote'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    asset: typeof asset
  }
}
