import type { NewRowOf } from '#platform/data/collection/registry.ts'

/** The built-in codes. Every site starts with them, and they cannot be removed. */
export const systemCodes: readonly NewRowOf<'code_item'>[] = [
  { list: 'category', code: 'course', name: 'หลักสูตร', nameEn: 'Courses', order: 1 },
  { list: 'category', code: 'product', name: 'สินค้า', nameEn: 'Products', order: 2 },
  { list: 'category', code: 'content', name: 'เนื้อหา', nameEn: 'Content', order: 3 },
  { list: 'type', code: 'online', name: 'ออนไลน์', nameEn: 'Online', order: 1 },
  { list: 'type', code: 'onsite', name: 'ณ สถานที่', nameEn: 'Onsite', order: 2 },
  { list: 'mode', code: 'standard', name: 'มาตรฐาน', nameEn: 'Standard', order: 1 },
]
