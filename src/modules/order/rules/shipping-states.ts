/** How far the goods of an order are. */
export const shippingStates = [
  { value: 'preparing', label: { th: 'กำลังเตรียมจัดส่ง', en: 'Preparing' } },
  { value: 'sent', label: { th: 'จัดส่งแล้ว', en: 'Sent' } },
  { value: 'delivered', label: { th: 'ได้รับสินค้าแล้ว', en: 'Delivered' } },
] as const

export type ShippingState = (typeof shippingStates)[number]['value']

/** Whether a shipment may move on to a state. It never moves back, and sent details can be corrected. */
export const canMoveTo = (from: ShippingState, to: ShippingState): boolean => {
  const place = (state: ShippingState) => shippingStates.findIndex(({ value }) => value === state)
  return from !== 'delivered' && place(to) >= place(from) && to !== 'preparing'
}
