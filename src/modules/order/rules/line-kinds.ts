/** What a line of an order sells. A line of the kind shipping is the price of the delivery. */
export const lineKinds = [
  { value: 'goods', label: { th: 'สินค้า', en: 'Goods' } },
  { value: 'course', label: { th: 'หลักสูตร', en: 'Course' } },
  { value: 'credit', label: { th: 'เครดิต', en: 'Credit' } },
  { value: 'plan', label: { th: 'สมาชิกรายงวด', en: 'Subscription' } },
  { value: 'seats', label: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' } },
  { value: 'shipping', label: { th: 'ค่าจัดส่ง', en: 'Shipping' } },
] as const

export type LineKind = (typeof lineKinds)[number]['value']
