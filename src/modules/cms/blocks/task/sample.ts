import { addDays } from '#domain/thai-calendar/bangkok.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** A task of the sample calendar (specification §3). Nothing of it is stored. */
export interface SampleTask {
  title: Text
  startDate: string
  dueDate: string
  color: string
  description: Text
  assignedTo: Text
  priority: 'High' | 'Medium' | 'Low'
}

/** A row of the sample orders (specification §3). `total` is in baht. */
export interface SampleOrder {
  id: string
  customerName: Text
  date: string
  status: 'Shipped' | 'Pending' | 'Delivered'
  total: number
}

const people = {
  malee: { th: 'มาลี ใจเย็น', en: 'Malee Chaiyen' },
  somchai: { th: 'สมชาย ตั้งใจ', en: 'Somchai Tangchai' },
  wipa: { th: 'วิภา ขยันดี', en: 'Wipa Khayandee' },
}

const colours = { indigo: '#3b5bbd', orange: '#b45309', green: '#15803d', red: '#b91c1c', violet: '#6d28d9' }

type Days = [from: number, to: number]
type Drawn = Omit<SampleTask, 'startDate' | 'dueDate'> & { days: Days }

/** Days are relative to today, so that some tasks are always current, late and upcoming. */
const tasks: readonly Drawn[] = [
  {
    title: { th: 'เตรียมห้องฝึกเดินสายไฟ', en: 'Prepare the wiring workshop' },
    ...{ days: [-1, 2], color: colours.indigo, assignedTo: people.somchai, priority: 'High' },
    description: { th: 'ตรวจแผงฝึก 12 ชุดและเครื่องมือวัดให้ครบ', en: 'Check 12 training boards and the meters.' },
  },
  {
    title: { th: 'ตรวจข้อสอบรุ่น 4', en: 'Mark the papers of round 4' },
    ...{ days: [0, 1], color: colours.orange, assignedTo: people.wipa, priority: 'Medium' },
    description: { th: 'ข้อสอบอัตนัย 28 ชุด ส่งผลภายในสองวัน', en: '28 written papers; results within two days.' },
  },
  {
    title: { th: 'ประชุมครูประจำสัปดาห์', en: 'Weekly meeting of teachers' },
    ...{ days: [0, 0], color: colours.green, assignedTo: people.malee, priority: 'Low' },
    description: { th: 'วาระตารางสอนเดือนหน้าและครูพิเศษ', en: 'Next month’s timetable and visiting teachers.' },
  },
  {
    title: { th: 'ถ่ายวิดีโอบทนำ', en: 'Film the introduction' },
    ...{ days: [-6, -3], color: colours.red, assignedTo: people.somchai, priority: 'High' },
    description: { th: 'บทนำหลักสูตรไฟฟ้าภายในอาคาร ความยาว 5 นาที', en: 'Five minutes for the wiring course.' },
  },
  {
    title: { th: 'ส่งรายชื่อผู้สอบ', en: 'Send the list of candidates' },
    ...{ days: [-9, -8], color: colours.violet, assignedTo: people.malee, priority: 'Medium' },
    description: { th: 'ส่งรายชื่อให้ศูนย์ทดสอบก่อนวันสอบ', en: 'To the test centre, before the day of the test.' },
  },
  {
    title: { th: 'เปิดรับสมัครรุ่น 5', en: 'Open round 5' },
    ...{ days: [4, 9], color: colours.indigo, assignedTo: people.wipa, priority: 'High' },
    description: { th: 'ตรวจราคาและจำนวนที่นั่งก่อนเปิด', en: 'Check price and seats before it opens.' },
  },
  {
    title: { th: 'ซ้อมอพยพหนีไฟ', en: 'Fire drill' },
    ...{ days: [7, 7], color: colours.red, assignedTo: people.somchai, priority: 'Medium' },
    description: { th: 'ทุกอาคาร พร้อมกันเวลา 10.00 น.', en: 'All buildings at 10:00.' },
  },
  {
    title: { th: 'ทำบัตรประจำตัวผู้เรียน', en: 'Make learner cards' },
    ...{ days: [33, 36], color: colours.green, assignedTo: people.malee, priority: 'Low' },
    description: { th: 'พิมพ์บัตรของผู้เรียนรุ่น 5', en: 'Print the cards of round 5.' },
  },
]

const orders: readonly (Omit<SampleOrder, 'date'> & { ago: number })[] = [
  { id: 'A-1048', customerName: people.malee, ago: 0, status: 'Pending', total: 3150 },
  { id: 'A-1047', customerName: people.somchai, ago: 1, status: 'Shipped', total: 690 },
  { id: 'A-1046', customerName: people.wipa, ago: 2, status: 'Delivered', total: 5760 },
  { id: 'A-1045', customerName: people.malee, ago: 4, status: 'Delivered', total: 1200 },
  { id: 'A-1044', customerName: people.somchai, ago: 5, status: 'Shipped', total: 2450 },
]

/** The sample tasks around a Bangkok day. Only widgets labelled as samples use them. */
export const sampleTasks = (today: string): SampleTask[] =>
  tasks.map(({ days: [from, to], ...task }) => ({
    ...task,
    startDate: addDays(today, from),
    dueDate: addDays(today, to),
  }))

/** The sample orders up to a Bangkok day. Only widgets labelled as samples use them. */
export const sampleOrders = (today: string): SampleOrder[] =>
  orders.map(({ ago, ...order }) => ({ ...order, date: addDays(today, -ago) }))
