import { ask, oneByOne, percentiles } from '../../load.ts'
import { residentBytes } from '../../servers.ts'
import type { SalesPlace } from './sales-place.ts'

const [warmUps, counted] = [3, 20]

interface ListTimes {
  pageMs: number
  /** Milliseconds to the first and to the last byte of the export, its megabytes, and those that the process grew by. */
  export: { firstMs: number; allMs: number; megabytes: number; grownMegabytes: number }
}

/** The first page of the orders in the back office, and their export. */
export async function timeOfficeList(place: SalesPlace): Promise<ListTimes> {
  const { port, staff: cookie } = place
  const agent = oneByOne()
  const times: number[] = []
  try {
    for (let n = 0; n < warmUps + counted; n++) {
      const from = performance.now()
      await ask(port, { path: '/order/index/dashboard', cookie }, agent)
      if (n >= warmUps) times.push(performance.now() - from)
    }
  } finally {
    agent.destroy()
  }
  return { pageMs: percentiles(times).p50, export: await timeExport(place) }
}

async function timeExport({ port, staff: cookie }: SalesPlace): Promise<ListTimes['export']> {
  const before = await residentBytes(port)
  const from = performance.now()
  const answer = await fetch(`http://localhost:${port}/api/order/export?format=csv`, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`the export was answered ${answer.status}: ${await answer.text()}`)
  let [bytes, firstMs] = [0, 0]
  for await (const chunk of answer.body!) {
    if (bytes === 0) firstMs = performance.now() - from
    bytes += chunk.length
  }
  const allMs = performance.now() - from
  const grownMegabytes = ((await residentBytes(port)) - before) / 1e6
  return { firstMs, allMs, megabytes: bytes / 1e6, grownMegabytes }
}
