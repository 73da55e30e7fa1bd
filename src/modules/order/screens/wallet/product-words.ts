/** The words above the list of goods for credit. */
export const productWords = {
  published: { th: 'เปิดให้แลก', en: 'On offer' },
  out: { th: 'สินค้าหมด', en: 'Out of stock' },
  preparing: { th: 'รอจัดส่ง', en: 'To be sent' },
  spent: { th: 'เครดิตที่แลกแล้ว', en: 'Credit redeemed' },
  inventory: { th: 'สต็อกของแลก', en: 'Stock' },
} as const
