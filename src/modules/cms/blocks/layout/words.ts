/** Words of the layout blocks. */
export const layoutWords = {
  tabs: { th: 'แท็บเนื้อหา', en: 'Tabs' },
  newTab: { th: '(เปิดแท็บใหม่)', en: '(opens in a new tab)' },
} as const
