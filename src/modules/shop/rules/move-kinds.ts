/** Why a number in stock changed. */
export const moveKinds = [
  { value: 'in', label: { th: 'รับเข้า', en: 'Received' }, tone: 'live' as const },
  { value: 'out', label: { th: 'เบิกออก', en: 'Taken out' }, tone: 'off' as const },
  { value: 'adjust', label: { th: 'ปรับยอด', en: 'Adjusted' }, tone: 'busy' as const },
  { value: 'sale', label: { th: 'ขาย', en: 'Sold' }, tone: 'live' as const },
  { value: 'return', label: { th: 'รับคืน', en: 'Returned' }, tone: 'busy' as const },
]
export type MoveKind = 'in' | 'out' | 'adjust' | 'sale' | 'return'
