/** How far the goods of an order are. */
export const shippingStates = [
  { value: 'preparing', label: { th: 'กำลังเตรียมจัดส่ง', en: 'Preparing' } },
  { value: 'part', label: { th: 'จัดส่งแล้วบางส่วน', en: 'Partly sent' } },
  { value: 'sent', label: { th: 'จัดส่งแล้ว', en: 'Sent' } },
  { value: 'delivered', label: { th: 'ได้รับสินค้าแล้ว', en: 'Delivered' } },
] as const

export type ShippingState = (typeof shippingStates)[number]['value']

/** The state of an order whose parcels have these states. `isAll`: all of its goods are in them. */
export const shippingOf = (parcels: readonly ShippingState[], isAll: boolean): ShippingState => {
  if (parcels.length === 0) return 'preparing'
  if (!isAll) return 'part'
  return parcels.every((state) => state === 'delivered') ? 'delivered' : 'sent'
}
