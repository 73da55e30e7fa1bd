import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import dashboard from './sample-dashboard/block.ts'
import { load as loadDashboard } from './sample-dashboard/load.server.ts'
import Dashboard from './sample-dashboard/view.tsx'
import { sampleOrders, sampleTasks } from './sample.ts'
import calendar from './task-calendar/block.ts'
import { load as loadCalendar } from './task-calendar/load.server.ts'
import Calendar from './task-calendar/view.tsx'

const now = Date.parse('2026-11-18T03:00:00Z')
const ctxIn = (locale: 'th' | 'en') =>
  ({ locale, now, validity: { until: Infinity }, site: { words: { th: {}, en: {} } } }) as unknown as Context
const placed = [{ id: 'a', props: calendar.defaults }]
const shownIn = async (locale: 'th' | 'en') => (await loadCalendar(ctxIn(locale), placed)).a!

it.each([calendar, dashboard])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

it('a task and a sample order hold what the specification says, and nothing else', () => {
  const fields = ['title', 'color', 'assignedTo', 'priority', 'description', 'startDate', 'dueDate']
  for (const task of sampleTasks('2026-11-18')) {
    expect(Object.keys(task).toSorted()).toEqual(fields.toSorted())
    expect(['High', 'Medium', 'Low']).toContain(task.priority)
    expect(task.startDate <= task.dueDate).toBe(true)
  }
  for (const order of sampleOrders('2026-11-18')) {
    expect(Object.keys(order).toSorted()).toEqual(['customerName', 'date', 'id', 'status', 'total'])
    expect(['Shipped', 'Pending', 'Delivered']).toContain(order.status)
  }
})

it.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-12-31'])(
  'on %s something is under way, late and ahead',
  (today) => {
    const under = sampleTasks(today).filter(({ startDate, dueDate }) => startDate <= today && today <= dueDate)
    expect(under.length).toBeGreaterThan(2)
    expect(sampleTasks(today).some(({ dueDate }) => dueDate < today)).toBe(true)
    expect(sampleTasks(today).some(({ startDate }) => startDate > addDays(today, 27))).toBe(true)
  },
)

it('the calendar counts its tasks by status, and offers five years before and after', async () => {
  const shown = await shownIn('th')
  for (const { status, count, percent } of shown.shares) {
    expect(count).toBe(shown.tasks.filter((task) => task.status === status).length)
    expect(percent).toBe(Math.round((count / shown.tasks.length) * 10_000) / 100)
  }
  expect(shown.years.map(({ label }) => label)).toEqual(Array.from({ length: 11 }, (_, at) => String(2564 + at)))
  expect((await shownIn('en')).years[0]).toEqual({ year: 2021, label: '2021' })
})

it.each([
  ['th', 'อาทิตย์', 'พฤศจิกายน 2569', 'ข้อมูลตัวอย่าง', ['กำลังดำเนินการ', 'เลยกำหนด', 'ยังไม่เริ่ม']],
  ['en', 'Sunday', 'November 2026', 'Sample data', ['In Progress', 'Overdue', 'Upcoming']],
] as const)(
  'in %s it begins on %s, shows %s, says that it is a sample, and has its board',
  async (locale, first, month, sample, board) => {
    const text = renderToStaticMarkup(<Calendar shown={await shownIn(locale)} />)
    expect(/<th scope="col" abbr="([^"]+)"/.exec(text)?.[1]).toBe(first)
    expect(text).toContain(`>${month}</caption>`)
    expect(text).toContain(sample)
    expect([...text.matchAll(/<h3>([^<]+) <span class="num">/g)].map(([, heading]) => heading)).toEqual(board)
    expect(text).toMatch(/<td[^>]*data-compact="true"[^>]*aria-current="date"/)
  },
)

it('the dashboard shows its sample orders, and says that they are', async () => {
  const { a } = await loadDashboard(ctxIn('th'), [{ id: 'a', props: dashboard.defaults }])
  const text = renderToStaticMarkup(<Dashboard shown={a!} />)
  for (const said of [
    'ข้อมูลตัวอย่าง',
    'A-1048',
    'มาลี ใจเย็น',
    '18 พ.ย. 2569',
    'รอดำเนินการ',
    '3,150\u00a0บาท',
    '13,250\u00a0บาท',
  ])
    expect(text).toContain(said)
})
