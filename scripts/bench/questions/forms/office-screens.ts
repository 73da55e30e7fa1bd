import { setTimeout as sleep } from 'node:timers/promises'
import { ask, oneByOne, percentiles } from '../../load.ts'
import { residentBytes } from '../../servers.ts'
import type { FormsPlace } from './forms-place.ts'

const [warmUps, counted] = [3, 15]
/** Milliseconds between two looks at the memory of the process. */
const lookEveryMs = 100

/** Milliseconds, and megabytes by which the process grew at most: from the first list on, and while it made the file. */
export interface OfficeTimes {
  listMs: number
  choiceMs: number
  textMs: number
  summaryMs: number
  fileMs: number
  grownMB: number
  fileGrownMB: number
  file: Uint8Array<ArrayBuffer>
}

/** The list of submissions, its filters, the summary and the spreadsheet of the form. */
export async function timeOffice(place: FormsPlace): Promise<OfficeTimes> {
  const { port, formID, staff: cookie } = place
  const path = `/cms/form/${formID}`
  await ask(port, { path, cookie })
  const memory = await watchMemory(port)
  const timed = (address: string) => timeOf(port, { path: address, cookie })
  const listMs = await timed(path)
  const choiceMs = await timed(`${path}?field=kind&value=kind3`)
  const textMs = await timed(`${path}?field=name&value=ผู้ตอบ ที่ 777`)
  const summaryMs = await timed(`${path}/summary`)
  const file = await timeFile(place)
  return { listMs, choiceMs, textMs, summaryMs, ...file, grownMB: await memory.stop() }
}

async function timeFile({ port, formID, staff: cookie }: FormsPlace) {
  const memory = await watchMemory(port)
  const from = performance.now()
  const answer = await fetch(`http://localhost:${port}/cms/form/${formID}/export/xlsx`, {
    headers: { cookie, 'accept-language': 'th' },
  })
  if (answer.status !== 200) throw new Error(`the spreadsheet was answered ${answer.status}`)
  const file = new Uint8Array(await answer.arrayBuffer())
  const fileMs = performance.now() - from
  return { fileMs, file, fileGrownMB: await memory.stop() }
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

async function watchMemory(port: number) {
  const before = await residentBytes(port)
  const sizes = [before]
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      sizes.push(await residentBytes(port))
      await sleep(lookEveryMs)
    }
  })()
  return {
    stop: async (): Promise<number> => {
      isOver = true
      await looking
      return (Math.max(...sizes) - before) / 1e6
    },
  }
}
