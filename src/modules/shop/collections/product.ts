import { z } from 'zod'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  code,
  computed,
  derived,
  entriesOf,
  exampled,
  headed,
  immutable,
  initially,
  jsonOf,
  longtext,
  number,
  numberBetween,
  optional,
  reference,
  revealing,
  richtext,
  sentAsFile,
  shownWhen,
  slugOf,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { taxClasses } from '#domain/money/tax/tax-classes.ts'
import { imagesOf, stockOf, type Variant, variantShape, variantsOf } from './product-fields.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }
const picture = (th: string, en: string) =>
  exampled(() => null, optional(sentAsFile(['png', 'jpg', 'jpeg', 'webp'], text(th, en))))
const properties = entriesOf(
  clean(130)
    .overwrite((written) => written.replace(/\s*:\s*/, ': '))
    .refine((written) => written === '' || /^[^:]{1,60}: [^:]{1,60}$/.test(written)),
)

/**
 * A product of the shop (specification §3). What a visitor chooses and what is counted are its variants,
 * `subProducts`. They are rows of `sub_product` and `stock_item`.
 */
export const product = defineCollection({
  name: 'product',
  label: { th: 'สินค้า', en: 'product' },
  plural: { th: 'สินค้า', en: 'Products' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อสินค้า', 'Name'),
    slug: withHint(
      { th: 'ถ้าเว้นว่าง ระบบจะสร้างจากชื่อ', en: 'Leave empty to create it from the name' },
      slugOf('name', code('ชื่อใน URL', 'Slug')),
    ),
    kind: immutable(
      initially(
        'goods',
        choice([
          { value: 'goods', label: { th: 'สินค้าที่จัดส่ง', en: 'Goods' } },
          { value: 'course', label: { th: 'หลักสูตร', en: 'Course' } },
        ])('ประเภทสินค้า', 'Kind'),
      ),
    ),
    courseID: shownWhen(
      { kind: 'course' },
      exampled(() => null, optional(reference('course')('หลักสูตร', 'Course'))),
      { isRequired: true },
    ),
    category: exampled(() => null, optional(reference('product_category')('หมวดสินค้า', 'Category'))),
    vendorID: exampled(() => null, optional(reference('vendor')('ผู้ขาย', 'Vendor'))),
    properties: withHint(
      { th: 'เขียนเป็น ชื่อ: ค่า เช่น วัสดุ: ผ้าฝ้าย', en: 'Write name: value, such as Material: cotton' },
      initially<string[], string[]>([], properties('คุณสมบัติ', 'Properties')),
    ),
    image: picture('รูปหลัก', 'Main image'),
    secondImage: picture('รูปที่ 2', 'Second image'),
    thirdImage: picture('รูปที่ 3', 'Third image'),
    images: derived(imagesOf, jsonOf<string[], string[]>(z.array(z.string()))('รูปสินค้า', 'Images')),
    summary: initially('', longtext('คำอธิบายสั้น', 'Short description')),
    description: initially('', richtext('รายละเอียด', 'Description')),
    taxClass: initially('vat', choice(taxClasses)('ภาษี', 'Tax class')),
    price: headed({ th: 'ราคา (บาท)', en: 'Price (baht)' }, withUnit(bahtUnit, baht('ราคาปกติ', 'Price'))),
    sale_price: withHint(
      { th: 'ถ้ากำหนด ลูกค้าจ่ายราคานี้', en: 'If set, customers pay this price' },
      optional(headed({ th: 'ราคาขาย (บาท)', en: 'Sale (baht)' }, withUnit(bahtUnit, baht('ราคาขาย', 'Sale price')))),
    ),
    creditPrice: shownWhen(
      { kind: 'goods' },
      withHint(
        { th: 'เว้นว่างคือแลกด้วยเครดิตไม่ได้', en: 'Leave empty if it cannot be redeemed' },
        optional(
          withUnit({ th: 'เครดิต', en: 'credits' }, numberBetween(1, 1_000_000)('แลกด้วยเครดิต', 'Price in credits')),
        ),
      ),
    ),
    mostEach: withHint(
      { th: 'เว้นว่างคือไม่จำกัด', en: 'Leave empty for no limit' },
      optional(withUnit({ th: 'ชิ้น', en: 'pieces' }, numberBetween(1, 1000)('ซื้อได้สูงสุดต่อครั้ง', 'Limit per order'))),
    ),
    status: initially(false, boolean('เผยแพร่', 'Published')),
    availability: computed(
      0,
      withHint(
        { th: '0 คือหมด 6 คือมากกว่า 5', en: '0 is out of stock, 6 is more than 5' },
        number('มีสินค้า', 'Availability'),
      ),
    ),
    isSample: computed(false, boolean('สินค้าตัวอย่าง', 'Sample')),
    stock: derived(stockOf, optional(withUnit({ th: 'ชิ้น', en: 'pieces' }, number('พร้อมขาย', 'In stock')))),
    subProducts: revealing(
      'sub_product',
      derived(variantsOf, jsonOf<Variant[], Variant[]>(z.array(variantShape))('ตัวเลือกสินค้า', 'Variants')),
    ),
  },
  relations: { category: { to: 'product_category', from: 'category', at: '_id' } },
  checks: ['"creditPrice" > 0'],
  uniques: [['slug']],
  indexes: [
    ['status', 'createdAt desc'],
    ['vendorID', 'createdAt desc'],
    ['category', 'createdAt desc'],
    ['creditPrice', 'createdAt desc'],
    ['createdAt desc'],
  ],
  order: 'createdAt desc',
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'image', 'category', 'price', 'sale_price', 'stock', 'status'],
    search: ['name', 'slug', 'summary'],
    sort: 'createdAt desc',
    state: 'status',
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'live', label: { th: 'เผยแพร่แล้ว', en: 'Published' }, rows: { status: true } },
      { name: 'out', label: { th: 'สินค้าหมด', en: 'Out of stock' }, rows: { availability: 0 } },
      { name: 'draft', label: { th: 'ฉบับร่าง', en: 'Drafts' }, rows: { status: false } },
    ],
  },
  form: [
    {
      title: { th: 'สินค้า', en: 'Product' },
      fields: ['name', 'slug', 'kind', 'courseID', 'category', 'vendorID', 'status'],
    },
    { title: { th: 'ราคา', en: 'Price' }, fields: ['price', 'sale_price', 'creditPrice', 'taxClass', 'mostEach'] },
    { title: { th: 'รูปสินค้า', en: 'Images' }, fields: ['image', 'secondImage', 'thirdImage'] },
    { title: { th: 'รายละเอียด', en: 'Description' }, fields: ['summary', 'description', 'properties'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    product: typeof product
  }
}
