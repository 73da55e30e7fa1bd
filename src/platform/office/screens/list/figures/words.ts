import type { Granularity } from '#domain/thai-calendar/time-buckets.ts'
import type { Text } from '#platform/site/i18n/words.ts'

export const chartWords = {
  table: { th: 'แสดงเป็นตาราง', en: 'Show as a table' },
  periods: { th: 'ช่วงเวลา', en: 'Period' },
  count: { th: 'จำนวนรายการ', en: 'Records' },
  empty: { th: 'ยังไม่มีข้อมูลให้เปรียบเทียบ', en: 'Nothing to compare yet' },
  hide: { th: 'ซ่อนภาพรวม', en: 'Hide the overview' },
  show: { th: 'แสดงภาพรวม', en: 'Show the overview' },
  counting: { th: 'กำลังนับจำนวน', en: 'Counting' },
  emptyTime: { th: 'ไม่มีข้อมูลในช่วงนี้', en: 'Nothing in this period' },
  none: { th: 'ไม่ระบุ', en: 'None' },
  rest: { th: 'อื่น ๆ', en: 'Others' },
} as const

/** The time scale of a chart, and the name of one period. */
export const strideWords: Record<Granularity, { shown: Text; one: Text }> = {
  day: { shown: { th: '30 วัน', en: '30 days' }, one: { th: 'วันที่', en: 'Day' } },
  week: { shown: { th: '12 สัปดาห์', en: '12 weeks' }, one: { th: 'สัปดาห์', en: 'Week' } },
  month: { shown: { th: '12 เดือน', en: '12 months' }, one: { th: 'เดือน', en: 'Month' } },
}
