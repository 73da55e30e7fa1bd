import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Autosaving, againMs, restMs, type AutosavingMessage } from './autosaving.ts'
import type { KeptDraft } from './kept-draft.ts'
import type { SendDraftResponse, Writing } from './send-draft.ts'

type Draft = { attempt: number; version: number | null; text: string; isOpen: boolean }

/** A fake server that saves drafts like the real one, a device, and pages that write to it. */
const stage = (draft: Partial<Draft> = {}) => {
  const server: Draft = { attempt: 1, version: null, text: '', isOpen: true, ...draft }
  const sent: Writing[] = []
  const device: { kept: KeptDraft | null; isOffline: boolean; losesAnswers: boolean } = {
    ...{ kept: null, isOffline: false, losesAnswers: false },
  }
  const answer = (isKept: boolean): SendDraftResponse => ({ ...server, isKept })
  const keep = ({ attempt, version, text }: Writing): SendDraftResponse => {
    if (!server.isOpen || attempt !== server.attempt) return answer(false)
    if (text.trim() === server.text && server.version !== null) return answer(true)
    if (version !== server.version) return answer(false)
    Object.assign(server, { text: text.trim(), version: (server.version ?? 0) + 1 })
    return answer(true)
  }
  const page = () => {
    const form = { text: server.text, seen: { attempt: server.attempt, version: server.version } }
    const told: AutosavingMessage[] = []
    const autosaving = new Autosaving({
      has: { text: server.text, files: [] },
      paper: {
        text: () => form.text,
        files: () => [],
        seen: () => form.seen,
        write: (text) => void (form.text = text),
        note: ({ attempt, version }) => void (form.seen = { attempt, version }),
      },
      shelf: {
        read: () => device.kept,
        keep: (kept) => void (device.kept = kept),
        forget: () => void (device.kept = null),
      },
      send: async (writing) => {
        sent.push(writing)
        if (device.isOffline) return 'lost'
        const said = keep(writing)
        return device.losesAnswers ? 'lost' : said
      },
      tell: (one) => told.push(one),
    })
    autosaving.begin()
    const write = (text: string) => {
      form.text = text
      autosaving.wrote()
    }
    return { form, autosaving, write, told, said: () => told.at(-1)?.state }
  }
  return { server, sent, device, page }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('what a learner writes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is kept once he rests, not at each letter, and forgotten on the device then', async () => {
    const { server, sent, device, page } = stage()
    const { write, said } = page()
    for (const text of ['ท', 'ทา', 'ทาง', 'ทางออก']) {
      write(text)
      await pass(restMs / 2)
    }
    expect(sent).toEqual([])
    expect(device.kept).toMatchObject({ text: 'ทางออก' })
    await pass(restMs)
    expect(sent).toEqual([{ attempt: 1, version: null, text: 'ทางออก', files: [] }])
    expect(server).toMatchObject({ text: 'ทางออก', version: 1 })
    expect(device.kept).toBeNull()
    expect(said()).toBe('kept')
    await pass(60_000)
    expect(sent).toHaveLength(1)
  })

  it('waits on the device without a network, and is kept once it is back', async () => {
    const { server, device, page } = stage()
    const { write, said } = page()
    device.isOffline = true
    write('ในรถไฟ')
    await pass(restMs)
    expect(said()).toBe('offline')
    expect(device.kept).toMatchObject({ text: 'ในรถไฟ' })
    device.isOffline = false
    await pass(againMs)
    expect(server.text).toBe('ในรถไฟ')
    expect(said()).toBe('kept')
  })

  it('comes back in a new tab when the old one was closed before anything was sent', async () => {
    const { server, page } = stage({ version: 3, text: 'เดิม' })
    const closed = page()
    closed.write('เดิม และต่อ')
    closed.autosaving.end()
    const { form, said } = page()
    expect(form.text).toBe('เดิม และต่อ')
    expect(said()).toBe('restored')
    await pass(restMs)
    expect(server).toMatchObject({ text: 'เดิม และต่อ', version: 4 })
  })

  it('is no surprise to itself where an answer was lost, in the same tab and in the next', async () => {
    const { server, device, page } = stage()
    const one = page()
    device.losesAnswers = true
    one.write('หนึ่ง')
    await pass(restMs)
    expect(server.version).toBe(1)
    one.write('หนึ่ง สอง')
    one.autosaving.end()
    device.losesAnswers = false
    const next = page()
    expect(next.form.text).toBe('หนึ่ง สอง')
    await pass(restMs)
    expect(server).toMatchObject({ text: 'หนึ่ง สอง', version: 2 })
    device.losesAnswers = true
    next.write('สาม')
    await pass(restMs)
    device.losesAnswers = false
    next.write('สี่')
    await pass(restMs + 10)
    expect(server.text).toBe('สี่')
    expect(next.told.map(({ state }) => state)).not.toContain('two')
  })

  it('stops where it was written in another tab too, and overwrites nothing until he chooses', async () => {
    const { server, sent, page } = stage({ version: 1, text: 'เดิม' })
    const [one, two] = [page(), page()]
    one.write('ของแท็บแรก')
    await pass(restMs)
    two.write('ของแท็บสอง')
    await pass(restMs)
    expect(two.told.at(-1)).toMatchObject({ state: 'two', theirs: { text: 'ของแท็บแรก', version: 2 } })
    two.write('ของแท็บสอง ต่อ')
    await pass(60_000)
    expect(sent).toHaveLength(2)
    expect(server.text).toBe('ของแท็บแรก')
    two.autosaving.takeMine({ attempt: 1, version: 2 })
    await pass(0)
    expect(server).toMatchObject({ text: 'ของแท็บสอง ต่อ', version: 3 })
    one.write('แท็บแรกอีกครั้ง')
    await pass(restMs)
    expect(one.said()).toBe('two')
  })

  it('asks in the next tab where both the device and another wrote on', async () => {
    const { server, page } = stage({ version: 1, text: 'เดิม' })
    const closed = page()
    closed.write('บนเครื่องนี้')
    closed.autosaving.end()
    Object.assign(server, { version: 2, text: 'จากมือถือ' })
    const { told, form } = page()
    expect(told.at(-1)).toMatchObject({ state: 'two', theirs: { text: 'จากมือถือ', version: 2 } })
    expect(form.text).toBe('บนเครื่องนี้')
    await pass(60_000)
    expect(server.text).toBe('จากมือถือ')
  })

  it('is not kept after it was handed in elsewhere, and he is told', async () => {
    const { server, page } = stage({ version: 1, text: 'ส่งแล้ว' })
    const { write, said } = page()
    server.isOpen = false
    write('แก้ทีหลัง')
    await pass(restMs)
    expect(said()).toBe('closed')
    expect(server.text).toBe('ส่งแล้ว')
  })

  it('is sent on when the page is left, though something is on its way', async () => {
    const { server, page } = stage()
    const { write, autosaving } = page()
    write('ก่อนปิด')
    void autosaving.save(true)
    await pass(0)
    expect(server.text).toBe('ก่อนปิด')
  })

  it('that was typed before the script came is kept as well', async () => {
    const { server, device } = stage()
    const form = { text: 'เร็วกว่าสคริปต์' }
    const one = new Autosaving({
      has: { text: '', files: [] },
      paper: {
        ...{ text: () => form.text, files: () => [], write: () => {}, note: () => {} },
        seen: () => ({ attempt: 1, version: null }),
      },
      shelf: { read: () => device.kept, keep: () => {}, forget: () => {} },
      send: async (writing) => ({ ...server, isKept: true, text: (server.text = writing.text) }),
      tell: () => {},
    })
    one.begin()
    await pass(restMs)
    expect(server.text).toBe('เร็วกว่าสคริปต์')
  })
})
