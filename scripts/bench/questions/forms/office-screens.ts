import { setTimeout as sleep } from 'node:timers/promises'
import { ask, oneByOne, percentiles } from '../../load.ts'
import { residentBytes } from '../../servers.ts'
import type { FormsPlace } from './forms-place.ts'

export const [warmUps, counted] = [3, 15]
/** Milliseconds between two looks at the memory of the process. */
const lookEveryMs = 100

/** Milliseconds, and megabytes by which the process grew at most. */
export interface OfficeTimes {
  listMs: number
  choiceMs: number
  textMs: number
  summaryMs: number
  fileMs: number
  file: Uint8Array<ArrayBuffer>
  /** While one summary and one spreadsheet were made. */
  grownMB: number
  /** While summaries were made without a pause. */
  summariesGrownMB: number
}

/** The list of submissions, its filters, the summary and the spreadsheet of the form. */
export async function timeOffice(place: FormsPlace): Promise<OfficeTimes> {
  const { port, formID, staff: cookie } = place
  const path = `/cms/form/${formID}`
  const timed = (address: string) => timeOf(port, { path: address, cookie })
  const listMs = await timed(path)
  const choiceMs = await timed(`${path}?field=kind&value=kind3`)
  const textMs = await timed(`${path}?field=name&value=ผู้ตอบ ที่ 777`)
  // One of each comes first: a process whose memory has grown before does not grow.
  const once = await watched(port, async () => {
    await ask(port, { path: `${path}/summary`, cookie })
    return timeFile(place)
  })
  const summary = await watched(port, () => timed(`${path}/summary`))
  return {
    ...{ listMs, choiceMs, textMs, summaryMs: summary.result, ...once.result },
    ...{ grownMB: once.grownMB, summariesGrownMB: summary.grownMB },
  }
}

async function timeFile({ port, formID, staff: cookie }: FormsPlace) {
  const from = performance.now()
  const answer = await fetch(`http://localhost:${port}/cms/form/${formID}/export/xlsx`, {
    headers: { cookie, 'accept-language': 'th' },
  })
  if (answer.status !== 200) throw new Error(`the spreadsheet was answered ${answer.status}`)
  const file = new Uint8Array(await answer.arrayBuffer())
  return { file, fileMs: performance.now() - from }
}

/** The median of requests, one after another. */
async function timeOf(port: number, asked: { path: string; cookie: string }): Promise<number> {
  const agent = oneByOne()
  const times: number[] = []
  try {
    for (let n = 0; n < warmUps + counted; n++) {
      const from = performance.now()
      await ask(port, asked, agent)
      if (n >= warmUps) times.push(performance.now() - from)
    }
  } finally {
    agent.destroy()
  }
  return percentiles(times).p50
}

/** Returns the result of some work, and by how many megabytes the process grew at most meanwhile. */
async function watched<Result>(
  port: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; grownMB: number }> {
  const before = await residentBytes(port)
  let [greatest, isOver] = [before, false]
  const look = async () => {
    greatest = Math.max(greatest, await residentBytes(port))
  }
  const looking = (async () => {
    for (; !isOver; await sleep(lookEveryMs)) await look()
  })()
  const result = await work().finally(() => (isOver = true))
  await looking
  await look()
  return { result, grownMB: (greatest - before) / 1e6 }
}
