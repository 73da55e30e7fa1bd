import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  cascading,
  computed,
  derived,
  exampled,
  jsonOf,
  number,
  reference,
  revealing,
  withUnit,
  optional,
  code,
} from '#platform/data/collection/field-builders.ts'
import { countOf, linesOf, totalOf } from './cart-fields.ts'
import { cartLineShape } from '../rules/cart-lines.ts'

const answeredLine = z.strictObject({
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  quantity: z.number(),
})
type Answered = z.infer<typeof answeredLine>
type Line = z.infer<typeof cartLineShape>

/**
 * The cart of a learner (specification §3). It holds SKUs and quantities only. Name and price are answered from the
 * products as they are now (U7).
 */
export const cart = defineCollection({
  name: 'cart',
  label: { th: 'ตะกร้าสินค้า', en: 'cart' },
  plural: { th: 'ตะกร้าสินค้า', en: 'Carts' },
  site: null,
  softDelete: true,
  title: ['userID'],
  fields: {
    userID: cascading(reference('user')('ผู้เรียน', 'Learner')),
    lines: computed<Line[], Line[]>(
      [],
      exampled(() => [], jsonOf<Line[], Line[]>(z.array(cartLineShape))('รายการที่เก็บ', 'Stored lines')),
    ),
    mergedFrom: computed(null, optional(code('ตะกร้าที่รวมแล้ว', 'Merged visitor cart'))),
    products: revealing(
      'product',
      derived(linesOf, jsonOf<Answered[], Answered[]>(z.array(answeredLine))('สินค้า', 'Products')),
    ),
    count: revealing(
      'product',
      derived(countOf, withUnit({ th: 'ชิ้น', en: 'pieces' }, number('จำนวนสินค้า', 'Item count'))),
    ),
    total: revealing('product', derived(totalOf, withUnit({ th: 'บาท', en: 'baht' }, baht('ยอดสุทธิ', 'Net total')))),
  },
  relations: { user: { to: 'user', from: 'userID', at: '_id' } },
  uniques: [['userID']],
  indexes: [['createdAt desc']],
  access: {
    read: (viewer) => isAtLeast(viewer, 'admin') || (viewer.role === 'user' && { userID: viewer.id }),
    create: nobody,
    update: nobody,
    remove: nobody,
  },
  list: { columns: ['userID', 'count', 'total', 'updatedAt'], search: [], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    cart: typeof cart
  }
}
